import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { Slide } from '../deck/slide.ts'
import {
  against,
  circular,
  howTo,
  inFavour,
  layered,
  narrowing,
  squares,
  versus,
} from './form-words.ts'
import { type FormPoint, listFormPoints } from './form-point.ts'
import { isCoverText } from './read-cover.ts'
import { readDate } from './read-date.ts'
import { readForm } from './read-form.ts'
import { readInnerFigure, readLeadingFigure } from './read-figure.ts'
import { readLabel } from './read-label.ts'

/** Where a slide stands in its deck. */
export type SlidePlace = { place: number; count: number }

const shortSentence = 90
const longestQuote = 180
const shortStep = 80
const longestPoint = 140

const quotation = /^["“”„«»「『].+["“”«»」』][.!?]?$/su

/**
 * The form that the words of a slide ask for, when its author chose none and there is neither picture
 * nor table on it. The first rule that holds; what nothing is said for certain of are plain points.
 */
export function chooseForm(
  slide: Pick<Slide, 'title' | 'content'>,
  at: SlidePlace,
): SlideLayoutName {
  const one = describeCase(slide, at)
  return rules.find(([, holds]) => holds(one))?.[0] ?? 'two-columns'
}

/** Whether the words of a slide would do for a form, whatever else they would do for. */
export function wouldDoFor(
  form: SlideLayoutName,
  slide: Pick<Slide, 'title' | 'content'>,
  at: SlidePlace,
): boolean {
  const one = describeCase(slide, at)
  return rules.some(([name, holds]) => name === form && holds(one))
}

function describeCase({ title, content }: Pick<Slide, 'title' | 'content'>, at: SlidePlace): Case {
  const points = listFormPoints(content.filter((point) => point.trim() !== ''))
  return { ...describePoints(points), ...at, title, points, isBare: content.length === 0 }
}

const largeForms: ReadonlySet<SlideLayoutName> = new Set([
  'cover',
  'quote',
  'statement',
  'big-number',
  'closing',
] as const)

/** The same of a slide with pictures; null when these are what is looked at, and words stand around them. */
export function choosePicturedForm(
  slide: Pick<Slide, 'title' | 'content'>,
  { pictures, ...at }: SlidePlace & { pictures: number },
): SlideLayoutName | null {
  const points = listFormPoints(slide.content.filter((point) => point.trim() !== ''))
  if (pictures > 1 && pictures <= 6 && points.length <= pictures && hasNoChildren(points)) {
    const form = chooseForm(slide, at)
    const hasOneEach = (form === 'steps' || form === 'cards') && points.length === pictures
    return hasOneEach ? form : 'gallery'
  }
  if (points.length === 0) return null
  const form = pictures === 1 ? chooseForm(slide, at) : 'points'
  return largeForms.has(form) ? form : 'points'
}

const hasNoChildren = (points: readonly FormPoint[]): boolean =>
  points.every(({ children }) => children.length === 0)

type Facts = ReturnType<typeof describePoints>
type Case = Facts &
  SlidePlace & {
    title: string
    points: readonly FormPoint[]
    /** Not even an empty point. */
    isBare: boolean
  }

function describePoints(points: readonly FormPoint[]) {
  const texts = points.map(({ text }) => text)
  return {
    n: points.length,
    texts,
    isFlat: hasNoChildren(points),
    longest: Math.max(0, ...texts.map(({ length }) => length)),
  }
}

const rules: readonly (readonly [SlideLayoutName, (one: Case) => boolean])[] = [
  ['cover', ({ place, points }) => place === 0 && isCoverText(points)],
  // Words may still come: whoever begins with an empty point does not want a page without any.
  ['section', ({ n, title, isBare }) => n === 0 && isBare && title.trim() !== ''],
  // A number that stands where a title would is what the slide shows.
  [
    'section',
    ({ n, title, isFlat, longest }) =>
      n === 1 && isFlat && longest <= shortSentence && isBareFigure(title.trim()),
  ],
  [
    'quote',
    ({ n, isFlat, texts: [first = ''] }) =>
      n <= 2 && isFlat && first.length <= longestQuote && quotation.test(first.trim()),
  ],
  [
    'big-number',
    ({ n, isFlat, texts: [first = ''] }) =>
      n === 1 && isFlat && first.length <= shortSentence && readLeadingFigure(first) !== null,
  ],
  ['statement', ({ n, isFlat, longest }) => n === 1 && isFlat && longest <= shortSentence],
  ['timeline', isTimeline],
  ['pros-cons', (one) => isComparison(one) && speaksForAndAgainst(one)],
  ['comparison', isComparison],
  ['figures', isFigures],
  ['cycle', (one) => isLayered(one, circular) && one.n <= 6],
  ['funnel', (one) => isLayered(one, narrowing) && one.n <= 5],
  ['pyramid', (one) => isLayered(one, layered) && one.n <= 5],
  [
    'steps',
    ({ n, title, longest }) => n >= 3 && n <= 7 && howTo.test(title) && longest <= shortStep,
  ],
  ['matrix', isSquare],
  ['cards', isCards],
  [
    'closing',
    ({ place, count, n, isFlat, longest }) =>
      count > 2 && place === count - 1 && n >= 1 && n <= 4 && isFlat && longest <= shortSentence,
  ],
  [
    'points',
    ({ n, points, longest }) => n <= 6 && longest <= longestPoint && countAll(points) <= 9,
  ],
]

function isBareFigure(title: string): boolean {
  const read = readLeadingFigure(title)
  return read !== null && read.text === null && /^\P{L}*$/u.test(title)
}

const countAll = (points: readonly FormPoint[]): number =>
  points.reduce((sum, { children }) => sum + 1 + children.length, 0)

/** All begin with a date, of five or more all but one, and years do not fall. */
function isTimeline({ n, texts, isFlat, longest }: Case): boolean {
  if (n < 3 || n > 8 || !isFlat || longest > longestPoint) return false
  const dates = texts.map(readDate)
  const missing = dates.filter((date) => !date?.text).length
  const years = dates.flatMap((date) => date?.year ?? [])
  return (
    missing <= (n >= 5 ? 1 : 0) &&
    years.every((year, at) => at === 0 || year >= (years[at - 1] ?? 0))
  )
}

function isComparison({ n, points, title, isFlat, longest }: Case): boolean {
  const content = {
    content: points.flatMap(({ text, children }) => [
      text,
      ...children.map((child) => `\t${child.text}`),
    ]),
  }
  if (longest > shortSentence || !readForm('comparison', content)) return false
  return isFlat
    ? n >= 4 || versus.test(title)
    : points.every(({ children }) => children.length >= 2)
}

/** Which of two sides is said to be the better one. */
function speaksForAndAgainst({ points }: Case): boolean {
  const names = points.map(({ text, children }) => {
    const label = readLabel(text)
    return label && children.length === 0 ? text.slice(...label.label) : text
  })
  const [first = '', other = ''] = new Set(names.map((name) => name.trim()))
  return inFavour.test(first) && against.test(other)
}

/** A few short points below a title that says what they are to one another. */
const isLayered = ({ n, title, longest }: Case, titles: RegExp): boolean =>
  n >= 3 && longest <= shortSentence && titles.test(title)

function isSquare({ n, points }: Case): boolean {
  if (n !== 4) return false
  const names = points.map(({ text, children }) => {
    const label = children.length > 0 ? null : readLabel(text)
    return (label ? text.slice(...label.label) : text).trim()
  })
  return new Set(names).size === 4 && squares.some((one) => names.every((name) => one.test(name)))
}

/** They begin with numbers, all but one; or two of a few at least hold one that can be quoted. */
function isFigures({ n, texts, isFlat, longest }: Case): boolean {
  if (n < 2 || n > 6 || !isFlat || longest > 110 || areNumbered(texts)) return false
  const leading = texts.filter((text) => isUndated(text) && readLeadingFigure(text)?.text).length
  if (leading >= Math.max(2, n - 1)) return true
  const quoted = texts.filter((text) => readInnerFigure(text)).length
  return n <= 4 && quoted === n
}

/** "2.1 Scope", "2.3 Terms": such numbers count nothing but the entries themselves. */
const entryNumber = /^(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+(?=\p{Lu}\p{Ll})/u

function areNumbered(texts: readonly string[]): boolean {
  const numbers = texts.flatMap((text) => {
    const [, written] = entryNumber.exec(text) ?? []
    return written ? [written.split('.').map(Number)] : []
  })
  return (
    numbers.length >= Math.max(2, texts.length - 1) &&
    numbers.every((number, at) => at === 0 || goesOn(numbers[at - 1] ?? [], number))
  )
}

/** 3 after 2, and 2.4 after 2.1. */
function goesOn(before: readonly number[], number: readonly number[]): boolean {
  const at = number.findIndex((part, place) => part !== before[place])
  const step = (number[at] ?? 0) - (before[at] ?? 0)
  return number.length === 1 ? step === 1 : step > 0
}

const isUndated = (text: string): boolean => readDate(text) === null

function isCards({ n, points, longest }: Case): boolean {
  if (n < 3 || n > 6 || longest > longestPoint) return false
  const labelled = points.filter(({ text, children }) => children.length === 0 && readLabel(text))
  if (labelled.length >= n - (n > 4 ? 1 : 0)) return true
  return points.every(
    ({ text, children }) => children.length >= 1 && children.length <= 3 && text.length <= 40,
  )
}
