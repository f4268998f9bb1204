import type { PlacedParagraph } from '../deck/placed.ts'
import { diffList } from '../rebase/diff-list.ts'
import { type Change, findChange } from './find-change.ts'

/**
 * What became of words, the last change first: one where something was typed or deleted, else word by word,
 * so that what stands between two words that were replaced keeps its look.
 */
export function listChanges(before: string, after: string): Change[] {
  const whole = findChange(before, after)
  const { start, end, newEnd } = whole
  if (start === end && start === newEnd) return []
  if (start === end || start === newEnd) return [whole]
  const words = before.split(edges)
  return diffList(words, after.split(edges)).map(({ at, remove, insert }) => {
    const from = words.slice(0, at).join('').length
    const added = insert.join('')
    const found = findChange(words.slice(at, at + remove).join(''), added)
    // Words that came with a space stand behind the one that was there.
    const space = remove === 0 ? /^\s*/u.exec(added)?.[0] : ''
    const shift = from + (space && before.startsWith(space, from) ? space.length : 0)
    return { start: shift + found.start, end: shift + found.end, newEnd: shift + found.newEnd }
  })
}

const edges = /(?<=\s)(?=\S)|(?<=\S)(?=\s)/u

/** New letters look as the one before them; those at the very beginning as the first. */
function moveEdge(edge: number, { start, end, newEnd }: Change, isFirst: boolean): number {
  if (edge < start || isFirst) return edge
  if (edge >= end) return edge + newEnd - end
  return Math.min(edge, newEnd)
}

function moveRuns(paragraph: PlacedParagraph, change: Change): PlacedParagraph {
  const { start, end } = change
  if (start === end && start === change.newEnd) return paragraph
  return {
    ...paragraph,
    runs: paragraph.runs.map(([edge, look]): [number, number] => [
      moveEdge(edge, change, false),
      look,
    ]),
    ...(paragraph.breaks && {
      breaks: paragraph.breaks
        .filter((place) => place < start || place >= end)
        .map((place) => moveEdge(place, change, false)),
    }),
  }
}

/**
 * A paragraph whose words change, or those of which it is a part: what is typed right behind a part belongs to
 * it, and what is typed where no other ends to the one that begins there, since nobody would see it between.
 * @param ends where parts of the same words end
 */
export const followLetters = (
  paragraph: PlacedParagraph,
  changes: readonly Change[],
  ends: ReadonlySet<number>,
): PlacedParagraph => changes.reduce((moved, change) => moveOnce(moved, change, ends), paragraph)

function moveOnce(
  paragraph: PlacedParagraph,
  change: Change,
  ends: ReadonlySet<number>,
): PlacedParagraph {
  const { part } = paragraph
  if (!part?.range) return moveRuns(paragraph, change)
  const [start, end] = part.range
  const isOwn = start === 0 || (start === change.start && !ends.has(start))
  const range: [number, number] = [moveEdge(start, change, isOwn), moveEdge(end, change, false)]
  const within = {
    start: Math.max(0, change.start - start),
    end: Math.max(0, Math.min(end, change.end) - start),
    newEnd: Math.max(0, Math.min(range[1], change.newEnd) - range[0]),
  }
  const isInside = change.start <= end && change.end >= start
  return { ...(isInside ? moveRuns(paragraph, within) : paragraph), part: { ...part, range } }
}
