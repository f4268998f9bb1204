import type { PlacedElement } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'
import { sayTitle } from '#core/placed/map-paragraphs.ts'
import { createWordFinder } from '#core/placed/place-words.ts'
import { arrangeWords } from '#words/editor/arrange.ts'

/** More of it would not be listened to. */
const mostLetters = 40

/** What an element is called: by what it says, what it shows, or its number. */
export function nameElement(slide: Slide, at: number): string {
  const element = slide.placed?.elements[at]
  if (!element) return ''
  const kind = arrangeWords.kinds[findKind(element)]
  const words = findSaid(slide, element).replaceAll(/\s+/gu, ' ').trim().slice(0, mostLetters)
  const name = words === '' ? arrangeWords.numbered(kind, at + 1) : arrangeWords.named(kind, words)
  return element.group === undefined ? name : arrangeWords.inGroup(name, element.group)
}

function findKind(element: PlacedElement): keyof typeof arrangeWords.kinds {
  if (element.kind !== 'shape') return element.kind
  const { role, text, fill, line, height, width } = element
  if (role === 'title' || role === 'subtitle') return role
  if (text && !fill && !line) return 'text'
  return height === 0 || width === 0 ? 'line' : 'shape'
}

function findSaid(slide: Slide, element: PlacedElement): string {
  if (element.alt) return element.alt
  const findWords = createWordFinder(slide)
  if (element.kind === 'chart') return sayTitle(element, findWords).title ?? ''
  if (element.kind !== 'shape') return ''
  return (element.text?.paragraphs ?? []).map((one) => findWords(one) ?? '').join(' ')
}

/** Title first, then point by point, then all others as they are painted. */
export function orderElements({ placed }: Slide): number[] {
  const ranks = (placed?.elements ?? []).map((element, at) => ({ at, rank: rankOf(element) }))
  return ranks
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ at }) => at)
}

function rankOf(element: PlacedElement): number {
  if (element.kind !== 'shape') return Infinity
  const ranks = (element.text?.paragraphs ?? []).flatMap(({ part }) =>
    part?.field === 'title' ? [0] : part ? [part.index + 1] : [],
  )
  return ranks.length > 0 ? Math.min(...ranks) : Infinity
}
