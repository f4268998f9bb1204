import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import type { FileFonts } from '#codecs/file-choices.ts'
import type { Deck } from '#core/deck/deck.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { themes } from '#core/theme/themes.ts'

import { openWrittenPptx } from '../../../../test/fixtures/files/open-written-pptx.ts'
import { allFonts, loadTestMetrics } from '../../../../test/fixtures/slide-metrics.ts'
import { makeDeck, writeWithRealFonts } from '../../../../test/fixtures/files/write-test-pdf.ts'
import { type ComparedBox, compareLines } from '../../../../test/judges/compare-lines.ts'
import { findLibreOffice, printWithLibreOffice } from '../../../../test/judges/libreoffice.ts'
import { listFonts } from '../../../../test/judges/pdf-tools.ts'
import { readPdfTexts } from '../../../../test/judges/read-pdf-texts.ts'
import { unpackFonts } from '../../../../test/judges/unpack-fonts.ts'
import { findValidator, validatePptx } from '../../../../test/judges/validate-pptx.ts'

const isFull = process.env['LECTERN_FULL'] !== undefined
const office = await findLibreOffice()
const python = await findValidator()

let ids = 0
const sample = createSampleDeck(() => `s${++ids}`)
const inTheme = (theme: string): Deck => ({ ...sample, title: theme, theme })

async function write(deck: Deck, fonts: FileFonts) {
  const written = await writeWithRealFonts('pptx', { deck, pictures: new Map() }, { fonts })
  if (!written.ok) throw new Error(written.error)
  return written.value
}

/** The typefaces that any part of a file asks for by name. */
function listTypefaces(bytes: Uint8Array): Set<string> {
  const { names, text } = openWrittenPptx(bytes)
  const parts = names.filter((name) => /^ppt\/(?:slide|theme)/.test(name) && name.endsWith('.xml'))
  const asked = parts.flatMap((name) =>
    [...text(name).matchAll(/<a:(?:latin|buFont) typeface="([^+"][^"]*)"/g)].map(
      ([, found]) => found,
    ),
  )
  return new Set(asked.flatMap((name) => name ?? []))
}

/** The typefaces that a file brings along, each with its faces. */
function listEmbedded(bytes: Uint8Array): Record<string, string[]> {
  const { text } = openWrittenPptx(bytes)
  const fonts = text('ppt/presentation.xml').matchAll(
    /<p:font typeface="([^"]+)"\/>((?:<p:\w+ r:id="\w+"\/>)+)/g,
  )
  return Object.fromEntries(
    [...fonts].map(([, typeface = '', faces = '']) => [
      typeface,
      [...faces.matchAll(/<p:(\w+)/g)].map(([, style = '']) => style),
    ]),
  )
}

const officeNames = /^(?:Arial|Calibri|Cambria|Georgia|Times New Roman|Courier New|Impact)$/

test.each(themes.map(({ id }) => id))(
  'PO20 the file brings along every typeface that it is set in, and none besides: %s',
  async (theme) => {
    const { bytes, losses } = await write(inTheme(theme), 'embedded')
    const asked = [...listTypefaces(bytes)].filter((name) => !officeNames.test(name))
    const embedded = listEmbedded(bytes)
    expect(Object.keys(embedded).toSorted()).toEqual(asked.toSorted())
    expect(asked.length).toBeGreaterThan(0)
    // Without it, programs do not take the others.
    for (const faces of Object.values(embedded)) expect(faces[0]).toBe('regular')
    expect(unpackFonts(bytes)).toHaveLength(Object.values(embedded).flat().length)
    expect(losses).toEqual([])
  },
)

test.each(themes.map(({ id }) => id))(
  'PO21 in Office fonts nothing is set in a typeface that an office program lacks: %s',
  async (theme) => {
    const { bytes } = await write(inTheme(theme), 'office')
    expect([...listTypefaces(bytes)].filter((name) => !officeNames.test(name))).toEqual([])
    expect(listTypefaces(bytes).has('Impact')).toBe(theme === 'noir')
    expect(unpackFonts(bytes)).toEqual([])
    expect(openWrittenPptx(bytes).text('ppt/presentation.xml')).not.toContain('embed')
  },
)

test.each(['embedded', 'office'] as const)(
  'PO22 read again, a file in %s fonts is the same deck',
  async (fonts) => {
    const { bytes } = await write(sample, fonts)
    const read = await readPptx(bytes, { fileName: 'sample.pptx' })
    if (!read.ok) throw new Error(read.error)
    const words = ({ title, content, layout }: Deck['slides'][number]) => [title, content, layout]
    expect(read.value.deck.theme).toBe(sample.theme)
    expect(read.value.deck.slides.map(words)).toEqual(sample.slides.map(words))
  },
)

test('PO20 a typeface that cannot be had is told', async () => {
  const { writePptx } = await import('../write-pptx.ts')
  const metrics = await loadTestMetrics([], allFonts)
  const deck = makeDeck([{ title: 'Reefs', content: ['Fish'] }], { theme: 'ocean' })
  const written = await writePptx(
    { deck, pictures: new Map() },
    { metrics, embedFont: async () => null },
  )
  expect(written.ok && written.value.losses).toEqual([{ kind: 'font-missing', family: 'Manrope' }])
  expect(written.ok && unpackFonts(written.value.bytes)).toEqual([])
})

describe.skipIf(!python)('by the schemas of ECMA-376', () => {
  test('PO20 PO21 both are valid in every theme', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-valid-'))
    const files: string[] = []
    for (const { id } of themes)
      for (const fonts of ['embedded', 'office'] as const) {
        const path = join(folder, `${id}-${fonts}.pptx`)
        await writeFile(path, (await write(inTheme(id), fonts)).bytes)
        files.push(path)
      }
    const problems = await validatePptx(python ?? '', files)
    await rm(folder, { recursive: true })
    expect(problems).toEqual([])
  })
})

describe.skipIf(!office)(
  'printed by LibreOffice, which has the fonts that the file brought',
  () => {
    let folder = ''
    const found: (ComparedBox & { where: string })[] = []
    const shown = themes.map(({ id }) => id).filter((id) => isFull || /paper|noir/.test(id))

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lectern-embedded-'))
      const metrics = await loadTestMetrics([], allFonts)
      const decks = shown.map(inTheme)
      const files: string[] = []
      const fonts: Uint8Array[] = []
      for (const deck of decks) {
        const { bytes } = await write(deck, 'embedded')
        const path = join(folder, `${deck.title}.pptx`)
        await writeFile(path, bytes)
        files.push(path)
        fonts.push(...unpackFonts(bytes).map(({ font }) => font))
      }
      const pdfs = await printWithLibreOffice(office ?? '', files, { folder, fonts })
      for (const [at, deck] of decks.entries()) {
        const pages = await readPdfTexts(pdfs[at] ?? '')
        const theme = findDeckTheme(deck)
        for (const [place, slide] of deck.slides.entries()) {
          const layout = layoutSlide({ slide, theme, ...poseSlide(deck, place) }, metrics)
          const boxes = compareLines(layout, pages[place] ?? [])
          const where = `${deck.title} ${place + 1}`
          found.push(...boxes.map((box) => Object.assign(box, { where })))
        }
      }
    }, 1_500_000)
    afterAll(() => rm(folder, { recursive: true, force: true }))

    test('PO23 it takes them for what they are', async () => {
      for (const theme of shown) {
        const there = await listFonts(await readFile(join(folder, `${theme}.pdf`)))
        const { title, content } = findDeckTheme({ theme })
        for (const { family } of [title, content])
          expect(there.map(({ name }) => name).join(' ')).toContain(family.replaceAll(' ', ''))
      }
    })

    test('PO23 lines end where ours do, but for one text in a hundred; baselines within 3 px (p95); nothing overflows', () => {
      const others = found.filter(({ isSame }) => !isSame)
      expect(found.length).toBeGreaterThan(20 * shown.length)
      expect(others.length).toBeLessThanOrEqual(Math.ceil(found.length / 100))
      const off = found
        .flatMap(({ baselines }) => baselines.map(Math.abs))
        .toSorted((a, b) => a - b)
      expect(off[Math.floor(off.length * 0.95)]).toBeLessThanOrEqual(3)
      expect(found.filter(({ overflows }) => overflows)).toEqual([])
    })
  },
)
