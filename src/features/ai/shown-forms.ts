import type { SlideLayoutName } from '#core/deck/slide-layout.ts'
import type { ReplyFormName } from '#core/outline/reply/reply-forms.ts'
import { aiWords } from '#words/editor/ai.ts'
import { themeWords } from '#words/editor/themes.ts'

/** What a slide in the middle of a talk can be shown as, the usual ones first. */
export const shownForms = [
  'timeline',
  'figures',
  'column-chart',
  'comparison',
  'steps',
  'cards',
  'quote',
  'big-number',
  'statement',
  'pros-cons',
  'table',
  'cycle',
  'funnel',
  'pyramid',
  'matrix',
  'points',
] as const satisfies readonly ReplyFormName[]

/** As the layouts are called everywhere else. */
export function nameForm(form: ReplyFormName): string {
  if (form === 'table') return aiWords.table
  return isLayout(form) ? themeWords.layouts[form] : aiWords.chart
}

const isLayout = (form: ReplyFormName): form is ReplyFormName & SlideLayoutName =>
  form in themeWords.layouts
