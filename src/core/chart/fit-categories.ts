import { cutToFit, maxOf, type Measure, sizesFrom, wrapWords } from './chart-sheet.ts'

export type CategoryLabel = { lines: readonly string[]; at: number; px: number }

export type CategoryRoom = {
  largest: number
  /** What a line may take. */
  width: number
  /** How many lines of that size have room. */
  lines(px: number): number
  /** Whether none of them meets another. */
  isFree(labels: readonly CategoryLabel[], every: number): boolean
}

const smallest = 14

/** Whole, then in lines, then smaller, then fewer of them, and only then cut off. Never turned. */
export function fitCategories(
  categories: readonly string[],
  room: CategoryRoom,
  measure: Measure,
): { labels: CategoryLabel[]; every: number } {
  for (const px of sizesFrom(room.largest)) {
    const labels = categories.map((text, at) => ({
      lines: wrapWords(text, room.width, (line) => measure(line, px)),
      at,
      px,
    }))
    const fits = labels.every(
      ({ lines }) =>
        lines.length <= room.lines(px) && lines.every((line) => measure(line, px) <= room.width),
    )
    if (fits && room.isFree(labels, 1)) return { labels, every: 1 }
  }
  const wide = Math.max(room.width, 220)
  for (const most of [wide, 140, 80])
    for (let every = 1; every <= Math.max(1, Math.ceil(categories.length / 3)); every++) {
      const labels = categories.flatMap((text, at) =>
        at % every === 0 ? [cut(text, at, Math.min(most, wide), measure)] : [],
      )
      if (room.isFree(labels, every)) return { labels, every }
    }
  const [first = ''] = categories
  const alone = cut(first, 0, Math.min(80, wide), measure)
  return room.isFree([alone], categories.length)
    ? { labels: [alone], every: Math.max(1, categories.length) }
    : { labels: [], every: 1 }
}

const cut = (text: string, at: number, width: number, measure: Measure): CategoryLabel => {
  const line = cutToFit(text, width, (part) => measure(part, smallest))
  return { lines: line ? [line] : [], at, px: smallest }
}

export const widthOf = ({ lines, px }: CategoryLabel, measure: Measure): number =>
  maxOf(lines.map((line) => measure(line, px)))
