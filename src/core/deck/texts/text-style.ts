import type * as v from 'valibot'

import type { textStyleSchema } from './text-style-schema.ts'

export type TextStyle = v.InferOutput<typeof textStyleSchema>

/** The defaults of the theme 'modern'; a slide stores only what its author changed. */
export const defaultTitleStyle: TextStyle = {
  fontSize: 'h1',
  textAlign: 'left',
  textColor: '#FFFFFF',
  backgroundColor: 'transparent',
  fontWeight: 'bold',
  fontStyle: 'normal',
  textDecoration: 'none',
  animation: 'fadeIn',
}

export const defaultContentStyle: TextStyle = {
  ...defaultTitleStyle,
  fontSize: 'p',
  fontWeight: 'normal',
}

/** Size of each step in rem of the stage, where the stage is 1280 px wide and 1 rem is 24 pt. */
export const fontSizeRem: Record<TextStyle['fontSize'], number> = {
  h1: 2.25,
  h2: 1.875,
  h3: 1.5,
  h4: 1.25,
  h5: 1.125,
  p: 1,
}
