import type { Slide } from '../../deck/slide.ts'
import { chooseForm } from '../../form/choose-form.ts'
import { findForm } from '../find-form.ts'

/** While an answer arrives nobody knows which slide is the last. */
const notLast = Number.MAX_SAFE_INTEGER

/** So many alike one after the other, and nobody looks any more. */
const alike = 3

/** Forms that are words alone: none of them is something else to look at. */
const plain: ReadonlySet<string> = new Set([
  'points',
  'two-columns',
  'section',
  'statement',
  'code',
])

/**
 * A model that gives one form to everything: where the words of a slide ask for another one, and the
 * form was there before, they get what they ask for; the third alike in a row is set as plain points.
 */
export function varyForm(slide: Slide, before: readonly Slide[]): Slide {
  if (slide.table || before.length === 0) return slide
  const place = before.length
  const form = findForm(slide, { place, count: notLast })
  const looks = before.map((one, at) =>
    one.table ? 'table' : findForm(one, { place: at, count: notLast }),
  )
  if (plain.has(form)) return slide
  const { layout, ...words } = slide
  const asked = chooseForm(slide, { place, count: notLast })
  if (layout && asked !== layout && !plain.has(asked) && looks.includes(layout)) return words
  const isOneTooMany = looks.slice(1 - alike).filter((look) => look === form).length === alike - 1
  return isOneTooMany ? { ...words, layout: 'points' } : slide
}
