import type { Box } from './box.ts'

/** A paragraph that might be the title of a slide which has no place for one. */
export type TitleCandidate = {
  text: string
  /** Of its letters, in points. */
  size: number
  box: Box
  /** How many paragraphs stand in the same box. */
  companions: number
}

/** What the candidates are measured by. */
export type TitleStage = {
  /** Of every paragraph on the slide. */
  sizes: readonly number[]
  height: number
}

/** Longer ones are text. */
const longest = 100

/** `82 %`, `$4.5 bn`, `3x`, `12 kg`: a number with its unit says nothing of what the slide is about. */
const figure =
  /^[^\p{L}\p{N}]{0,3}\p{N}(?:[\p{N}.,'’]*\p{N})?[\s%‰°€$£¥+]{0,3}(?:\p{L}{1,3}|million|billion|mio|mrd)?[^\p{L}\p{N}]{0,3}$/iu

/**
 * The one that a person would call the title: short, near the top, in larger letters than the rest or
 * alone in its box. `null` when nothing stands out.
 */
export function pickTitle<T extends TitleCandidate>(
  candidates: readonly T[],
  { sizes, height }: TitleStage,
): T | null {
  const ordered = sizes.toSorted((a, b) => a - b)
  const middle = ordered[Math.floor((ordered.length - 1) / 2)] ?? 0
  const largest = ordered.at(-1) ?? 0
  const isPossible = ({ text, size, companions }: T): boolean =>
    text.length <= longest &&
    /\p{L}/u.test(text) &&
    !figure.test(text) &&
    (size > middle * 1.15 || (companions === 0 && size >= middle))

  const score = ({ text, size, box, companions }: T): number =>
    size / largest +
    0.8 * (1 - Math.min(1, Math.max(0, box.y / height))) +
    (companions === 0 ? 0.15 : 0) -
    (text.length > longest / 2 ? 0.15 : 0)

  return candidates
    .filter(isPossible)
    .reduce<T | null>((best, one) => (best && score(best) >= score(one) ? best : one), null)
}
