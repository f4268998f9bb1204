import type { Font } from '#core/layout/text-metrics.ts'

type ByText<T> = (text: string, font: Font) => T

const mostTexts = 50_000

/** Keeps what was found out about a text in a font. */
export function cacheByFont<T extends number | object>(find: ByText<T>): ByText<T> {
  const textsOf = keepByFont(() => new Map<string, T>())
  return (text, font) => {
    const texts = textsOf(font)
    const known = texts.get(text)
    if (known !== undefined) return known
    if (texts.size >= mostTexts) texts.clear()
    const found = find(text, font)
    texts.set(text, found)
    return found
  }
}

/** One for each font. */
export function keepByFont<T>(make: () => T): (font: Font) => T {
  const byName = new Map<string, T>()
  // Asked thousands of times for one slide, and mostly with the same few objects.
  const byFont = new WeakMap<Font, T>()
  return (font) => {
    const known = byFont.get(font)
    if (known !== undefined) return known
    const name = `${font.family} ${font.weight} ${font.italic} ${Boolean(font.tracking)}`
    const made = byName.get(name) ?? make()
    byName.set(name, made)
    byFont.set(font, made)
    return made
  }
}
