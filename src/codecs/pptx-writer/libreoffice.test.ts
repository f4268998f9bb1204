import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { themes } from '#core/theme/themes.ts'

import { drawPng } from '../../../test/fixtures/draw-png.ts'
import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import { type ComparedBox, compareLines } from '../../../test/judges/compare-lines.ts'
import type { FontsHere } from '../../../test/judges/font-folder.ts'
import { listJudgedSlides, type Script } from '../../../test/judges/judged-slides.ts'
import { findLibreOffice, printWithLibreOffice } from '../../../test/judges/libreoffice.ts'
import { readPdfTexts } from '../../../test/judges/read-pdf-texts.ts'
import { writePptx } from './write-pptx.ts'

const isFull = Boolean(process.env['LECTERN_FULL'])
const office = await findLibreOffice()
if (!office) process.stderr.write('Not judged by LibreOffice, which is not here.\n')

const judged = listJudgedSlides(isFull)
const picture = { bytes: drawPng(400, 300), type: 'image/png' }

type Judged = ComparedBox & { theme: string; script: Script; where: string }

describe.skipIf(!office)('printed by LibreOffice', () => {
  let folder = ''
  let metrics: TextMetrics
  let ours: Judged[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-judged-'))
    metrics = await loadTestMetrics(judged.flatMap(({ slide }) => [slide.title, ...slide.content]))
    ours = await print(
      'ours',
      themes.map(({ id }) => id),
    )
  }, 600_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function print(fonts: FontsHere, ids: readonly string[]): Promise<Judged[]> {
    const decks = ids.map((theme): Deck => {
      return { title: theme, theme, slides: judged.map(({ slide }) => slide) }
    })
    const files: string[] = []
    for (const deck of decks) {
      const pictures = new Map([['asset:picture', picture]])
      const written = await writePptx({ deck, pictures }, { metrics })
      if (!written.ok) throw new Error(written.error)
      const path = join(folder, `${deck.title}.pptx`)
      await writeFile(path, written.value.bytes)
      files.push(path)
    }
    const pdfs = await printWithLibreOffice(office ?? '', files, { folder, fonts })
    const compared: Judged[] = []
    for (const [at, deck] of decks.entries()) {
      const pages = await readPdfTexts(pdfs[at] ?? '')
      expect(pages).toHaveLength(deck.slides.length)
      for (const [place, slide] of deck.slides.entries()) {
        const layout = layoutSlide({ slide, theme: findDeckTheme(deck), place }, metrics)
        const script = judged[place]?.script ?? 'latin'
        for (const box of compareLines(layout, pages[place] ?? []))
          compared.push({ ...box, theme: deck.title, script, where: `${deck.title} ${place + 1}` })
      }
    }
    return compared
  }

  const show = (boxes: readonly Judged[]) =>
    boxes.map(({ where, role, ours: own, theirs }) => ({ where, role, own, theirs }))
  const of = (boxes: readonly Judged[], ...scripts: Script[]) =>
    boxes.filter(({ script }) => scripts.includes(script))

  test('PX10 every line of Latin and of Chinese or Japanese text ends where ours does', () => {
    const wrong = of(ours, 'latin', 'cjk').filter(({ isSame }) => !isSame)
    expect(of(ours, 'latin').length).toBeGreaterThan(150)
    expect(of(ours, 'cjk').length).toBeGreaterThan(30)
    expect(show(wrong)).toEqual([])
  })

  test('PX11 Arabic text has as many lines as ours', () => {
    expect(of(ours, 'arabic').length).toBeGreaterThan(15)
    expect(show(of(ours, 'arabic').filter(({ hasSameCount }) => !hasSameCount))).toEqual([])
  })

  test('PX12 baselines stand within 3 px of ours (p95), and the sides of Latin text within half a percent of the stage', () => {
    const offsets = ours.flatMap(({ baselines }) => baselines.map(Math.abs))
    const ordered = offsets.toSorted((a, b) => a - b)
    expect(ordered[Math.floor(ordered.length * 0.95)]).toBeLessThanOrEqual(3)
    const beside = of(ours, 'latin').filter(({ sides }) => sides.some((px) => Math.abs(px) > 6.4))
    expect(show(beside)).toEqual([])
  })

  test('PX13 nothing overflows', () => {
    expect(show(ours.filter(({ overflows }) => overflows))).toEqual([])
  })

  test('PX14 without their font, themes in Arial keep their lines and no theme overflows', async () => {
    const shown = isFull ? themes : themes.filter(({ id }) => /modern|paper|ocean/.test(id))
    const there = await print(
      'only Arial',
      shown.map(({ id }) => id),
    )
    const arial = new Set(
      themes
        .filter(({ title, content }) => title.family === 'Arimo' && content.family === 'Arimo')
        .map(({ id }) => id),
    )
    const latin = of(there, 'latin')
    expect(show(latin.filter(({ theme, isSame }) => arial.has(theme) && !isSame))).toEqual([])
    expect(show(latin.filter(({ overflows }) => overflows))).toEqual([])
  }, 600_000)
})
