/** Families that come with the app, by the name the browser paints them with. */
export const fontFamilies = ['Arimo', 'Carlito', 'Caladea', 'Gelasio', 'Tinos', 'Cousine'] as const

export type FontFamily = (typeof fontFamilies)[number]

export type Font = { family: FontFamily; weight: 400 | 700; italic: boolean }

/**
 * How wide and how high text is. Lines are broken by this and painted by others, so it must agree
 * with what the browser, PowerPoint and a PDF reader do with the same font.
 */
export type TextMetrics = {
  /** Advance width in px of `text` set on one line at `sizePx`. */
  measure(text: string, font: Font, sizePx: number): number
  /** Of the font itself, in em; both are positive. */
  vertical(font: Font): { ascent: number; descent: number }
}
