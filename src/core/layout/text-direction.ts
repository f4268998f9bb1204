const strongRtl = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const strong = /\p{L}/u

/** By the first letter that has a direction, as `dir="auto"` does; null without one. */
export function isRtlText(text: string): boolean | null {
  for (const character of text) {
    if (strongRtl.test(character)) return true
    if (strong.test(character)) return false
  }
  return null
}

/** A slide reads as its first words do. */
export function isRtlSlide({
  title,
  content,
}: {
  title: string
  content: readonly string[]
}): boolean {
  for (const text of [title, ...content]) {
    const rtl = isRtlText(text)
    if (rtl !== null) return rtl
  }
  return false
}
