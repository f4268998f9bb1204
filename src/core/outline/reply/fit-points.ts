import { readBullet } from '../../deck/texts/bullet.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import { findSentences } from '../../narration/script/find-sentences.ts'
import { measureLetters } from './measure-letters.ts'
import { type ReplyFormName, replyForms } from './reply-forms.ts'

/** What is shown, and what is said because it has no room. */
export type Fitted = { content: string[]; besides: string[] }

const splitSentences = (text: string): string[] =>
  findSentences(text).map(({ from, to }) => text.slice(from, to).trim())

export const measurePoint = (point: string): number => measureLetters(readBullet(point).text)

/** A few long paragraphs are no points: each of their sentences is one. */
export function splitProse(
  points: readonly string[],
  form: ReplyFormName | null,
): readonly string[] {
  const holdsProse = form === 'quote' || form === 'code'
  const isProse = points.length <= 2 && points.some((point) => measurePoint(point) > longSentence)
  if (holdsProse || !isProse) return points
  return points.flatMap((point) => {
    const { level, text } = readBullet(point)
    const sentences = splitSentences(text)
    return measurePoint(point) > longSentence && sentences.length > 1
      ? sentences.map((sentence) => writeBullet({ level, text: sentence }))
      : [point]
  })
}

/** A slide of one or two points has room for a longer sentence, but not for a paragraph. */
const longSentence = 120

type Room = {
  max: number
  letters: number
  /** How many with all that stands below them, where no other form is tried. */
  lines?: number
  /** No other form is tried after this one: what is still too long is cut, and said whole. */
  isLast: boolean
  isCode?: boolean
}

/** So many points, each so long. Null when one of them cannot be made so short and another form might do. */
export function fitPoints(points: readonly string[], room: Room & { isLast: true }): Fitted
export function fitPoints(points: readonly string[], room: Room): Fitted | null
export function fitPoints(points: readonly string[], room: Room): Fitted | null {
  const { max, letters, isLast, lines = mostLines, isCode = false } = room
  const groups = groupByLevel(points)
  const content: string[] = []
  const besides = groups
    .slice(max)
    .flat()
    .map((point) => readBullet(point).text)
  for (const point of groups.slice(0, max).flat()) {
    if (isLast && content.length === lines) {
      besides.push(readBullet(point).text)
      continue
    }
    const fitted = isCode ? { shown: point, said: [] } : shorten(point, letters)
    if (fitted) {
      content.push(fitted.shown)
      besides.push(...fitted.said)
    } else if (isLast) {
      content.push(cut(point, letters))
      besides.push(readBullet(point).text)
    } else return null
  }
  return { content, besides }
}

const mostLines = 9

/** A point with those below it. Below one point there is room for a few. */
function groupByLevel(points: readonly string[]): string[][] {
  const levels = points.map((point) => readBullet(point).level)
  const outermost = Math.min(...levels)
  const groups: string[][] = []
  points.forEach((point, at) => {
    const open = groups.at(-1)
    if (open && (levels[at] ?? 0) > outermost) open.push(point)
    else groups.push([point])
  })
  return groups
}

/** Whole sentences from its beginning on; null when already the first is too long. */
function shorten(point: string, letters: number): { shown: string; said: string[] } | null {
  if (measurePoint(point) <= letters) return { shown: point, said: [] }
  const { level, icon, text } = readBullet(point)
  const sentences = splitSentences(text)
  let shown = ''
  let taken = 0
  for (const sentence of sentences) {
    const longer = shown ? `${shown} ${sentence}` : sentence
    if (measureLetters(longer) > letters) break
    shown = longer
    taken++
  }
  if (taken === 0) return null
  return {
    shown: writeBullet({ level, ...(icon && { icon }), text: shown }),
    said: sentences.slice(taken),
  }
}

/** At the end of a word, with the sign that there is more. */
function cut(point: string, letters: number): string {
  const { level, icon, text } = readBullet(point)
  let end = text.length
  while (measureLetters(text.slice(0, end)) > letters - 1) {
    const word = text.lastIndexOf(' ', end - 1)
    end = word > end - 40 && word > 0 ? word : end - 1
  }
  const head = text.slice(0, end).replace(/[\uD800-\uDBFF]$/u, '')
  return writeBullet({
    level,
    ...(icon && { icon }),
    text: `${head.replace(/[\s,;:–—-]+$/u, '')}…`,
  })
}

const foot = { max: 2, letters: 75 } as const

/** The first slide is a cover whatever stands on it: a subtitle, two lines, and the rest is said. */
export function fitCover(points: readonly string[]): Fitted {
  const content: string[] = []
  const besides: string[] = []
  for (const point of points) {
    const { level, text } = readBullet(point)
    const letters = content.length === 0 ? replyForms.cover.holds.letters : foot.letters
    const fitted = content.length <= foot.max && level === 0 ? shorten(point, letters) : null
    if (fitted) content.push(fitted.shown)
    besides.push(...(fitted ? fitted.said : [text]))
  }
  return { content, besides }
}
