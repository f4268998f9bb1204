import type { PlacedElement, PlacedShape } from '../../deck/placed.ts'
import type { SlideLayoutName } from '../../deck/slide-layout.ts'
import type { Rect } from '../../layout/boxes.ts'

import { meets } from '../../layout/backdrop/meets-shape.ts'
import { stage } from '../../layout/stage.ts'

/** What of a form is moved by hand, and what lies behind it. */
export type GatheredParts = { backdrop: PlacedElement[]; elements: PlacedElement[] }

/** An element of a form, and what it was there. */
export type FormPart = {
  element: PlacedElement
  /** Of an icon, which is drawn in layers, all of them have the same. */
  icon?: object | undefined
  /** It was drawn, and is neither words nor a picture. */
  isDrawn: boolean
}

/** Of these all that is drawn and holds no words is there to look at. */
const drawnForms: ReadonlySet<SlideLayoutName> = new Set([
  'cover',
  'section',
  'statement',
  'quote',
  'big-number',
  'closing',
])

/**
 * What a theme draws behind its slides is in nobody's way: shapes that reach the edge of the stage, and lines and
 * outlines on which nothing stands, lie behind everything, as far as nothing of the form lies below them. A plate
 * and what stands on it, as a card with its icon, are one group.
 */
export function gatherParts(
  parts: readonly FormPart[],
  form: SlideLayoutName,
  /** Groups that there are already. */
  taken: ReadonlySet<string | undefined>,
): GatheredParts {
  const held = parts.filter(({ isDrawn, icon }) => !isDrawn || icon).map(({ element }) => element)
  const isOrnament = ({ element, icon, isDrawn }: FormPart): boolean => {
    if (!isDrawn || icon || element.kind !== 'shape') return false
    if (reachesEdge(element)) return true
    const isOutline = !element.fill || (element.geometry && 'paths' in element.geometry)
    return (isOutline || drawnForms.has(form)) && !holdsAny(element, held)
  }
  const backdrop: PlacedElement[] = []
  const own: FormPart[] = []
  for (const part of parts) {
    const { element } = part
    const isBehind =
      isOrnament(part) && !own.some((below) => meets(bound(below.element), bound(element)))
    if (isBehind) backdrop.push(element)
    else own.push(part)
  }
  return { backdrop, elements: groupParts(own, taken) }
}

/** Whether the middle of any stands on it. */
const holdsAny = (plate: PlacedElement, held: readonly PlacedElement[]): boolean =>
  areaOf(plate) <= largestPlate &&
  held.some(({ x, y, width, height }) =>
    contains(plate, { x: x + width / 2, y: y + height / 2, width: 0, height: 0 }),
  )

const hair = 0.5

const reachesEdge = ({ x, y, width, height }: Rect): boolean =>
  x <= hair || y <= hair || x + width >= stage.width - hair || y + height >= stage.height - hair

/** Lines have no area, and are met all the same. */
const bound = ({ x, y, width, height }: Rect): Rect => ({
  x: x - hair,
  y: y - hair,
  width: width + 2 * hair,
  height: height + 2 * hair,
})

/** Larger ones are grounds of a part of the stage, and no card. */
const largestPlate = 0.3 * stage.width * stage.height

function groupParts(
  parts: readonly FormPart[],
  taken: ReadonlySet<string | undefined>,
): PlacedElement[] {
  const plates = parts.filter(isPlate)
  /** For each part the smallest plate that it stands on, or the icon that it is a layer of. */
  const homes = parts.map((part): object | undefined => {
    const under = plates.filter((plate) => plate !== part && contains(plate.element, part.element))
    const [smallest] = under.toSorted((one, other) => areaOf(one.element) - areaOf(other.element))
    return smallest ?? part.icon
  })
  // A holder of an icon belongs to the card that it stands on.
  const rootOf = (at: number): object | undefined => {
    let root = homes[at]
    for (let depth = 0; depth < plates.length; depth++) {
      const next = homes[parts.findIndex((part) => part === root)]
      if (!next) break
      root = next
    }
    return root
  }
  const roots = parts.map((part, at) => rootOf(at) ?? part)
  const names = new Map<object, string>()
  let last = 0
  for (const root of roots)
    if (!names.has(root) && roots.filter((other) => other === root).length > 1) {
      do last++
      while (taken.has(String(last)))
      names.set(root, String(last))
    }
  return parts.map(({ element }, at) => {
    const group = names.get(roots[at] ?? element)
    return group === undefined ? element : { ...element, group }
  })
}

const isPlate = ({ element, isDrawn }: FormPart): boolean =>
  isDrawn &&
  element.kind === 'shape' &&
  hasFill(element) &&
  element.width > 24 &&
  element.height > 24 &&
  areaOf(element) <= largestPlate

const hasFill = ({ fill, line }: PlacedShape): boolean => fill !== undefined || line !== undefined

const areaOf = ({ width, height }: Rect): number => width * height

const contains = (plate: Rect, { x, y, width, height }: Rect): boolean =>
  areaOf(plate) > width * height &&
  plate.x <= x + hair &&
  plate.y <= y + hair &&
  plate.x + plate.width >= x + width - hair &&
  plate.y + plate.height >= y + height - hair
