import type { Font } from '#core/layout/text-metrics.ts'

type ByText<T> = (text: string, font: Font) => T

const mostTexts = 50_000

/** Keeps what was found out about a text in a font. */
export function cacheByFont<T extends number | object>(find: ByText<T>): ByText<T> {
  const byName = new Map<string, Map<string, T>>()
  // Asked thousands of times for one slide, and mostly with the same few objects.
  const byFont = new WeakMap<Font, Map<string, T>>()

  function getTexts(font: Font): Map<string, T> {
    const name = `${font.family} ${font.weight} ${font.italic}`
    const texts = byName.get(name) ?? new Map<string, T>()
    byName.set(name, texts)
    byFont.set(font, texts)
    return texts
  }

  return (text, font) => {
    const texts = byFont.get(font) ?? getTexts(font)
    const known = texts.get(text)
    if (known !== undefined) return known
    if (texts.size >= mostTexts) texts.clear()
    const found = find(text, font)
    texts.set(text, found)
    return found
  }
}
