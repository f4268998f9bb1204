import type { SlideLayoutName } from '../../deck/slide-layout.ts'
import type { TableLook } from '../../deck/slide-table.ts'
import { bulletsPerSlide, describeRange, slideLengths } from '../slide-lengths.ts'

type Range = { min: number; max: number }

/** A form as a model is told of it. */
export type ReplyForm = {
  /** What the slide becomes: one of its layouts, or a table with its look. */
  shows: { layout: SlideLayoutName } | { table: TableLook }
  /** How many points are asked for. */
  asked: Range
  /** How many it can hold, and how long each may be, in letters: what is more goes to the notes. */
  holds: Range & { letters: number }
  /** What its points are, for the prompt. */
  written: string
  /** What models call it that do not keep to our names. */
  otherNames: string
}

const chart = (look: TableLook, written: string, otherNames: string): ReplyForm => ({
  shows: { table: look },
  asked: { min: 0, max: 2 },
  holds: { min: 0, max: 3, letters: 110 },
  written,
  otherNames,
})

const plainPoints = `${describeRange(bulletsPerSlide)} substantial points of ${describeRange(slideLengths.bullet)} words each`

/**
 * Every form that a model may ask for, in the order in which it is told of them. The schema, the prompt
 * and what holds an answer to its form all go by this table.
 */
export const replyForms = {
  cover: {
    shows: { layout: 'cover' },
    asked: { min: 1, max: 3 },
    holds: { min: 0, max: 3, letters: 110 },
    written: 'the first slide: a subtitle of up to 14 words, then up to 2 lines of up to 9 words',
    otherNames: 'title, title-slide, intro, introduction, welcome, opening, hero',
  },
  points: {
    shows: { layout: 'points' },
    asked: bulletsPerSlide,
    holds: { min: 1, max: 6, letters: 170 },
    written: `${plainPoints}, where no other form fits`,
    otherNames: 'bullets, bullet, list, bullet-points, title-and-bullets, content, text, agenda',
  },
  cards: {
    shows: { layout: 'cards' },
    asked: { min: 3, max: 4 },
    holds: { min: 3, max: 6, letters: 140 },
    written: '"Label: text", or with an icon by its English name ":rocket: Label: text"',
    otherNames: 'card, icons, icon-list, icon-cards, features, grid, pillars, benefits',
  },
  steps: {
    shows: { layout: 'steps' },
    asked: { min: 3, max: 5 },
    holds: { min: 3, max: 7, letters: 110 },
    written: 'in their order, "Label: what is done" of up to 12 words',
    otherNames: 'step, process, how-to, procedure, workflow, instructions, flow, recipe',
  },
  timeline: {
    shows: { layout: 'timeline' },
    asked: { min: 3, max: 6 },
    holds: { min: 3, max: 8, letters: 140 },
    written: 'oldest first, each begins with its date: "1969: what happened"',
    otherNames: 'history, chronology, roadmap, milestones, dates, events, schedule',
  },
  figures: {
    shows: { layout: 'figures' },
    asked: { min: 2, max: 4 },
    holds: { min: 2, max: 6, letters: 110 },
    written: 'each begins with a number and its unit: "60 % of all adults drink it daily"',
    otherNames: 'figure, stats, statistics, numbers, metrics, kpi, kpis, key-figures, key-numbers',
  },
  'big-number': {
    shows: { layout: 'big-number' },
    asked: { min: 1, max: 1 },
    holds: { min: 1, max: 3, letters: 90 },
    written: 'one number that says it all: "8 billion people share one planet"',
    otherNames: 'bignumber, number, stat, big-figure, key-number, metric, big-stat',
  },
  comparison: {
    shows: { layout: 'comparison' },
    asked: { min: 4, max: 6 },
    holds: { min: 2, max: 10, letters: 90 },
    written: 'two sides, each point begins with the name of its side: "Train: four hours"',
    otherNames: 'compare, versus, vs, two-sides, before-after, before-and-after, contrast',
  },
  'pros-cons': {
    shows: { layout: 'pros-cons' },
    asked: { min: 4, max: 6 },
    holds: { min: 2, max: 10, letters: 90 },
    written: '"Pro: …" and "Con: …", in the language of the slides',
    otherNames: 'pros-and-cons, proscons, advantages-disadvantages, for-and-against',
  },
  quote: {
    shows: { layout: 'quote' },
    asked: { min: 2, max: 2 },
    holds: { min: 1, max: 2, letters: 180 },
    written: 'a true quotation of up to 25 words, then who said it',
    otherNames: 'quotation, testimonial, citation',
  },
  statement: {
    shows: { layout: 'statement' },
    asked: { min: 1, max: 1 },
    holds: { min: 1, max: 2, letters: 100 },
    written: 'one sentence of up to 12 words',
    otherNames: 'message, key-message, big-idea, claim, one-sentence',
  },
  'column-chart': chart('columns', 'compares a few amounts', 'chart, columns, graph, histogram'),
  'bar-chart': chart('bars', 'the same where names are long', 'bars, barchart, bar'),
  'line-chart': chart('line', 'how an amount changes over time', 'line, linechart, trend, lines'),
  'pie-chart': chart('doughnut', 'up to 5 shares of one whole', 'pie, piechart, doughnut, donut'),
  table: chart('table', 'facts in rows and columns', 'matrix-table, data-table, grid-table'),
  cycle: {
    shows: { layout: 'cycle' },
    asked: { min: 3, max: 5 },
    holds: { min: 3, max: 6, letters: 90 },
    written: '"Label: text", where the last leads back to the first',
    otherNames: 'loop, circle, lifecycle, life-cycle',
  },
  funnel: {
    shows: { layout: 'funnel' },
    asked: { min: 3, max: 5 },
    holds: { min: 3, max: 5, letters: 90 },
    written: '"Label: text", each less than the one before',
    otherNames: 'pipeline, sales-funnel',
  },
  pyramid: {
    shows: { layout: 'pyramid' },
    asked: { min: 3, max: 5 },
    holds: { min: 3, max: 5, letters: 90 },
    written: '"Label: text", from the top down',
    otherNames: 'hierarchy, levels, layers',
  },
  matrix: {
    shows: { layout: 'matrix' },
    asked: { min: 4, max: 4 },
    holds: { min: 4, max: 4, letters: 110 },
    written: '"Label: text" for each of four fields, as in SWOT',
    otherNames: 'swot, quadrant, quadrants, two-by-two',
  },
  code: {
    shows: { layout: 'code' },
    asked: { min: 2, max: 12 },
    holds: { min: 1, max: 16, letters: 64 },
    written: 'lines of program code as they are typed',
    otherNames: 'snippet, code-block, source-code, example-code',
  },
  section: {
    shows: { layout: 'section' },
    asked: { min: 0, max: 1 },
    holds: { min: 0, max: 1, letters: 90 },
    written: 'only the title, where a new part of a long talk begins',
    otherNames: 'section-header, divider, chapter, part, transition, section-title',
  },
  closing: {
    shows: { layout: 'closing' },
    asked: { min: 2, max: 4 },
    holds: { min: 1, max: 4, letters: 110 },
    written: 'the last slide: the takeaways, the main one first, up to 12 words each',
    otherNames:
      'conclusion, summary, takeaways, key-takeaways, thank-you, thanks, end, outro, recap',
  },
} as const satisfies Record<string, ReplyForm>

export type ReplyFormName = keyof typeof replyForms

const isName = (name: string): name is ReplyFormName => Object.hasOwn(replyForms, name)

export const replyFormNames = Object.keys(replyForms).filter(isName)

/** Those that are drawn from numbers. */
export const chartForms = replyFormNames.filter((name) => name.endsWith('-chart'))

/** What was stored before us, and what a layout is called that models are not told of. */
const layoutNames: Readonly<Record<string, ReplyFormName>> = {
  columns: 'column-chart',
  'two-columns': 'points',
  'title-only': 'section',
}

const namesOf = (name: ReplyFormName): string[] => [
  name,
  ...replyForms[name].otherNames.split(', '),
]

const byName: ReadonlyMap<string, ReplyFormName> = new Map([
  ...Object.entries(layoutNames),
  ...replyFormNames.flatMap((name) =>
    namesOf(name).map((one): [string, ReplyFormName] => [one, name]),
  ),
])

/** The form that a model names, by whatever name; null where it names none that there is. */
export function findReplyForm(named: unknown): ReplyFormName | null {
  if (typeof named !== 'string') return null
  const name = named
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return byName.get(name) ?? byName.get(name.replace(/-(?:slide|layout|form)$/, '')) ?? null
}

/** Of a layout, the form that models know it by. */
export const findFormOfLayout = (layout: SlideLayoutName): ReplyFormName =>
  replyFormNames.find((name) => {
    const { shows }: ReplyForm = replyForms[name]
    return 'layout' in shows && shows.layout === layout
  }) ?? 'points'

/** Of a table with its look. */
export const findFormOfTable = (look: TableLook): ReplyFormName =>
  replyFormNames.find((name) => {
    const { shows }: ReplyForm = replyForms[name]
    return 'table' in shows && shows.table === look
  }) ?? (look === 'pie' ? 'pie-chart' : look === 'area' ? 'line-chart' : 'column-chart')

/** One line for each form, for the prompt. */
export const describeForms = (names: readonly ReplyFormName[] = replyFormNames): string =>
  names
    .map((name) => {
      const { asked, written }: ReplyForm = replyForms[name]
      const count = asked.min === asked.max ? `${asked.min}` : `${asked.min}-${asked.max}`
      return `- ${name} (${count}): ${written}`
    })
    .join('\n')
