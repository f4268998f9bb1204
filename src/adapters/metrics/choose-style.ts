import type { FontStyle, OwnTypeface } from '#core/deck/own-typeface.ts'

export type Style = { weight: 400 | 700; italic: boolean }

const nameStyle = ({ weight, italic }: Style): FontStyle =>
  weight === 700 ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular'

/**
 * Of the faces of a typeface that somebody brought, the one that a browser takes for a style: what leans
 * as asked comes before what is as heavy.
 */
export function chooseStyle(typeface: OwnTypeface, { weight, italic }: Style): Style {
  const weights = weight === 700 ? ([700, 400] as const) : ([400, 700] as const)
  for (const slant of italic ? [true, false] : [false])
    for (const one of weights) {
      const style = { weight: one, italic: slant }
      if (typeface[nameStyle(style)] !== undefined) return style
    }
  return { weight: 400, italic: false }
}

/** Whether a face serves both weights, because the family has no other of its slant. */
export const isOnlyWeight = (typeface: OwnTypeface, { weight, italic }: Style): boolean =>
  typeface[nameStyle({ weight: weight === 700 ? 400 : 700, italic })] === undefined
