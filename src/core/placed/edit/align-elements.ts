import type { PlacedElement } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import type { Rect } from '../../layout/boxes.ts'
import { boundElement, joinRects } from './bound-element.ts'
import { changeElements, type Picked, shiftElement } from './change-elements.ts'
import { listUnits } from './group-elements.ts'

export type Side = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

/** To what they fill together; one alone, be it a group, to the slide. */
export function alignElements(slide: Slide, picked: Picked, side: Side): Slide {
  const units = boundUnits(slide, picked)
  const { placed } = slide
  if (!placed || units.length === 0) return slide
  const frame =
    units.length === 1 ? { x: 0, y: 0, ...placed.size } : joinRects(units.map(({ bound }) => bound))
  const shifts = new Map(
    units.flatMap(({ elements, bound }) =>
      elements.map((element) => [element, findShift(bound, frame, side)] as const),
    ),
  )
  return changeElements(slide, picked, (element) => {
    const [dx, dy] = shifts.get(element) ?? [0, 0]
    return shiftElement(element, dx, dy)
  })
}

const boundUnits = (slide: Slide, picked: Picked) =>
  listUnits(slide, picked).map((elements) => ({
    elements,
    bound: joinRects(elements.map(boundElement)),
  }))

function findShift(one: Rect, frame: Rect, side: Side): [dx: number, dy: number] {
  switch (side) {
    case 'left':
      return [frame.x - one.x, 0]
    case 'centre':
      return [frame.x + (frame.width - one.width) / 2 - one.x, 0]
    case 'right':
      return [frame.x + frame.width - one.width - one.x, 0]
    case 'top':
      return [0, frame.y - one.y]
    case 'middle':
      return [0, frame.y + (frame.height - one.height) / 2 - one.y]
    default:
      return [0, frame.y + frame.height - one.height - one.y]
  }
}

export type Axis = 'across' | 'down'

/** With equal gaps between them; the first and the last stay where they are. */
export function distributeElements(slide: Slide, picked: Picked, axis: Axis): Slide {
  const [start, length] = axis === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const ordered = boundUnits(slide, picked).toSorted(
    (one, other) => one.bound[start] - other.bound[start],
  )
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last || ordered.length < 3) return slide
  const taken = ordered.reduce((sum, { bound }) => sum + bound[length], 0)
  const whole = last.bound[start] + last.bound[length] - first.bound[start]
  const gap = (whole - taken) / (ordered.length - 1)
  const shifts = new Map<PlacedElement, number>()
  let at = first.bound[start]
  for (const { elements, bound } of ordered) {
    for (const element of elements) shifts.set(element, at - bound[start])
    at += bound[length] + gap
  }
  return changeElements(slide, picked, (element) => {
    const by = shifts.get(element) ?? 0
    return axis === 'across' ? shiftElement(element, by, 0) : shiftElement(element, 0, by)
  })
}
