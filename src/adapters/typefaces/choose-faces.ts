import type { FontStyle } from '#core/deck/brand/own-typeface.ts'

import type { FaceFacts } from './read-face.ts'

type Weighed = { facts: Pick<FaceFacts, 'weight' | 'italic'> }

const boldFrom = 600

/**
 * Which of the files of a family sets which words. Of many weights those that come nearest to what a
 * deck asks for; one alone is the regular, whatever it is.
 */
export function chooseFaces<Face extends Weighed>(faces: readonly Face[]): Map<FontStyle, Face> {
  const upright = faces.filter(({ facts }) => !facts.italic)
  const leaning = upright.length > 0 ? faces.filter(({ facts }) => facts.italic) : []
  const [regular, bold] = choosePair(upright.length > 0 ? upright : faces, true)
  const [italic, boldItalic] = choosePair(leaning, false)
  const chosen: [FontStyle, Face | undefined][] = [
    ['regular', regular],
    ['bold', bold],
    ['italic', italic],
    ['boldItalic', boldItalic],
  ]
  return new Map(chosen.flatMap(([style, face]) => (face ? [[style, face] as const] : [])))
}

/** Of one slant. */
function choosePair<Face extends Weighed>(
  faces: readonly Face[],
  needsRegular: boolean,
): [Face | undefined, Face | undefined] {
  const nearest = (weight: number, of: readonly Face[]): Face | undefined => {
    const distance = ({ facts }: Face) => Math.abs(facts.weight - weight)
    return of.toSorted((one, other) => distance(one) - distance(other))[0]
  }
  const light = faces.filter(({ facts }) => facts.weight < boldFrom)
  const regular = nearest(400, light.length > 0 || !needsRegular ? light : faces)
  const heavy = faces.filter((face) => face !== regular && face.facts.weight >= boldFrom)
  return [regular, nearest(700, heavy)]
}
