import { listTexts } from '../../deck/texts/slide-texts.ts'
import type { Slide } from '../../deck/slide.ts'

/** Letters, and the marks that stand for one. Digits and vowel signs have no direction of their own. */
const strong = /[\p{L}\u200E\u200F\u061C]/u
const rightToLeft =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** By the first letter that has a direction, as `dir="auto"` does; null without one. */
export function isRtlText(text: string): boolean | null {
  for (const character of text) {
    if (strong.test(character)) return rightToLeft.test(character)
  }
  return null
}

/** A slide reads as its first words do. */
export function isRtlSlide(slide: Partial<Slide>): boolean {
  for (const text of listTexts(slide, 'seen')) {
    const rtl = isRtlText(text)
    if (rtl !== null) return rtl
  }
  return false
}
