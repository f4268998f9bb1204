import type { PlacedElement, PlacedSlide } from '../deck/placed.ts'
import { isSame } from './is-same.ts'
import { matchElements } from './match-elements.ts'
import { rebaseFields } from './rebase-fields.ts'
import { rebaseOrder } from './rebase-order.ts'
import { rebaseTable } from './rebase-table.ts'

type Elements = readonly PlacedElement[]

/** What keeps its look, element by element; where one side made or took it away, it is there or gone. */
export function rebasePlaced(
  base: PlacedSlide | undefined,
  mine: PlacedSlide | undefined,
  theirs: PlacedSlide | undefined,
): PlacedSlide | undefined {
  if (isSame(base, theirs)) return mine
  if (!base || !mine || !theirs) return theirs ?? (base ? undefined : mine)
  return {
    ...rebaseFields(base, mine, theirs),
    elements: rebaseElements(base.elements, mine.elements, theirs.elements),
  }
}

/** The same for what lies over a form. */
export function rebaseOver(
  base: PlacedElement[] | undefined,
  mine: PlacedElement[] | undefined,
  theirs: PlacedElement[] | undefined,
): PlacedElement[] | undefined {
  if (isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  const rebased = rebaseElements(base ?? [], mine ?? [], theirs ?? [])
  return rebased.length > 0 ? rebased : undefined
}

/** Where both changed one, what each changed of it; one that either deleted is gone. */
function rebaseElements(base: Elements, mine: Elements, theirs: Elements): PlacedElement[] {
  const own = nameElements(base, mine, 'mine')
  const other = nameElements(base, theirs, 'theirs')
  const order = rebaseOrder([...base.keys()].map(String), own.names, other.names)
  return order.flatMap((name) => {
    const [from, one, to] = [base[Number(name)], own.byName.get(name), other.byName.get(name)]
    if (!from) return one ?? to ?? []
    return one && to ? rebaseElement(from, one, to) : []
  })
}

/** Tables cell by cell while they have the same ones, and charts by what they are drawn of. */
function rebaseElement(
  base: PlacedElement,
  mine: PlacedElement,
  theirs: PlacedElement,
): PlacedElement {
  if (base.kind === 'chart' && mine.kind === 'chart' && theirs.kind === 'chart') {
    const table = rebaseTable(base.table, mine.table, theirs.table) ?? theirs.table
    return { ...rebaseFields(base, mine, theirs), table }
  }
  if (base.kind !== 'table' || mine.kind !== 'table' || theirs.kind !== 'table')
    return rebaseFields(base, mine, theirs)
  const { length } = base.cells
  if (mine.cells.length !== length || theirs.cells.length !== length)
    return rebaseFields(base, mine, theirs)
  const cells = theirs.cells.map((cell, at) =>
    isSame(base.cells[at], cell) ? (mine.cells[at] ?? cell) : cell,
  )
  return { ...rebaseFields(base, mine, theirs), cells }
}

/** By their places in `base`; new ones have names that nobody else gives. */
function nameElements(base: Elements, elements: Elements, side: string) {
  const places = matchElements(base, elements)
  const names = places.map((place, at) => (place === -1 ? `${side} ${at}` : String(place)))
  const byName = new Map(elements.map((element, at) => [names[at] ?? '', element]))
  return { names, byName }
}
