import { noIcon, readBullet } from '../../deck/texts/bullet.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import type { SlideLayoutName } from '../../deck/slide-layout.ts'
import type { Slide } from '../../deck/slide.ts'
import type { SlidePlace } from '../../form/choose-form.ts'
import { iconNames } from '../../icon/icon-names.ts'
import { canBeSpoken } from '../../narration/script/can-be-spoken.ts'
import { listWords } from '../content-words.ts'
import { countSpokenWords } from '../count-spoken-words.ts'
import { findForm, showsMoreThanPoints } from '../find-form.ts'
import type { Finding } from './finding.ts'
import { hasPlaceholder } from './has-placeholder.ts'
import { saysSomething } from './says-something.ts'
import { findFormOfLayout, type ReplyForm, replyForms } from '../reply/reply-forms.ts'
import { bulletsPerSlide, headlineWords, slideLengths } from '../slide-lengths.ts'

/** In words: what is good, and beyond what it spoils the slide. */
const lengths = {
  title: { ...slideLengths.title, worstMin: 1, worstMax: 14 },
  bullet: { ...slideLengths.bullet, worstMin: 1, worstMax: 24 },
  notes: { ...slideLengths.notes, worstMin: 35, worstMax: 110 },
} as const

type Range = { min: number; max: number }
type Limits = Range & { worstMin: number; worstMax: number }

const judge = (count: number, range: Limits): Finding['severity'] | null => {
  if (count < range.worstMin || count > range.worstMax) return 'major'
  return count < range.min || count > range.max ? 'minor' : null
}

export type SlideCheck = SlidePlace & {
  /** Whether words are the author's own, of the text that the deck was made from. */
  isAuthors?: (text: string) => boolean
}

/** What can be seen on the slide alone, wherever it stands. */
export function checkSlide(slide: Slide, at: SlideCheck = { place: 1, count: 3 }): Finding[] {
  return [...checkTitle(slide, at), ...checkBullets(slide, at), ...checkNotes(slide)]
}

/** How many points a layout is made for that models are not told of, or that holds others when it was chosen. */
const pointsOf: Readonly<Partial<Record<SlideLayoutName, Range>>> = {
  gallery: { min: 0, max: 6 },
  points: { min: bulletsPerSlide.min, max: 6 },
  closing: { min: 2, max: 4 },
}

/** So few words are what somebody wanted, if the form was named; else most of the slide is missing. */
const fewOf: typeof pointsOf = {
  section: replyForms.section.holds,
  statement: replyForms.statement.holds,
  'big-number': replyForms['big-number'].holds,
  'title-only': { min: 0, max: 0 },
  'picture-full': { min: 0, max: 2 },
}

/** In these a point may be a name, a date or a word. */
const holdsNames: ReadonlySet<SlideLayoutName> = new Set([
  'cover',
  'quote',
  'timeline',
  'steps',
  'cards',
  'comparison',
  'pros-cons',
  'two-columns',
  'statement',
  'section',
  'big-number',
  'figures',
  'matrix',
  'pyramid',
  'funnel',
  'cycle',
  'code',
  'gallery',
  'closing',
])

/** Of short entries two columns hold many. */
const manyShort = { min: bulletsPerSlide.min, max: 14, letters: 40 } as const

const findReplyForm = (form: SlideLayoutName): ReplyForm | null => {
  const found: ReplyForm = replyForms[findFormOfLayout(form)]
  return 'layout' in found.shows && found.shows.layout === form ? found : null
}

function findCount(form: SlideLayoutName, points: readonly string[], isNamed: boolean): Range {
  const isManyShort =
    form === 'two-columns' && points.every(({ length }) => length <= manyShort.letters)
  if (isManyShort) return manyShort
  if (form in fewOf) return (isNamed && fewOf[form]) || bulletsPerSlide
  return pointsOf[form] ?? findReplyForm(form)?.holds ?? bulletsPerSlide
}

/** A quotation may be longer than a step: as many words as the form has letters for. */
function findLength(form: SlideLayoutName): Limits {
  const { letters } = findReplyForm(form)?.holds ?? {}
  if (form === 'points' || letters === undefined) return lengths.bullet
  const max = Math.round(letters / lettersOfWord)
  return { ...lengths.bullet, max, worstMax: Math.round(1.5 * max) }
}

/** With the space behind it. */
const lettersOfWord = 6.5

/** Of these the first level is what they are made for. */
const holdsLevels: ReadonlySet<SlideLayoutName> = new Set([
  'points',
  'cards',
  'matrix',
  'pros-cons',
  'comparison',
])

const countFirstLevel = (points: readonly string[]): number => {
  const levels = points.map((point) => readBullet(point).level)
  return levels.filter((level) => level === Math.min(...levels)).length
}

function checkTitle(slide: Slide, { isAuthors, place }: SlideCheck): Finding[] {
  const { id: slideId, title } = slide
  const fix = { kind: 'rewrite-slide', slideId } as const
  if (hasPlaceholder(title))
    return [{ code: 'placeholder', severity: 'major', slideId, found: title, fix }]
  if (!saysSomething(slide) && !isAuthors?.(title))
    return [{ code: 'chart-title', severity: 'minor', slideId, found: title, fix }]
  const found = countSpokenWords(title)
  const severity = judge(found, lengths.title)
  // A heading of the author's may be one word.
  if (severity === 'minor' && found < lengths.title.min && isAuthors?.(title)) return []
  // On the cover their headline stands whole.
  if (place === 0 && found <= headlineWords && isAuthors?.(title)) return []
  return severity ? [{ code: 'title-length', severity, slideId, found, fix }] : []
}

function checkBullets(slide: Slide, at: SlideCheck): Finding[] {
  const { id: slideId, content } = slide
  const form = findForm(slide, at)
  const fix = { kind: 'rewrite-slide', slideId } as const
  const findings: Finding[] = []
  const kept = content.filter((bullet) => bullet.trim() !== '')
  if (kept.length < content.length)
    findings.push({
      code: 'bullet-empty',
      severity: 'major',
      slideId,
      bullet: content.findIndex((bullet) => bullet.trim() === ''),
      fix: { kind: 'set-content', slideId, content: kept },
    })
  const { min, max } = findCount(form, kept, slide.layout !== undefined)
  const length = findLength(form)
  const fewest = showsMoreThanPoints(slide) ? 0 : min
  // Below a point there may be others, which go on with it.
  const count = kept.length > max && holdsLevels.has(form) ? countFirstLevel(kept) : kept.length
  if (count < fewest || count > max) {
    const severity = count < 2 || count > 6 ? 'major' : 'minor'
    const wanted = { min: fewest, max }
    findings.push({ code: 'bullet-count', severity, slideId, found: count, wanted, fix })
  }
  for (const [bullet, line] of content.entries()) {
    const { text, icon } = readBullet(line)
    if (isUnknownIcon(icon))
      findings.push({
        code: 'icon-unknown',
        severity: 'minor',
        slideId,
        bullet,
        found: icon,
        // Without the name, an icon is found by the words again.
        fix: { kind: 'set-content', slideId, content: content.map(dropUnknownIcon) },
      })
    if (text.trim() === '') continue
    if (hasPlaceholder(text)) {
      findings.push({ code: 'placeholder', severity: 'major', slideId, bullet, found: text, fix })
      continue
    }
    const found = countSpokenWords(text)
    const isShortName = found < length.min && (holdsNames.has(form) || readBullet(line).level > 0)
    // A sentence of the author's was not made shorter than it can be.
    const isKept = found > length.max && at.isAuthors?.(text) === true
    const severity = isShortName || isKept ? null : judge(found, length)
    const wanted = { min: length.min, max: length.max }
    if (severity)
      findings.push({ code: 'bullet-length', severity, slideId, bullet, found, wanted, fix })
  }
  return findings
}

const isUnknownIcon = (icon: string | undefined): icon is string =>
  icon !== undefined && icon !== noIcon && !iconNames.has(icon)

function dropUnknownIcon(line: string): string {
  const { icon, ...bullet } = readBullet(line)
  return isUnknownIcon(icon) ? writeBullet(bullet) : line
}

function checkNotes({ id: slideId, notes, content }: Slide): Finding[] {
  const fix = { kind: 'write-notes', slideId } as const
  if (!canBeSpoken({ notes })) return [{ code: 'notes-missing', severity: 'major', slideId, fix }]
  if (hasPlaceholder(notes))
    return [{ code: 'placeholder', severity: 'major', slideId, found: notes.slice(0, 80), fix }]
  const findings: Finding[] = []
  const found = countSpokenWords(notes)
  const severity = judge(found, lengths.notes)
  if (severity) findings.push({ code: 'notes-length', severity, slideId, found, fix })
  if (readsSlideOut(notes, content))
    findings.push({ code: 'notes-read-slide', severity: 'minor', slideId, fix })
  return findings
}

/** Nearly every word of the notes stands on the slide: the listener can read it faster. */
function readsSlideOut(notes: string, content: readonly string[]): boolean {
  const shown = new Set(listWords(content.map((point) => readBullet(point).text).join(' ')))
  const spoken = listWords(notes)
  return spoken.length > 0 && spoken.filter((word) => shown.has(word)).length / spoken.length > 0.9
}
