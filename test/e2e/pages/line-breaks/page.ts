import { createBrowserSlideFonts } from '#adapters/metrics/browser-slide-fonts.ts'
import { browserTypefaceIntake } from '#adapters/typefaces/browser-typeface-intake.ts'
import { loadAllForms } from '#core/compose/load-forms.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import type { OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import type { Paragraph, TextBox } from '#core/layout/boxes.ts'
import { loadEmphasis } from '#core/emphasis/load-emphasis.ts'
import { fontStack, letterSpacing } from '#core/layout/typefaces/font-stack.ts'
import { listDeckTexts } from '#core/layout/texts/list-deck-texts.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import { fail, ok } from '#core/result.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Theme } from '#core/theme/theme.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'

import {
  createFormSlides,
  createVariedSlides,
  listFonts,
  listTextBoxes,
  type VariedSlide,
} from '../../../fixtures/decks/varied-slides.ts'

type Finding = { slide: string; text: string; problem: string }

export type LineBreakReport = {
  paragraphs: number
  findings: Finding[]
  /** The largest share by which a line's width differs. */
  widthError: number
  /** Of each slide, the lines that the engine made. */
  lines: string[][]
}

const lineBreaksPage = {
  /** Slides of all scripts that stand in frames, in the office faces. */
  async compareFrames(count: number, seed: number): Promise<LineBreakReport> {
    await loadEmphasis()
    const slides = createVariedSlides(count, seed, true)
    return compare(slides, slides.flatMap(listFonts))
  },

  /** Every `step`th of all forms in all themes, in the faces of the themes. */
  async compareForms(step: number, seed: number): Promise<LineBreakReport> {
    await Promise.all([loadEmphasis(), loadAllForms()])
    const slides = createFormSlides(seed).filter((_, at) => at % step === 0)
    const texts = slides.flatMap(({ slide, theme }) =>
      listDeckTexts({ title: '', theme: theme.id, slides: [slide] }),
    )
    return compare(slides, texts)
  },

  /** Both, set in a typeface that is taken in from its files. */
  async compareOwn(
    files: readonly { name: string; base64: string }[],
    { count, step, seed }: { count: number; step: number; seed: number },
  ): Promise<LineBreakReport> {
    await Promise.all([loadEmphasis(), loadAllForms()])
    const { typeface, loadAsset } = await takeIn(files)
    const typefaces = { title: typeface, content: typeface }
    const forms = createFormSlides(seed).filter((_, at) => at % step === 0)
    const inOwn = (one: VariedSlide, theme: Theme): VariedSlide => Object.assign({}, one, { theme })
    const slides = [
      ...forms.map((one) => inOwn(one, findDeckTheme({ theme: one.theme.id, typefaces }))),
      ...createVariedSlides(count, seed, true).map((one) => inOwn(one, setIn(one.theme, typeface))),
    ]
    const texts = forms.flatMap(({ slide, theme }) =>
      listDeckTexts({ title: '', theme: theme.id, typefaces, slides: [slide] }),
    )
    return compare(slides, [...texts, ...slides.slice(forms.length).flatMap(listFonts)], loadAsset)
  },
}

const setIn = (theme: Theme, { family }: OwnTypeface): Theme => ({
  ...theme,
  title: { ...theme.title, family },
  content: { ...theme.content, family },
})

/** As the app takes in what somebody uploads. */
async function takeIn(files: readonly { name: string; base64: string }[]) {
  const chosen = files.map(({ name, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return new File([bytes], name)
  })
  const prepared = await browserTypefaceIntake.prepare(chosen)
  if (!prepared.ok) throw new Error(prepared.error.code)
  const kept = new Map(prepared.value.files)
  const urls = Object.fromEntries(Array.from(kept.keys(), (style) => [style, assetUrl(style)]))
  const typeface: OwnTypeface = {
    ...prepared.value.facts,
    ...urls,
    regular: assetUrl('regular'),
  }
  const loadAsset: DeckStore['loadPicture'] = async (hash) => {
    const file = Array.from(kept).find(([style]) => style === hash)?.[1]
    return file ? ok(file) : fail({ code: 'not-found' })
  }
  return { typeface, loadAsset }
}

/** Lays out slides with the engine, and the same paragraphs with the browser's own wrapping. */
async function compare(
  slides: readonly VariedSlide[],
  written: ReturnType<typeof listFonts>,
  loadAsset?: DeckStore['loadPicture'],
): Promise<LineBreakReport> {
  const fonts = createBrowserSlideFonts(loadAsset)
  await fonts.measureExactly()
  await Promise.all(written.map(({ texts, font }) => fonts.load(texts, font)))
  const metrics = fonts.metrics()
  const report: LineBreakReport = { paragraphs: 0, findings: [], widthError: 0, lines: [] }
  for (const slide of slides) {
    const boxes = listTextBoxes(slide, metrics)
    report.lines.push(
      boxes.flatMap((box) => box.paragraphs.flatMap(({ lines }) => lines.map(({ text }) => text))),
    )
    const room = document.createElement('main')
    const wrapped = boxes.flatMap((box) => box.paragraphs.map((paragraph) => wrap(box, paragraph)))
    room.append(...wrapped.map(({ element }) => element))
    document.body.append(room)
    for (const one of wrapped) {
      report.paragraphs++
      report.widthError = Math.max(report.widthError, findWidthError(one))
      report.findings.push(
        ...findProblems(one).map((problem) => ({
          slide: slide.slide.id,
          text: one.paragraph.text,
          problem,
        })),
      )
    }
    room.remove()
  }
  return report
}

type Wrapped = {
  box: TextBox
  paragraph: Paragraph
  element: HTMLElement
  natural: HTMLElement
  lines: HTMLElement[]
}

/** A paragraph that the browser breaks by itself, and beside it our lines, unbroken. */
function wrap(box: TextBox, paragraph: Paragraph): Wrapped {
  const { font } = box
  const sizePx = paragraph.sizePt * pxPerPt
  const element = document.createElement('section')
  element.dir = paragraph.rtl ? 'rtl' : 'ltr'
  if (/\p{sc=Hangul}/u.test(paragraph.text)) element.style.wordBreak = 'keep-all'
  element.style.font = `${font.italic ? 'italic' : 'normal'} ${font.weight} ${sizePx}px/${paragraph.pitch}px ${fontStack(font)}`
  element.style.letterSpacing = letterSpacing(font)
  const natural = document.createElement('p')
  natural.style.width = `${paragraph.width}px`
  const all = { start: 0, end: paragraph.text.length }
  natural.append(...write(paragraph, all))
  const lines = paragraph.lines.map(({ text, start }) => {
    const line = document.createElement('span')
    line.append(...write(paragraph, { start, end: start + text.length }))
    return line
  })
  element.append(natural, ...lines)
  return { box, paragraph, element, natural, lines }
}

/** What of a paragraph stands between two places, each of its runs in its own look. */
function write({ text, runs }: Paragraph, { start, end }: { start: number; end: number }): Node[] {
  const nodes: Node[] = []
  const writePlain = (from: number, to: number) => {
    if (to > from) nodes.push(document.createTextNode(text.slice(from, to)))
  }
  let at = start
  for (const { font, look, scale, ...run } of runs ?? []) {
    const [from, to] = [Math.max(start, run.start), Math.min(end, run.end)]
    if (from >= to) continue
    writePlain(at, from)
    const span = document.createElement('span')
    span.style.fontFamily = fontStack(font)
    span.style.fontWeight = String(font.weight)
    span.style.fontStyle = font.italic ? 'italic' : 'normal'
    span.style.letterSpacing = letterSpacing(font)
    span.style.lineHeight = '0'
    span.style.fontSize = `${scale}em`
    if (look?.link !== undefined) span.style.textDecoration = 'underline'
    span.textContent = text.slice(from, to)
    nodes.push(span)
    at = to
  }
  writePlain(at, end)
  return nodes
}

/** Where a place of a paragraph is in its markup: between two runs, at the end of one or before the other. */
function findPlace(natural: HTMLElement, at: number, side: 'before' | 'after'): [Node, number] {
  const walker = document.createTreeWalker(natural, NodeFilter.SHOW_TEXT)
  let found: [Node, number] = [natural, 0]
  let start = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (at < start || (at === start && side === 'before' && start > 0)) break
    found = [node, Math.min(at - start, length)]
    start += length
  }
  return found
}

/** What the browser rounds up to. */
const layoutUnit = 1 / 64

function findWidthError({ paragraph, lines }: Wrapped): number {
  const errors = paragraph.lines.map(({ width }, index) => {
    const painted = lines[index]?.getBoundingClientRect().width ?? 0
    return Math.max(0, Math.abs(width - painted) - layoutUnit) / Math.max(painted, layoutUnit)
  })
  return Math.max(...errors)
}

function findProblems({ box, paragraph, natural }: Wrapped): string[] {
  const frame = natural.getBoundingClientRect()
  const pitch = frame.height / Math.max(1, Math.round(frame.height / paragraph.pitch))
  const problems: string[] = []
  const range = document.createRange()
  paragraph.lines.forEach(({ text, start }, row) => {
    range.setStart(...findPlace(natural, start, 'after'))
    range.setEnd(...findPlace(natural, start + text.length, 'before'))
    const rows = Array.from(range.getClientRects(), ({ top, bottom }) =>
      Math.floor(((top + bottom) / 2 - frame.top) / pitch),
    )
    if (rows.some((actual) => actual !== row))
      problems.push(`line ${row} (${text}) stands in ${[...new Set(rows)].join(' and ')}`)
  })
  const rows = Math.round(frame.height / paragraph.pitch)
  if (rows !== paragraph.lines.length) problems.push(`${rows} lines, not ${paragraph.lines.length}`)
  const bottom = paragraph.y + frame.height
  if (!box.overflows && bottom > box.y + box.height + 0.5)
    problems.push(`ends ${bottom - box.y - box.height} px below its box`)
  return problems
}

export type LineBreaksPage = typeof lineBreaksPage
Object.assign(window, { lineBreaksPage })
