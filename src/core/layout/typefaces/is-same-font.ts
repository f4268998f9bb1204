import type { Font } from '../text-metrics.ts'

export const isSameFont = (one: Font, other: Font): boolean =>
  one.family === other.family &&
  one.weight === other.weight &&
  one.italic === other.italic &&
  (one.tracking ?? 0) === (other.tracking ?? 0)
