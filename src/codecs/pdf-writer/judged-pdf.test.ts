import { describe, expect, test, vi } from 'vitest'

import { loadDeckFonts } from '#adapters/metrics/load-deck-fonts.ts'
import type { Deck } from '#core/deck/deck.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import type { SlideLayout, TextLine } from '#core/layout/boxes.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { pxPerPt, stage } from '#core/layout/stage.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { themes } from '#core/theme/themes.ts'

import { nodeFontSource } from '../../../cli/node-font-source.ts'
import { drawPng } from '../../../test/fixtures/files/draw-png.ts'
import { listRichSlides } from '../../../test/fixtures/decks/rich-slides.ts'
import { otherScripts } from '../../../test/fixtures/decks/sample-slides.ts'
import { makeDeck, writeTestPdf } from '../../../test/fixtures/files/write-test-pdf.ts'
import { listJudgedSlides } from '../../../test/judges/judged-slides.ts'
import {
  copyText,
  findFaults,
  findPdfTools,
  listFonts,
  listWordLines,
} from '../../../test/judges/pdf-tools.ts'
import { readPdfTexts } from '../../../test/judges/read-pdf-texts.ts'

const isFull = process.env['LECTERN_FULL'] !== undefined
if (isFull) vi.setConfig({ testTimeout: 600_000 })

const hasTools = await findPdfTools()
// oxlint-disable-next-line no-console
if (!hasTools) console.warn('Skipped: poppler-utils and qpdf are not here to judge PDF files.')

const pictures = new Map([['asset:picture', { bytes: drawPng(160, 120), type: 'image/png' }]])

async function layOut(deck: Deck): Promise<SlideLayout[]> {
  const { metrics } = await loadDeckFonts(deck, nodeFontSource)
  const theme = findDeckTheme(deck)
  return deck.slides.map((slide, place) =>
    layoutSlide({ slide, theme, ...poseSlide(deck, place) }, metrics),
  )
}

type JudgedLine = TextLine & {
  /** Letters that are set tight take room away after the last one, too; poppler does not see that. */
  overhang: number
}

const listLines = ({ boxes }: SlideLayout): JudgedLine[] =>
  boxes.flatMap((box) => {
    if (box.kind === 'table')
      return box.cells.flatMap(({ lines }) => lines.map((line) => ({ ...line, overhang: 0 })))
    if (box.kind !== 'text') return []
    return box.paragraphs.flatMap(({ lines, sizePt }) =>
      lines.map((line) => {
        const { font, scale } = line.pieces?.at(-1) ?? { font: box.font, scale: 1 }
        return { ...line, overhang: -(font.tracking ?? 0) * sizePt * pxPerPt * scale }
      }),
    )
  })

/** The numbers and signs that stand before texts have a place of their own. */
const listTexts = ({ boxes }: SlideLayout): string[] =>
  boxes.flatMap((box) => {
    if (box.kind === 'table') return box.cells.map(({ text }) => text)
    if (box.kind !== 'text') return []
    return box.paragraphs.flatMap(({ mark, text }) =>
      mark?.kind === 'text' ? [mark.text, text] : [text],
    )
  })

/** As a form numbers points: those below another have no number. */
function number(content: readonly string[]): string[] {
  let count = 0
  return content.map((text) => (text.startsWith('\t') ? text : `${++count} ${text}`))
}

const withoutSpace = (text: string): string => text.replaceAll(/\s/gu, '')

describe.runIf(hasTools)('what other programs find', () => {
  test.each(isFull ? themes.map(({ id }) => id) : ['modern', 'paper'])(
    'PW2 every line stands where the engine set it, to 0.1 px, and is as wide: %s',
    async (theme) => {
      const judged = listJudgedSlides(isFull).filter(({ script }) => script !== 'arabic')
      const deck = makeDeck(
        judged.map(({ slide }) => slide),
        { theme },
      )
      const { bytes } = await writeTestPdf(deck, {}, pictures)
      const layouts = await layOut(deck)
      const [pages, words] = [await readPdfTexts(bytes), await listWordLines(bytes)]
      let compared = 0
      for (const [index, layout] of layouts.entries())
        for (const line of listLines(layout).filter(({ text }) => text.trim() !== '')) {
          const name = `${deck.slides[index]?.id}: ${line.text}`
          const near = (pages[index] ?? []).filter(
            ({ baseline }) => Math.abs(baseline - line.baseline) < 0.1,
          )
          expect(near.map(({ text }) => withoutSpace(text)).join(''), name).toContain(
            withoutSpace(line.text),
          )
          const box = (words[index] ?? [])
            .flat()
            .filter(
              ({ left, right }) =>
                left >= line.x - 1 && right <= line.x + line.width + line.overhang + 1,
            )
          const [first = '', last = ''] = [line.text.split(' ')[0], line.text.split(' ').at(-1)]
          const starts = box
            .filter(({ text }) => first.startsWith(unescape(text)))
            .map(({ left }) => left)
          const ends = box
            .filter(({ text }) => last.endsWith(unescape(text)))
            .map(({ right }) => right)
          const bar = 0.0035 * stage.width
          expect(Math.min(...starts.map((x) => Math.abs(x - line.x))), name).toBeLessThan(bar)
          expect(
            Math.min(...ends.map((x) => Math.abs(x - line.x - line.width - line.overhang))),
            name,
          ).toBeLessThan(bar)
          compared++
        }
      expect(compared).toBeGreaterThan(50)
    },
  )

  test('PW3 every font is embedded and says what its glyphs stand for', async () => {
    const slides = [
      ...otherScripts,
      { title: 'Emoji 😀👩‍🚀', content: ['Ünï fi', 'русский ελληνικά'] },
    ]
    const fonts = await listFonts((await writeTestPdf(makeDeck(slides))).bytes)
    expect(fonts.length).toBeGreaterThan(5)
    for (const font of fonts) expect(font).toMatchObject({ isEmbedded: true, hasUnicode: true })
  })

  test('PW4 text is copied as it was typed, in the order of reading', async () => {
    const typed = [
      { title: 'Office: fi ffi fl “AV” To', content: ['Première naïveté', 'x\u0308 and é'] },
      ...otherScripts,
      { title: 'مُحَمَّد الأسماك لا', content: ['لا إله في الجملة 123 وبعدها'] },
      { title: 'שָׁלוֹם עולם', content: ['מספר 42 סוגריים'] },
      { title: 'Emoji 😀👩‍🚀❤️ inside', content: ['한국어 텍스트', '简体中文文本'] },
    ]
    const pages = await copyText((await writeTestPdf(makeDeck(typed))).bytes)
    for (const [index, { title, content }] of typed.entries()) {
      // Points are numbered; what a cover, a statement and a closing say is not.
      const isPlain = index === 0 || index === typed.length - 1 || content.length === 1
      const points = isPlain ? content : number(content)
      const words = [title, ...points].map((text) => text.trim()).join(' ')
      const copied = (pages[index] ?? '').replaceAll(/\s+/gu, ' ').trim()
      expect(withoutSpace(copied.normalize('NFC'))).toBe(withoutSpace(words.normalize('NFC')))
    }
  })

  test.each(isFull ? themes.map(({ id }) => id) : ['modern'])(
    'PW4 so is the text of every layout and script: %s',
    async (theme) => {
      const slides = listJudgedSlides(isFull).map(({ slide }) => slide)
      const deck = makeDeck(slides, { theme })
      const layouts = await layOut(deck)
      const { bytes } = await writeTestPdf(deck, {}, pictures)
      const [seen, written] = [await copyText(bytes), await copyText(bytes, 'written')]
      expect(seen).toHaveLength(slides.length)
      const tidy = (text = '') => withoutSpace(text.normalize('NFC'))
      for (const [index, layout] of layouts.entries()) {
        const name = slides[index]?.id
        const [texts, copied] = [listTexts(layout).map(tidy), tidy(seen[index])]
        // Poppler has an order of its own for columns, of numbers too; words of a right-to-left line
        // only come right in it. There every text is whole, and no letter is lost or added.
        if (layout.rtl) {
          for (const text of texts) expect(copied, name).toContain(text)
          expect(Array.from(copied).toSorted(), name).toEqual(Array.from(texts.join('')).toSorted())
        } else expect([copied, tidy(written[index])], name).toContain(texts.join(''))
      }
    },
  )

  test('PW12 qpdf finds no fault in slides of every kind, on any kind of page', async () => {
    const slides = [
      ...listRichSlides('asset:picture').filter((_, at) => at % 3 === 0),
      ...otherScripts,
    ]
    const notes = 'Some words. '.repeat(40)
    const deck = makeDeck(
      slides.map((slide) => Object.assign({ notes, imageAlt: 'A reef' }, slide)),
    )
    for (const pages of [
      { kind: 'slides' },
      { kind: 'notes', paper: 'a4' },
      { kind: 'handout', paper: 'letter', perPage: 6 },
    ] as const)
      expect(await findFaults((await writeTestPdf(deck, { pages }, pictures)).bytes)).toBeNull()
  })
})

const unescape = (text: string): string =>
  text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '')

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
