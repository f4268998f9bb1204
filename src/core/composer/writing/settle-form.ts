import type { SlideLayoutName } from '../../deck/slide-layout.ts'
import type { Slide } from '../../deck/slide.ts'
import { chooseForm, type SlidePlace } from '../../form/choose-form.ts'
import { readForm } from '../../form/read-form.ts'

type Written = Omit<Slide, 'id'>

/** Forms that a word of a title or an odd point may ask for, though the text is not built so. */
const doubtful: ReadonlySet<SlideLayoutName> = new Set([
  'cycle',
  'funnel',
  'pyramid',
  'matrix',
  'steps',
  'two-columns',
])

/** The form stays what its words ask for, unless that is chance: then it is said to be plain points. */
export function settleForm(slide: Written, at: SlidePlace): Written {
  if (slide.layout || slide.table) return slide
  const isPlain = doubtful.has(chooseForm(slide, at)) && readForm('points', slide) !== null
  return isPlain ? { ...slide, layout: 'points' } : slide
}
