import { counted } from './formats.ts'
import { translatable } from './language.ts'

/** What the pickers of theme and layout say. */
export const pickerWords = translatable('pickerWords', {
  theme: {
    label: 'Theme',
    choose: 'Themes',
    current: (name: string): string => `Theme: ${name}`,
    hint: 'For the whole presentation.',
    pointing: 'Point at one to see it on the slide.',
  },
  layout: {
    label: 'Layout',
    choose: 'Layouts for this slide',
    current: (name: string): string => `Layout: ${name}`,
    automatic: 'Automatic',
    automaticNow: (name: string): string => `Now: ${name}`,
    doesNotFit: 'For other words',
    hides: (points: number): string =>
      `Hides ${counted(points, { one: 'point', other: 'points' })}`,
  },
})
