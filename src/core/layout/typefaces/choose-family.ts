import { letterStandIns } from './letter-stand-ins.ts'
import type { FontFamily } from '../text-metrics.ts'

const arabic = /\p{Script=Arabic}/u
const cyrillic = /\p{Script=Cyrillic}/u
const greek = /\p{Script=Greek}/u
/** Letters of none of the alphabets of Europe. */
export const elsewhere = /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Of the faces that themes are known by, those that know more than Latin. */
const withCyrillic: ReadonlySet<FontFamily> = new Set(['Manrope', 'Nunito', 'JetBrains Mono'])
const withGreek: ReadonlySet<FontFamily> = new Set(['Manrope', 'JetBrains Mono'])

/**
 * The face of a text. One whose letters it lacks is set in its stand-in as a whole: otherwise every
 * space would be another font's, wider or narrower than those of the words around it.
 */
export function chooseFamily(family: FontFamily, texts: readonly string[]): FontFamily {
  const has = (letters: RegExp) => texts.some((text) => letters.test(text))
  const standIn = letterStandIns[family]
  if (
    standIn &&
    (has(elsewhere) ||
      (!withCyrillic.has(family) && has(cyrillic)) ||
      (!withGreek.has(family) && has(greek)))
  )
    return chooseFamily(standIn, texts)
  // A typewriter has no Arabic letters, and its spaces are far too wide for those of another face.
  return family === 'Cousine' && has(arabic) ? 'Arimo' : family
}
