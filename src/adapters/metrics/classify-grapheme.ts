/** Has no glyph of its own, and so needs no font: joiners, variation selectors, directions. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/** The code points of a grapheme that a font must have to show it. */
export function listVisibleCodes(grapheme: string): number[] {
  return Array.from(grapheme.normalize('NFC'))
    .filter((character) => !ignorable.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
}

/** Shown in colours and not as a sign of the text. */
export const isEmoji = (grapheme: string): boolean =>
  /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.test(grapheme) && !grapheme.endsWith('\uFE0E')

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Hangul']
const patterns: readonly (readonly [string, RegExp])[] = [
  ...scripts.map((script) => [script, new RegExp(`^\\p{sc=${script}}`, 'u')] as const),
  // Written together, and their punctuation belongs to no other.
  ['CJK', /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u],
  ['other', /^[^\p{sc=Common}\p{sc=Inherited}]/u],
]

/** Null for what all scripts share: digits, spaces, most punctuation. */
export const findScript = (grapheme: string): string | null =>
  patterns.find(([, pattern]) => pattern.test(grapheme))?.[0] ?? null
