import { counted } from './counted.ts'

/** What the pickers of theme and layout say. */
export const pickerWords = {
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
    hides: (points: number): string => `Hides ${counted(points, 'point', 'points')}`,
  },
} as const
