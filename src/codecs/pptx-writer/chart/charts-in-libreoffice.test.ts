import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { loadCharts } from '#core/chart/load-charts.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { ChartBox } from '#core/layout/boxes.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { inOfficeFonts } from '#core/theme/in-office-fonts.ts'

import { chartSlides } from '../../../../test/fixtures/decks/chart-slides.ts'
import { loadTestMetrics } from '../../../../test/fixtures/slide-metrics.ts'
import { compareFills, type Page, paintPages } from '../../../../test/judges/compare-fills.ts'
import { findLibreOffice, printWithLibreOffice } from '../../../../test/judges/libreoffice.ts'
import { findPdfTools } from '../../../../test/judges/pdf-tools.ts'
import { writePptx } from '../write-pptx.ts'

const office = (await findPdfTools()) ? await findLibreOffice() : null
if (!office) process.stderr.write('Charts are not judged by LibreOffice, which is not here.\n')

/** Kinds whose areas every program fills alike; lines and rings are drawn in a manner of its own. */
const filled = new Set(['columns', 'bars', 'stacked', 'pie'])
const slides = chartSlides.filter(({ table }) => filled.has(table?.show ?? ''))
const deck: Deck = { title: 'Charts', theme: 'ocean', slides }

describe.skipIf(!office)('drawn by LibreOffice', () => {
  let folder = ''
  let boxes: ChartBox[] = []
  let pages: Page[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-drawn-'))
    const metrics = await loadTestMetrics()
    await loadCharts()
    const theme = inOfficeFonts(findDeckTheme(deck))
    boxes = slides.flatMap((slide, place) =>
      layoutSlide({ slide, theme, place }, metrics).boxes.filter((box) => box.kind === 'chart'),
    )
    const written = await writePptx({ deck, pictures: new Map() }, { metrics })
    if (!written.ok) throw new Error(written.error)
    const file = join(folder, 'charts.pptx')
    await writeFile(file, written.value.bytes)
    const [pdf = ''] = await printWithLibreOffice(office ?? '', [file], { folder, fonts: 'ours' })
    pages = await paintPages(pdf, slides.length)
  }, 600_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('CN5 bars, columns and slices fill what ours fill, to 98 of 100 px', () => {
    expect(boxes.length).toBe(slides.length)
    const shares = boxes.map((box, at) => {
      const page = pages[at]
      return { title: slides[at]?.title, share: page ? compareFills(box, page) : 0 }
    })
    if (process.env['LECTERN_MISSES']) process.stdout.write(`${JSON.stringify(shares, null, 1)}\n`)
    expect(shares.filter(({ share }) => share < 0.98)).toEqual([])
  })
})
