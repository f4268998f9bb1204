import type { SlideLayoutName } from '../../deck/slide-layout.ts'
import type { Slide } from '../../deck/slide.ts'
import { chooseForm, wouldDoFor } from '../../form/choose-form.ts'
import { isForm, readForm } from '../../form/read-form.ts'
import { readLeadingFigure } from '../../form/read-figure.ts'
import { readDate } from '../../form/read-date.ts'
import { readWords } from '../../emphasis/read-emphasis.ts'
import { readBullet } from '../../deck/texts/bullet.ts'
import { fitCover, fitPoints, type Fitted, measurePoint, splitProse } from './fit-points.ts'
import { findFormOfLayout, type ReplyForm, type ReplyFormName, replyForms } from './reply-forms.ts'
import type { ReplyTable } from './read-reply-table.ts'

/** What a model wrote of a slide, read but not yet held to any form. */
export type WrittenSlide = {
  title: string
  /** As they are stored. */
  points: readonly string[]
  form: ReplyFormName | null
  table: ReplyTable | null
}

/** What is shown of it, and what has no room there and is said instead. */
export type SettledSlide = Pick<Slide, 'content'> &
  Partial<Pick<Slide, 'layout' | 'table'>> & { besides: string[] }

/** While an answer arrives nobody knows which slide is the last. */
const notLast = Number.MAX_SAFE_INTEGER

/**
 * A slide in a form that holds it: the one that the model has named, if its points are written for it
 * once they are cut to what it holds, else the one that the points ask for. What is cut off is said.
 */
export function settleSlide(written: WrittenSlide, place: number): SettledSlide {
  const { table, title, form } = written
  const at = { title, place }
  const points = splitProse(written.points, form)
  const named = place === 0 || !form ? null : holdNamed(form, points, at)
  if (table && !named) return settleTable(points, table)
  const besides = table ? [...table.table.rows, ...table.more].map(sayRow) : []
  const settled =
    place === 0 && !isLaterSlide(written) ? nameLayout('cover', fitCover(points), at) : named
  const { besides: more, ...shown } = settled ?? holdAsAsked(points, at)
  return { ...shown, besides: [...more, ...besides] }
}

/** Where the first slides were lost, one that compares, counts or dates its points comes first. */
function isLaterSlide({ form, points, title }: WrittenSlide): boolean {
  if (form === 'cover' || points.length <= replyForms.cover.holds.max) return false
  const asked = chooseForm({ title, content: [...points] }, { place: 1, count: notLast })
  return asked !== 'points' && asked !== 'two-columns'
}

const sayRow = (row: readonly string[]): string => row.filter(Boolean).join(', ')

type Context = { title: string; place: number }

const layoutOf = (form: ReplyFormName): SlideLayoutName => {
  const { shows }: ReplyForm = replyForms[form]
  return 'layout' in shows ? shows.layout : 'points'
}

/** As the model has named it, or as what is nearest to that. */
function holdNamed(
  form: ReplyFormName,
  points: readonly string[],
  at: Context,
): SettledSlide | null {
  for (const candidate of listCandidates(form, points)) {
    const fitted = hold(candidate, points, at)
    if (fitted) return nameLayout(layoutOf(candidate), fitted, at)
  }
  return null
}

function listCandidates(form: ReplyFormName, points: readonly string[]): ReplyFormName[] {
  if ('table' in replyForms[form].shows) return []
  // What is named plain and yet says more is shown as what it says.
  if (form === 'points') return []
  // Only the first slide is a cover.
  if (form === 'cover') return points.length <= 1 ? ['section'] : []
  if (form === 'pros-cons') return ['pros-cons', 'comparison']
  if (form === 'big-number' || form === 'quote') return [form, 'statement']
  return [form]
}

/** Two columns hold many that are short. */
const shortEntry = 48
const entries = { max: 14, lines: 14, letters: shortEntry } as const

/** As the words ask for; what nothing is said of, or is too long for its form, are plain points. */
function holdAsAsked(points: readonly string[], at: Context): SettledSlide {
  const asked = chooseForm({ title: at.title, content: [...points] }, whereOf(at))
  if (asked === 'two-columns' && points.every((point) => measurePoint(point) <= shortEntry))
    return nameLayout(null, fitPoints(points, { ...entries, isLast: true }), at)
  const fitted =
    asked === 'points' || asked === 'two-columns' ? null : hold(findFormOfLayout(asked), points, at)
  if (fitted) return nameLayout(asked, fitted, at)
  return nameLayout(null, fitPoints(points, { ...replyForms.points.holds, isLast: true }), at)
}

const whereOf = ({ place }: Context) => ({ place, count: notLast })

/** What so few words alone might be by chance. */
const deliberate: ReadonlySet<SlideLayoutName> = new Set([
  'section',
  'statement',
  'big-number',
] as const)

/** A layout is said only where the words alone would ask for another one, or might be too few. */
function nameLayout(
  layout: SlideLayoutName | null,
  { content, besides }: Fitted,
  at: Context,
): SettledSlide {
  const asked = chooseForm({ title: at.title, content }, whereOf(at))
  return {
    content,
    besides,
    ...(layout && (asked !== layout || deliberate.has(layout)) && { layout }),
  }
}

const few = 3

/** Its points as the form holds them; null when they are not written for it. */
function hold(form: ReplyFormName, points: readonly string[], at: Context): Fitted | null {
  const { holds } = replyForms[form]
  // One sentence of five is not what the five say.
  if (holds.max <= few && points.length > holds.max) return null
  const ordered = form === 'timeline' ? inOrder(points) : points
  const fitted = fitPoints(ordered, { ...holds, isLast: false, isCode: form === 'code' })
  if (!fitted || fitted.content.length < holds.min) return null
  const { content } = fitted
  const layout = layoutOf(form)
  const isHeld = !isForm(layout) || content.length === 0 || readForm(layout, { content }) !== null
  return isHeld && suits(form, content, at) ? fitted : null
}

/** Whether the points are of the kind that a form shows: dates, numbers, labels, sides. */
function suits(form: ReplyFormName, content: readonly string[], at: Context): boolean {
  const slide = { title: at.title, content: [...content] }
  switch (form) {
    case 'timeline':
    case 'figures':
    case 'cards':
      return wouldDoFor(form, slide, whereOf(at))
    case 'big-number':
      return readLeadingFigure(readWords(content[0] ?? '')) !== null
    case 'quote':
      return content.length === 2 || wouldDoFor('quote', slide, whereOf(at))
    case 'code':
      return (
        content.filter((line) => codeSigns.test(readBullet(line).text)).length * 2 >= content.length
      )
    default:
      return true
  }
}

const codeSigns =
  /[{}();=<>[\]$\\]|^(?:def|class|import|from|const|let|var|function|return|if|else|for|while|end|select|where|npm|git|docker|curl|sudo|echo|print|#|\/\/|--)(?![\p{L}\p{N}])/iu

/** Dates in their order, where all of them can be told. */
function inOrder(points: readonly string[]): readonly string[] {
  const dated = points.map((point) => ({ point, year: readDate(readWords(point))?.year ?? null }))
  if (dated.some(({ year }) => year === null)) return points
  return dated.toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0)).map(({ point }) => point)
}

/** Beside a table a few words have room. */
function settleTable(points: readonly string[], { table, more }: ReplyTable): SettledSlide {
  const fitted = fitPoints(points, { ...replyForms.table.holds, lines: 3, isLast: true })
  return { ...fitted, table, besides: [...fitted.besides, ...more.map(sayRow)] }
}
