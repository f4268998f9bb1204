import type { PointText } from './form-point.ts'
import type { CoverContent } from './read-cover.ts'

/** A number with what it counts and what is said of it; a point without one has its words alone. */
export type FigureItem = {
  figure: PointText | null
  unit: PointText | null
  /** The number and its unit as they are written, and where in that the unit begins. */
  quantity: (PointText & { unitAt: number | null }) | null
  text: PointText | null
}
/** `year` tells how far it is from the others. */
export type DatedItem = { date: PointText | null; text: PointText | null; year: number | null }
/** A point and all below it. */
export type PointItem = {
  texts: PointText[]
  /** As its author named it. */
  icon?: string
}
/** What it is about, and what is said of it. */
export type LabelledItem = PointItem & { label: PointText | null }
/** One of two that are compared. */
export type Side = {
  name: PointText | null
  figure: FigureItem | null
  rows: PointText[]
}

/** One of several layers; what it counts to, where it says so. */
export type LevelItem = LabelledItem & { amount: number | null }
/** A line as it was typed. */
export type CodeLine = PointText & { level: number }

/** What a form shows: the points of a slide, taken apart as that form needs them. */
export type FormContent =
  | CoverContent
  | { form: 'section'; subtitle: PointText | null }
  | { form: 'statement'; sentence: PointText; more: PointText | null }
  | { form: 'quote'; words: PointText; author: PointText | null }
  | { form: 'big-number'; item: FigureItem; more: PointText[] }
  | { form: 'figures'; items: FigureItem[] }
  | { form: 'timeline'; items: DatedItem[] }
  | { form: 'steps'; items: LabelledItem[] }
  | { form: 'comparison'; sides: [Side, Side] }
  | { form: 'cards'; items: LabelledItem[] }
  | { form: 'points'; items: PointItem[] }
  | { form: 'pros-cons'; sides: [Side, Side] }
  | { form: 'matrix'; items: LabelledItem[] }
  | { form: 'pyramid' | 'funnel'; items: LevelItem[] }
  | { form: 'cycle'; items: LabelledItem[] }
  | { form: 'two-columns'; items: PointItem[] }
  | { form: 'code'; lines: CodeLine[] }
  | { form: 'closing'; first: PointText; others: PointText[] }

/** Layouts that are composed from their content, not arranged in frames. */
export type FormName = FormContent['form']
