import type { PlacedElement, PlacedShape, PlacedTheme } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import type { ShapeBox, SlideLayout } from '../../layout/boxes.ts'
import { findGround } from '../../layout/backdrop/find-backdrop.ts'
import { measureWorstContrast } from '../../theme/contrast.ts'
import { boundElement } from '../edit/bound-element.ts'
import { findOver } from './find-over.ts'

type Form = Pick<SlideLayout, 'background' | 'boxes'>

/** With less nobody would see that there are letters; what is chosen well above that is its author's choice. */
const hardlySeen = 2
const readable = 4.5

/**
 * What lies over the form of a slide as it is painted: themes do not agree on which of their slides are dark,
 * so letters in a colour of the theme that is the ground's here take the first one that can be read on it.
 */
export function standOut(slide: Slide, theme: PlacedTheme, form: Form): PlacedElement[] {
  const boxes = [...form.boxes]
  return findOver(slide, theme).map((element, at) => {
    const stored = slide.over?.[at]
    const ground = { background: form.background, boxes: [...boxes] }
    if (element.kind !== 'shape') return element
    const plate = asPlate(element)
    if (plate) {
      ground.boxes.push(plate)
      boxes.push(plate)
    }
    return stored?.kind === 'shape' ? recolour(element, stored, theme, ground) : element
  })
}

function recolour(
  element: PlacedShape,
  stored: PlacedShape,
  { colours }: PlacedTheme,
  ground: Form,
): PlacedShape {
  const { text } = element
  if (!text) return element
  const below = findGround(ground, boundElement(element))
  const isHidden = (colour: string, at: number): boolean =>
    stored.text?.looks[at]?.colour.startsWith('#') === false &&
    measureWorstContrast(colour.slice(0, 7), below) < hardlySeen
  if (!text.looks.some((look, at) => isHidden(look.colour, at))) return element
  const seen = colours.find((colour) => measureWorstContrast(colour, below) >= readable)
  const looks = text.looks.map((look, at) =>
    seen && isHidden(look.colour, at) ? Object.assign({ ...look }, { colour: seen }) : look,
  )
  return { ...element, text: { ...text, looks } }
}

/** What a shape covers, near enough to know what letters on it stand on. */
function asPlate(element: PlacedShape): ShapeBox | null {
  const { fill } = element
  if (fill?.kind !== 'solid') return null
  return { kind: 'shape', shape: 'rect', ...boundElement(element), fill, radius: 0 }
}
