import { findTypeface } from './own-typefaces.ts'
import type { Font, FontFamily } from '../text-metrics.ts'

/** For what the family of a text lacks: other scripts, symbols, emoji. In this order. */
const fallbackFamilies = [
  'Arimo',
  'Noto Sans Arabic',
  'Noto Sans JP',
  'Noto Sans KR',
  'Noto Sans SC',
  'Noto Color Emoji',
] as const

export type StackFamily = FontFamily | (typeof fallbackFamilies)[number]

/** Where a character is looked for, first to last. */
export const listFamilies = ({ family }: Pick<Font, 'family'>): readonly StackFamily[] => {
  // Its files may not be here.
  const standIn = findTypeface(family)?.standIn
  return [...new Set([family, ...(standIn ? [standIn] : []), ...fallbackFamilies])]
}

/** The same as a CSS `font-family`, for whoever paints. */
export const fontStack = (font: Pick<Font, 'family'>): string =>
  [...listFamilies(font).map((family) => `"${family}"`), 'sans-serif'].join(', ')

/** How far apart its letters are set, as CSS says it. */
export const letterSpacing = ({ tracking }: Pick<Font, 'tracking'>): string =>
  tracking ? `${tracking}em` : 'normal'
