import type { TextStyle } from '#core/deck/texts/text-style.ts'
import type { TextRole } from '#core/edit/style/find-theme-style.ts'
import type { StylePresetId } from '#core/edit/style/list-style-presets.ts'

import { counted, formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

/** What the Simple Text Editor says. */
export const textEditorWords = translatable('textEditorWords', {
  title: 'Simple Text Editor',
  preview: 'Preview',
  part: 'Text to style',
  parts: { title: 'Title', content: 'Content' } satisfies Record<TextRole, string>,
  notShown: {
    title: 'The layout of this slide shows no title.',
    content: 'The layout of this slide shows no points.',
  } satisfies Record<TextRole, string>,

  presets: 'Style presets',
  preset: {
    theme: 'Theme',
    headline: 'Headline',
    calm: 'Calm',
    editorial: 'Editorial',
    accent: 'Accent',
    label: 'Label',
    underlined: 'Underlined',
    large: 'Large',
    strong: 'Strong',
    aside: 'Aside',
    centred: 'Centered',
    card: 'Card',
    lively: 'Lively',
  } satisfies Record<StylePresetId, string>,
  sample: 'Aa',
  reset: 'Reset',
  resetHint: 'Back to what the theme says',

  fontSize: 'Font size',
  size: (size: TextStyle['fontSize']): string => size.toUpperCase(),
  points: (points: number): string => `${points} pt`,
  textAlign: 'Alignment',
  align: { left: 'Left', center: 'Center', right: 'Right' } satisfies Record<
    TextStyle['textAlign'],
    string
  >,
  emphasis: 'Emphasis',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  textColor: 'Text color',
  backgroundColor: 'Background color',
  transparent: 'Transparent',
  swatch: (colour: string): string => `Color ${colour}`,
  picker: (field: string): string => `${field}: choose any color`,
  hex: (field: string): string => `${field}: hex value`,
  animation: 'Animation',
  animations: {
    none: 'None',
    fadeIn: 'Fade in',
    slideIn: 'Slide in',
    bounce: 'Bounce',
  } satisfies Record<TextStyle['animation'], string>,
  play: 'Play',
  stillness: 'Your system asks for less motion, so animations are not played here or in the show.',

  faint: (ratio: number, needed: number): string =>
    `Hard to read here: the contrast is ${floorRatio(ratio)} : 1, and text of this size needs ${formatNumber(needed)} : 1.`,
  makeReadable: 'Make it readable',
  faintElsewhere: (slides: number): string =>
    `Hard to read on ${counted(slides, { one: 'other slide', other: 'other slides' })}.`,

  scope: 'Apply to',
  scopes: { slide: 'This slide', deck: 'All slides' },
  apply: 'Apply',
})

/** Downwards, so that what falls short never reads as enough. */
const floorRatio = (ratio: number): string => formatNumber(Math.floor(ratio * 10) / 10)
