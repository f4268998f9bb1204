import type { TextRuler } from '#core/layout/text-metrics.ts'

import type { ShapedText } from './shape-text.ts'

/**
 * Tells how wide a part is from the widths of its letters. Parts that begin or end where letters are
 * kerned or joined are measured by `measureEm`.
 */
export function createShapedRuler(
  { text, widths, letters, canCut }: ShapedText,
  unitsPerEm: number,
  measureEm: (text: string) => number,
): TextRuler {
  const hasLetters = letters[text.length] !== 0
  return {
    isQuick: true,
    measure(start, end) {
      // The engine takes the script from the first letter, and figures alone might be set otherwise.
      const isOfScript = !hasLetters || letters[end] !== letters[start]
      return isOfScript && canCut[start] && canCut[end]
        ? ((widths[end] ?? 0) - (widths[start] ?? 0)) / unitsPerEm
        : measureEm(text.slice(start, end))
    },
  }
}
