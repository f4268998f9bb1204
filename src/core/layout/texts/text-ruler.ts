import { splitGraphemes } from '../lines/split-graphemes.ts'
import type { Font, TextMetrics, TextRuler } from '../text-metrics.ts'

/** More than any text has characters, so that two places make one number. */
const longest = 2 ** 26

/**
 * Measures each part once, however often the text is broken into lines: at every size and width that
 * is tried, the same parts are asked for again.
 */
export function createTextRuler(text: string, font: Font, metrics: TextMetrics): TextRuler {
  const ruler = metrics.rule?.(text, font) ?? rememberParts(text, font, metrics)
  return font.tracking ? setApart(text, font.tracking, ruler) : ruler
}

function rememberParts(text: string, font: Font, metrics: TextMetrics): TextRuler {
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

/** Browsers add it after every letter, also after the last one of a line. */
function setApart(text: string, tracking: number, { isQuick, measure }: TextRuler): TextRuler {
  const counts = new Int32Array(text.length + 1)
  let at = 0
  for (const { length } of splitGraphemes(text)) counts[(at += length)] = 1
  for (let index = 1; index <= text.length; index++)
    counts[index] = (counts[index] ?? 0) + (counts[index - 1] ?? 0)
  return {
    isQuick,
    measure: (start, end) =>
      measure(start, end) + tracking * ((counts[end] ?? 0) - (counts[start] ?? 0)),
  }
}
