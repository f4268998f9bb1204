import type { PlacedElement, PlacedParagraph, PlacedText } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { findChange } from '../../edit/find-change.ts'
import { listLooks } from '../list-looks.ts'
import { changeElements } from './change-elements.ts'
import { findLetters } from './new-element.ts'

/**
 * The words of an element that are none of the slide's, a line for each paragraph; null where it has none and
 * can have none.
 */
export function readOwnWords(element: PlacedElement): string | null {
  if (element.kind !== 'shape' || element.width === 0 || element.height === 0) return null
  const { paragraphs = [] } = element.text ?? {}
  if (paragraphs.some(({ part }) => part)) return null
  return paragraphs.map(({ text = '' }) => text).join('\n')
}

/** Other words in an element: letters look as those before them, and so do paragraphs. */
export const retypeElement = (slide: Slide, at: number, words: string): Slide =>
  changeElements(slide, [at], (element) => {
    const before = readOwnWords(element)
    if (before === null || before === words || element.kind !== 'shape' || !slide.placed)
      return element
    const text = element.text ?? newText(findLetters(slide.placed))
    return { ...element, text: retypeText(text, words) }
  })

/** In the middle of its shape, as those who write into one expect. */
const newText = (look: PlacedText['looks'][number]): PlacedText => ({
  looks: [look],
  paragraphs: [{ text: '', runs: [[0, 0]], align: 'center' }],
  insets: [9.6, 4.8, 9.6, 4.8],
  anchor: 'middle',
})

/** Other words in a text of its own, a line for each paragraph. */
export function retypeText(text: PlacedText, words: string): PlacedText {
  const { paragraphs } = text
  const before = paragraphs.map((one) => one.text ?? '').join('\n')
  const change = findChange(before, words)
  const looks = spreadLooks(text)
  const lookAt = (at: number): number => {
    if (at < change.start) return looks[at] ?? 0
    if (at >= change.newEnd) return looks[at - change.newEnd + change.end] ?? 0
    return looks[Math.max(0, change.start - 1)] ?? 0
  }
  const starts = listStarts(before)
  const find = (at: number): PlacedParagraph => {
    const was =
      at <= change.start ? at : at < change.newEnd ? change.start : at - change.newEnd + change.end
    const index = starts.findLastIndex((start) => start <= was)
    return paragraphs[index] ?? paragraphs[0] ?? { runs: [[0, 0]] }
  }
  const lines = words.split('\n')
  const newStarts = listStarts(words)
  return {
    ...text,
    paragraphs: lines.map((line, index) => {
      const start = newStarts[index] ?? 0
      const model = find(start)
      return model.text === line
        ? model
        : reword(
            model,
            line,
            joinRuns(line, (at) => lookAt(start + at)),
          )
    }),
  }
}

const reword = (
  { breaks: _breaks, ...paragraph }: PlacedParagraph,
  text: string,
  runs: PlacedParagraph['runs'],
): PlacedParagraph => ({ ...paragraph, text, runs })

/** Where each line begins. */
const listStarts = (words: string): number[] =>
  words
    .split('\n')
    .reduce<number[]>(
      (starts, line, index, lines) =>
        index === lines.length - 1 ? starts : [...starts, (starts.at(-1) ?? 0) + line.length + 1],
      [0],
    )

/** For each letter which of the text's looks it has; the end of a line has that of its last. */
const spreadLooks = (text: PlacedText): number[] =>
  text.paragraphs.flatMap((paragraph) => {
    const words = paragraph.text ?? ''
    const spread = listLooks(text, paragraph, words).flatMap(({ start, end, look }) =>
      Array.from({ length: end - start }, () => Math.max(0, text.looks.indexOf(look))),
    )
    return [...spread, spread.at(-1) ?? paragraph.runs[0]?.[1] ?? 0]
  })

function joinRuns(line: string, lookAt: (at: number) => number): [end: number, look: number][] {
  const runs: [number, number][] = []
  for (let at = 0; at < Math.max(1, line.length); at++) {
    const look = lookAt(at)
    const last = runs.at(-1)
    if (last?.[1] === look) last[0] = at + 1
    else runs.push([at + 1, look])
  }
  return runs
}

/** Other words in one of its paragraphs; with a line break in them they become two. */
export function retypeParagraph(slide: Slide, at: number, place: number, typed: string): Slide {
  const element = slide.placed?.elements[at]
  const lines = element && readOwnWords(element)?.split('\n')
  if (lines?.[place] === undefined) return slide
  return retypeElement(slide, at, lines.with(place, typed).join('\n'))
}

/** A paragraph and the one after it become one. */
export function joinParagraphs(slide: Slide, at: number, place: number): Slide {
  const element = slide.placed?.elements[at]
  const lines = (element && readOwnWords(element)?.split('\n')) ?? []
  const [one, next] = [lines[place], lines[place + 1]]
  if (one === undefined || next === undefined) return slide
  return retypeElement(slide, at, lines.toSpliced(place, 2, one + next).join('\n'))
}
