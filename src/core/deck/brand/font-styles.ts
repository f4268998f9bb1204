import type { FontStyle } from './own-typeface.ts'

/** In the order in which people list them. */
export const fontStyles = [
  'regular',
  'bold',
  'italic',
  'boldItalic',
] as const satisfies readonly FontStyle[]
