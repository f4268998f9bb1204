import type { Font, TextMetrics, TextRuler } from './text-metrics.ts'

/** More than any text has characters, so that two places make one number. */
const longest = 2 ** 26

/**
 * Measures each part once, however often the text is broken into lines: at every size and width that
 * is tried, the same parts are asked for again.
 */
export function createTextRuler(text: string, font: Font, metrics: TextMetrics): TextRuler {
  if (metrics.rule) return metrics.rule(text, font)
  const known = new Map<number, number>()
  return {
    isQuick: false,
    measure(start, end) {
      const key = start * longest + end
      const before = known.get(key)
      if (before !== undefined) return before
      const em = metrics.measure(text.slice(start, end), font, 1)
      known.set(key, em)
      return em
    },
  }
}
