import type { PlacedElement } from '../../deck/placed.ts'
import { omitFields } from '../../deck/slide-fields.ts'
import type { Slide } from '../../deck/slide.ts'
import { createWordFinder } from '../place-words.ts'
import { findOver } from './find-over.ts'
import { keepOwnWords } from './over-as-placed.ts'
import { nameRoles } from './theme-roles.ts'

/**
 * What lies over the form of a slide lies over whatever it is shown as: it comes along when the slide keeps
 * its look, and goes back to where it was when the slide is composed again.
 */
export function carryOver(slide: Slide): Slide {
  const { placed } = slide
  if (!placed?.theme) return slide
  return placed.look === 'kept' ? takeOver(slide) : giveBack(slide)
}

/** So that it is known again. */
export const markOver = (element: PlacedElement): PlacedElement => ({ ...element, over: true })

function takeOver(slide: Slide): Slide {
  const { placed } = slide
  const over = placed?.theme ? findOver(slide, placed.theme) : []
  if (!placed || over.length === 0) return slide
  const carried = over.map(markOver)
  return {
    ...omitFields(slide, ['over']),
    placed: { ...placed, elements: [...placed.elements, ...carried] },
  }
}

function giveBack(slide: Slide): Slide {
  const { placed } = slide
  const carried = placed?.elements.filter((element) => element.over) ?? []
  if (!placed?.theme || carried.length === 0) return slide
  const findWords = createWordFinder(slide)
  const own = carried.map(({ over: _over, ...element }) => keepOwnWords(element, findWords))
  return {
    ...slide,
    over: [...(slide.over ?? []), ...nameRoles(own, placed.theme)],
    placed: { ...placed, elements: placed.elements.filter((element) => !element.over) },
  }
}
