import type { PointText } from '../../form/form-point.ts'
import { chooseFamily } from '../../layout/typefaces/choose-family.ts'
import { pxPerPt } from '../../layout/stage.ts'
import type { Face } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { shares } from '../set-block.ts'

/** `below` is of what stands below a point, by its size. */
type RowLook = { face: Face; px: number; width: number; below: number }

/** Above and below the words of a row. */
const air = 36
/** Words that go on in the next line leave some of theirs empty. */
const ragged = 1.06

/** How high a point is with those below it, about: its lines are not broken yet. */
export const estimateRow = (...about: Parameters<typeof estimateWords>): number =>
  air + estimateWords(...about)

export const estimateWords = (
  texts: readonly PointText[],
  { face, px, width, below }: RowLook,
  { metrics }: Pick<Scene, 'metrics'>,
): number =>
  texts.reduce((height, { text }, line) => {
    const size = Math.round((line === 0 ? px : px * below) / pxPerPt) * pxPerPt
    const font = { ...face.font, family: chooseFamily(face.font.family, [text]) }
    const share = metrics.measure(text, font, size) / width
    return height + (share <= 1 ? 1 : Math.ceil(share * ragged)) * size * face.leading
  }, 0)

const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0)

/**
 * How high each row is: all alike while each has room for its words, or else those that say more are
 * higher, so that one long point does not make the letters of all others small.
 * @param needAt how high they have to be with letters of that share of their size
 */
export function shareRows(needAt: (share: number) => readonly number[], room: number): number[] {
  const areEven = (heights: readonly number[]) =>
    heights.every((height) => height <= room / heights.length)
  const ways = shares.map(needAt)
  const needed = ways.find((heights) => sum(heights) <= room) ?? needAt(shares.at(-1) ?? 1)
  const whole = sum(needed)
  // For letters that are hardly smaller, rows that are alike.
  return [...ways.slice(0, 3), needed].some(areEven)
    ? needed.map(() => room / needed.length)
    : needed.map((height) => (height / whole) * room)
}
