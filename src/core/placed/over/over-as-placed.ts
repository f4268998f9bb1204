import type { PlacedElement, PlacedParagraph, PlacedTheme } from '../../deck/placed.ts'
import { omitFields } from '../../deck/slide-fields.ts'
import type { Slide } from '../../deck/slide.ts'
import { stage } from '../../layout/stage.ts'
import { colourOf } from '../../theme/ground.ts'
import type { Theme } from '../../theme/theme.ts'
import { keepsLook } from '../opened-placed.ts'
import { createWordFinder, type FindWords } from '../place-words.ts'
import { describeTheme } from './describe-theme.ts'
import { findOver } from './find-over.ts'
import { nameRoles } from './theme-roles.ts'

const arranged = new WeakMap<Slide, { theme: PlacedTheme; slide: Slide }>()

/**
 * What of a slide can be arranged, as a slide that keeps its look: itself where it is one. Of a form nothing
 * can be; what lies over it stands on a slide that has no other words. So whatever can be done with elements
 * can be done with both.
 */
export function seeElements(slide: Slide, theme: Theme): Slide {
  if (keepsLook(slide)) return slide
  const look = describeTheme(theme)
  const known = arranged.get(slide)
  if (known?.theme === look) return known.slide
  const seen: Slide = {
    ...slide,
    title: '',
    content: [],
    placed: {
      look: 'kept',
      size: { ...stage },
      background: { kind: 'solid', colour: colourOf({ fill: theme.background }) },
      backdrop: [],
      elements: [...findOver(slide, look)],
      theme: look,
      points: 0,
    },
  }
  arranged.set(slide, { theme: look, slide: seen })
  return seen
}

/** The slide with its elements changed so; the very same where nothing changes. */
export function changeArranged(slide: Slide, theme: Theme, change: (seen: Slide) => Slide): Slide {
  const seen = seeElements(slide, theme)
  const changed = change(seen)
  if (seen === slide) return changed
  const elements = changed.placed?.elements ?? []
  if (elements === seen.placed?.elements) return slide
  if (elements.length === 0) return omitFields(slide, ['over'])
  const findWords = createWordFinder(changed)
  const own = elements.map((element) => keepOwnWords(element, findWords))
  return { ...slide, over: nameRoles(own, describeTheme(theme)) }
}

/** The words of a form are its own: what lies over it has others. */
export function keepOwnWords(element: PlacedElement, findWords: FindWords): PlacedElement {
  if (element.kind !== 'shape' || !element.text) return element
  const { paragraphs } = element.text
  if (paragraphs.every(({ part }) => !part)) return element
  const worded = paragraphs.map((one) => (one.part ? keepWords(one, findWords(one) ?? '') : one))
  return { ...element, text: { ...element.text, paragraphs: worded } }
}

const keepWords = (
  { part: _part, ...paragraph }: PlacedParagraph,
  text: string,
): PlacedParagraph => ({ ...paragraph, text })
