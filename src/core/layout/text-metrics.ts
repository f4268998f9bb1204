import type { OwnFamily } from '../deck/brand/own-typeface.ts'
import type { fontFamilies } from './typefaces/font-families.ts'

/** As wide as fonts that every office program has, which stand in for them in files. */
export const officeFamilies = [
  'Arimo',
  'Carlito',
  'Caladea',
  'Gelasio',
  'Tinos',
  'Cousine',
] as const

/** Of those that come with the app. */
export type BundledFamily = (typeof fontFamilies)[number]
export type FontFamily = BundledFamily | OwnFamily
export type OfficeFamily = (typeof officeFamilies)[number]

export const isOfficeFamily = (family: string): family is OfficeFamily =>
  officeFamilies.some((office) => office === family)

export type Font = {
  family: FontFamily
  weight: 400 | 700
  italic: boolean
  /**
   * So much wider each letter is set than the face has it, in em; narrower when it is negative. Letters
   * that are set apart do not become one, as in browsers.
   */
  tracking?: number
}

/** How wide any part of a text is. */
export type TextRuler = {
  /** From one place to another, in em. */
  measure(start: number, end: number): number
  /** A long part takes no longer than a short one, so that nothing has to be guessed from its words. */
  isQuick: boolean
}

/**
 * How wide and how high text is. Lines are broken by this and painted by others, so it must agree
 * with what the browser, PowerPoint and a PDF reader do with the same font.
 */
export type TextMetrics = {
  /** Advance width in px of `text` set on one line at `sizePx`. */
  measure(text: string, font: Font, sizePx: number): number
  /** The same for all parts of a text; for those who find it out faster at once than one by one. */
  rule?(text: string, font: Font): TextRuler
  /** Of the font itself, in em; both are positive. */
  vertical(font: Font): { ascent: number; descent: number }
}
