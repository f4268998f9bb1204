import type { TextRuler } from '#core/layout/text-metrics.ts'

import type { LoadedFace } from '../font-library.ts'
import { hasLetters, shapeGlyphs } from './shape-text.ts'
import { openShapingFont } from './shaping-font.ts'

/**
 * The letters of a European script in one font file: how wide each is, and how much nearer it is to
 * each that may follow it. In our fonts that is all there is to a text's width, but for a few pairs
 * that become one glyph. To add it up is much quicker than to shape it again.
 */
export type LetterPairs = {
  /** Null of a text with other characters, or with letters that become one. */
  rule(text: string, measureEm: (text: string) => number): TextRuler | null
}

/** Scripts that set one letter after the other, by their names in fonts. */
const scripts = new Map([
  ['Latin', 'Latn'],
  ['Cyrillic', 'Cyrl'],
  ['Greek', 'Grek'],
])

const pairsOfFaces = new WeakMap<LoadedFace, Map<string, LetterPairs>>()

/** Null for scripts whose letters change by what is beside them. */
export function findLetterPairs(
  face: LoadedFace,
  script: string | null,
  isTracked: boolean,
): LetterPairs | null {
  const tag = scripts.get(script ?? '')
  if (!tag) return null
  const byScript = pairsOfFaces.get(face) ?? new Map<string, LetterPairs>()
  pairsOfFaces.set(face, byScript)
  const key = isTracked ? `${tag} tracked` : tag
  const known = byScript.get(key)
  if (known) return known
  const made = createLetterPairs(face, tag, isTracked)
  byScript.set(key, made)
  return made
}

/** Letters with their accents, and the dashes and quotes of print. */
const alphabet = [
  ...listCodes(0x20, 0x7e),
  ...listCodes(0xa0, 0xac),
  ...listCodes(0xae, 0x17f),
  ...listCodes(0x370, 0x45f),
  ...listCodes(0x2010, 0x2027),
]
/** Where a character is in the tables; none of most of them. */
const slots = new Int16Array(0x2028).fill(-1)
for (const [slot, code] of alphabet.entries()) slots[code] = slot
const isLetter = alphabet.map((code) => hasLetters(String.fromCharCode(code)))

const slotAt = (text: string, at: number): number => slots[text.charCodeAt(at)] ?? -1

function listCodes(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Not how near letters are, but what is known of it. */
const unknown = -32_768
const joined = -32_767

const manyPairs = 4

function createLetterPairs(face: LoadedFace, script: string, isTracked: boolean): LetterPairs {
  const { unitsPerEm } = openShapingFont(face)
  const glyphs = new Int32Array(alphabet.length).fill(-1)
  const advances = new Int32Array(alphabet.length)
  const kerns = new Int16Array(alphabet.length ** 2).fill(unknown)

  function learnLetter(text: string, at: number): void {
    const slot = slotAt(text, at)
    if (glyphs[slot] !== -1) return
    const [glyph] = shapeGlyphs(text.charAt(at), face, script, isTracked)
    glyphs[slot] = glyph?.id ?? 0
    advances[slot] = glyph?.advance ?? 0
  }

  /** Shapes a text and keeps how near each of its letters is to the next one. */
  function learnPairs(text: string): void {
    for (let at = 0; at < text.length; at++) learnLetter(text, at)
    const shaped = shapeGlyphs(text, face, script, isTracked)
    const isAsAlone = (at: number) =>
      shaped[at]?.cluster === at && shaped[at].id === glyphs[slotAt(text, at)]
    for (let at = 0; at + 1 < text.length; at++) {
      const slot = slotAt(text, at)
      const pair = slot * alphabet.length + slotAt(text, at + 1)
      if (kerns[pair] !== unknown) continue
      if (isAsAlone(at) && isAsAlone(at + 1) && shaped.length === text.length)
        kerns[pair] = (shaped[at]?.advance ?? 0) - (advances[slot] ?? 0)
      else if (text.length === 2) kerns[pair] = joined
      // Some letters of the text have become one, and the places of the others tell nothing.
      else learnPairs(text.slice(at, at + 2))
    }
  }

  /** The pair that ends after this place; with all others, where there are so many that this is faster. */
  function learnFrom(text: string, at: number): void {
    let missing = 0
    for (let next = at; next < text.length; next++)
      if (kerns[slotAt(text, next - 1) * alphabet.length + slotAt(text, next)] === unknown)
        missing++
    learnPairs(missing > manyPairs ? text : text.slice(at - 1, at + 1))
  }

  return {
    rule(text, measureEm) {
      const { length } = text
      for (let at = 0; at < length; at++) if (slotAt(text, at) < 0) return null
      learnLetter(text, 0)
      // How much is before each place: for what begins there, and for what ends there.
      const begins = [0]
      const ends = [0]
      const letters = [0]
      let units = 0
      let count = 0
      for (let at = 0; at < length; at++) {
        const slot = slotAt(text, at)
        if (at > 0) {
          const pair = slotAt(text, at - 1) * alphabet.length + slot
          if (kerns[pair] === unknown) learnFrom(text, at)
          const kern = kerns[pair] ?? joined
          if (kern === joined) return null
          units += kern
          begins.push(units)
        }
        units += advances[slot] ?? 0
        ends.push(units)
        if (isLetter[slot]) count++
        letters.push(count)
      }
      begins.push(units)
      return {
        isQuick: true,
        measure: (start, end) =>
          // Figures alone belong to no script, and might be set otherwise than beside letters.
          letters[end] === letters[start]
            ? measureEm(text.slice(start, end))
            : ((ends[end] ?? 0) - (begins[start] ?? 0)) / unitsPerEm,
      }
    },
  }
}
