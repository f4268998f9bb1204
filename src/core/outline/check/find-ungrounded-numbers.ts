/** Digits with whatever separates thousands and decimals, which differs from language to language. */
const number = /\p{Nd}+(?:[.,’' \u00a0\u202f]\p{Nd}+)*/gu

const token = /[\p{Lu}\p{Ll}\p{Nd}_-]+/gu

/**
 * `AF9034`, `COVID-19`, `2cdda5c8-e50e`: its digits are part of a name. Only letters with a case make
 * one: others stand beside numbers without a space.
 */
const isName = (word: string): boolean => /(?:[\p{Lu}\p{Ll}]|\p{Lu}-)\p{Nd}/u.test(word)

const withoutNames = (text: string): string =>
  text.replaceAll(token, (word) => (isName(word) ? ' ' : word))

/** Counting on one's fingers ("3 reasons") is no claim. */
const largestCount = 10

const normalise = (found: string): string =>
  found.replaceAll(/[^\p{Nd}]/gu, '').replace(/^0+(?=.)/, '')

const listNumbers = (text: string): string[] => text.match(number) ?? []

/** "10.0" of a version "v1.10.0" that the text names, too. */
const standsIn = (source: string, found: string): boolean =>
  source.split(found).some((before, at, parts) => {
    const after = parts[at + 1]
    return after !== undefined && !/\p{Nd}$/u.test(before) && !/^\p{Nd}/u.test(after)
  })

/** Some digits of a number may stand out. */
const marksWithin = /(?<=\p{Nd})\*{1,3}(?=\p{Nd})/gu

/** Numbers that are said on a slide but nowhere in the text it was made from. */
export function findUngroundedNumbers(text: string, written: string): string[] {
  const source = written.replaceAll(marksWithin, '')
  const known = new Set(listNumbers(source).map(normalise))
  // "1990 2000" may be one number or two.
  for (const digits of source.match(/\p{Nd}+/gu) ?? []) known.add(normalise(digits))
  return listNumbers(withoutNames(text)).filter((found) => {
    const digits = normalise(found)
    if (known.has(digits) || Number(digits) <= largestCount || standsIn(source, found)) return false
    return !found.split(/[ \u00a0\u202f]/u).every((part) => known.has(normalise(part)))
  })
}
