import type { Font } from './text-metrics.ts'

/** For CSS: the family itself, then what stands in for the characters it lacks. */
export const fontStack = ({ family }: Font): string => `"${family}", "Arimo", sans-serif`
