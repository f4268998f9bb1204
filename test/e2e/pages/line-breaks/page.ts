import { createBrowserSlideFonts } from '#adapters/metrics/browser-slide-fonts.ts'
import type { Paragraph, TextBox } from '#core/layout/boxes.ts'
import { fontStack } from '#core/layout/font-stack.ts'
import { linePitch, pxPerPt } from '#core/layout/stage.ts'

import { createVariedSlides, listTextBoxes } from '../../../fixtures/varied-slides.ts'

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
  /** Lays out slides with the engine, and the same paragraphs with the browser's own wrapping. */
  async compare(count: number, seed: number): Promise<LineBreakReport> {
    const fonts = createBrowserSlideFonts()
    const slides = createVariedSlides(count, seed)
    await fonts.measureExactly()
    await Promise.all(
      slides
        .flatMap((slide) => listTextBoxes(slide))
        .map(({ font, paragraphs }) =>
          fonts.load(
            paragraphs.map(({ text }) => text),
            font,
          ),
        ),
    )
    const metrics = fonts.metrics()
    const report: LineBreakReport = { paragraphs: 0, findings: [], widthError: 0, lines: [] }
    for (const slide of slides) {
      const boxes = listTextBoxes(slide, metrics)
      report.lines.push(
        boxes.flatMap((box) =>
          box.paragraphs.flatMap(({ lines }) => lines.map(({ text }) => text)),
        ),
      )
      const room = document.createElement('main')
      const wrapped = boxes.flatMap((box) =>
        box.paragraphs.map((paragraph) => wrap(box, paragraph)),
      )
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
  },
}

type Wrapped = {
  box: TextBox
  paragraph: Paragraph
  element: HTMLElement
  node: Text
  lines: HTMLElement[]
}

/** A paragraph that the browser breaks by itself, and beside it our lines, unbroken. */
function wrap(box: TextBox, paragraph: Paragraph): Wrapped {
  const { font } = box
  const sizePx = paragraph.sizePt * pxPerPt
  const element = document.createElement('section')
  element.dir = paragraph.rtl ? 'rtl' : 'ltr'
  if (/\p{sc=Hangul}/u.test(paragraph.text)) element.style.wordBreak = 'keep-all'
  element.style.font = `${font.italic ? 'italic' : 'normal'} ${font.weight} ${sizePx}px/${linePitch} ${fontStack(font)}`
  const natural = document.createElement('p')
  natural.style.width = `${paragraph.width}px`
  const node = document.createTextNode(paragraph.text)
  natural.append(node)
  const lines = paragraph.lines.map(({ text }) => {
    const line = document.createElement('span')
    line.textContent = text
    return line
  })
  element.append(natural, ...lines)
  return { box, paragraph, element, node, lines }
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

function findProblems({ box, paragraph, node }: Wrapped): string[] {
  const frame = node.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const pitch = frame.height / Math.max(1, Math.round(frame.height / paragraph.pitch))
  const problems: string[] = []
  const range = document.createRange()
  paragraph.lines.forEach(({ text, start }, row) => {
    range.setStart(node, start)
    range.setEnd(node, start + text.length)
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
