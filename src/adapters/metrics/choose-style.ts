import { fontStyles } from '#core/deck/brand/font-styles.ts'
import type { FontStyle, OwnTypeface } from '#core/deck/brand/own-typeface.ts'

export type Style = { weight: 400 | 700; italic: boolean }

const nameStyle = ({ weight, italic }: Style): FontStyle =>
  fontStyles[(weight === 700 ? 1 : 0) + (italic ? 2 : 0)] ?? 'regular'

/**
 * Of the faces of a typeface that somebody brought, the one that a browser takes for a style: what leans
 * as asked comes before what is as heavy.
 */
export function chooseStyle(typeface: OwnTypeface, { weight, italic }: Style): Style {
  // There is always an upright one, in one of both weights.
  const there = [italic, false].flatMap((slant) => [
    { weight, italic: slant },
    { weight: otherWeight(weight), italic: slant },
  ])
  return there.find((style) => typeface[nameStyle(style)]) ?? { weight, italic }
}

/** Whether a face serves both weights, because the family has no other of its slant. */
export const isOnlyWeight = (typeface: OwnTypeface, { weight, italic }: Style): boolean =>
  !typeface[nameStyle({ weight: otherWeight(weight), italic })]

const otherWeight = (weight: Style['weight']): Style['weight'] => (weight === 700 ? 400 : 700)
