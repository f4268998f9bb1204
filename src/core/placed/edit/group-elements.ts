import type { PlacedElement } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { changeElements, listPicked, type Picked } from './change-elements.ts'
import type { Rearranged } from './order-elements.ts'

/** All that is moved together with an element; it alone where it is in no group. */
export function listGroup({ placed }: Pick<Slide, 'placed'>, at: number): Picked {
  const { elements = [] } = placed ?? {}
  const group = elements[at]?.group
  if (group === undefined) return [at]
  return elements.flatMap((one, index) => (one.group === group ? [index] : []))
}

/** What is aligned as one: each group of what was picked, and each element that is in none. */
export const listUnits = (slide: Pick<Slide, 'placed'>, picked: Picked): PlacedElement[][] =>
  gatherUnits(listPicked(slide, picked))

export function gatherUnits(elements: readonly PlacedElement[]): PlacedElement[][] {
  const units = new Map<string, PlacedElement[]>()
  for (const [at, element] of elements.entries()) {
    const key = element.group === undefined ? `alone ${at}` : `group ${element.group}`
    units.set(key, [...(units.get(key) ?? []), element])
  }
  return [...units.values()]
}

export const canGroup = (slide: Pick<Slide, 'placed'>, picked: Picked): boolean =>
  listUnits(slide, picked).length > 1

export const isGrouped = (slide: Pick<Slide, 'placed'>, picked: Picked): boolean =>
  listPicked(slide, picked).some(({ group }) => group !== undefined)

/** From now on they are moved as one, and lie together where the uppermost of them was. */
export function groupElements(slide: Slide, picked: Picked): Rearranged {
  const { placed } = slide
  if (!placed || !canGroup(slide, picked)) return { slide, picked }
  const [group = ''] = findFreeGroups(placed.elements, 1)
  const top = Math.max(...picked)
  const isPicked = (_: unknown, at: number) => picked.includes(at)
  const grouped = placed.elements.filter(isPicked).map((element) => join(element, group))
  const below = placed.elements.filter((_, at) => at < top && !picked.includes(at))
  const above = placed.elements.slice(top + 1)
  return {
    slide: { ...slide, placed: { ...placed, elements: [...below, ...grouped, ...above] } },
    picked: grouped.map((_, at) => below.length + at),
  }
}

const join = (element: PlacedElement, group: string): PlacedElement => ({ ...element, group })

/** Groups that were grouped are none any more, either. */
export const ungroupElements = (slide: Slide, picked: Picked): Slide =>
  changeElements(slide, picked, (element) => {
    const { group, ...alone } = element
    return group === undefined ? element : alone
  })

/** Copies are together as what they are copies of, and with nobody else. */
export function regroup(
  copies: readonly PlacedElement[],
  others: readonly PlacedElement[],
): PlacedElement[] {
  const groups = [...new Set(copies.flatMap(({ group }) => group ?? []))]
  const free = findFreeGroups(others, groups.length)
  return copies.map((element) =>
    element.group === undefined
      ? element
      : join(element, free[groups.indexOf(element.group)] ?? element.group),
  )
}

function findFreeGroups(elements: readonly PlacedElement[], amount: number): string[] {
  const taken = new Set(elements.map(({ group }) => group))
  const free: string[] = []
  for (let number = 1; free.length < amount; number++)
    if (!taken.has(String(number))) free.push(String(number))
  return free
}
