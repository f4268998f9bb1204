import type { TriedText } from './set-text.ts'

/** The same text in a share of its frame's width. */
type AtWidth = (share: number) => TriedText

/** A break nearer than this share of the width could go otherwise in a program that rounds otherwise. */
const closeCall = 0.02

const balanceSteps = 32
const shareOf = (step: number): number => 0.5 + (0.5 * step) / balanceSteps

/** The narrowest width, from half the frame's, in which the text takes no more room and every break is clear. */
export function balanceLines(set: TriedText, atWidth: AtWidth): TriedText {
  let [tooNarrow, enough] = [-1, balanceSteps]
  while (enough - tooNarrow > 1) {
    const middle = Math.floor((tooNarrow + enough) / 2)
    if (isAsGood(atWidth(shareOf(middle)), set)) enough = middle
    else tooNarrow = middle
  }
  for (let step = enough; step < Math.min(enough + 4, balanceSteps); step++) {
    const other = atWidth(shareOf(step))
    if (isAsGood(other, set) && other.slack >= closeCall) return other
  }
  return set
}

/** Narrower ones first, and hardly wider, since the margin is not ours. */
const otherShares = [0.99, 0.98, 0.97, 0.96, 0.95, 1.01, 1.02, 0.94, 0.92, 0.9, 0.88]

/**
 * A line that only just fits breaks elsewhere in a program that rounds otherwise. A frame a little
 * narrower or wider, whose every break is clear, gives the same lines everywhere; and where there is
 * a choice, one that leaves no word alone on a last line.
 */
export function steadyLines(
  set: TriedText,
  atWidth: AtWidth,
  fits: (other: TriedText) => boolean,
): TriedText {
  let best = set
  for (const share of otherShares) {
    if (best.slack >= closeCall && countStragglers(best) === 0) break
    const other = atWidth(share)
    if (other.cutsWord === set.cutsWord && fits(other) && isBetter(other, best)) best = other
  }
  return best
}

/** Clear breaks come first, and one more line is better than a word alone. */
function isBetter(one: TriedText, other: TriedText): boolean {
  const clearer = Math.min(one.slack, closeCall) - Math.min(other.slack, closeCall)
  return clearer === 0 ? countStragglers(one) < countStragglers(other) : clearer > 0
}

/** One word alone that is shorter than this share of the width looks forgotten. */
const stragglerShare = 0.2

const countStragglers = ({ paragraphs }: TriedText): number =>
  paragraphs.filter(({ item, lines, width }) => {
    const last = lines.at(-1)
    if (!last || lines.length === 1 || last.width >= width * stragglerShare) return false
    return !/\s/.test(item.painted.slice(last.start, last.visibleEnd))
  }).length

const isAsGood = (other: TriedText, set: TriedText): boolean =>
  other.height <= set.height &&
  other.cutsWord === set.cutsWord &&
  countParted(other) <= countParted(set)

/** An address may go on in the next line, and had better not. */
const countParted = ({ paragraphs }: TriedText): number =>
  paragraphs.reduce(
    (sum, { lines }) =>
      sum + lines.slice(0, -1).filter(({ visibleEnd, end }) => visibleEnd === end).length,
    0,
  )
