import { counted } from '../formats.ts'
import { translatable } from '../language.ts'

/** What the pickers of theme, layout, look, drawing and icons say. */
export const pickerWords = translatable('pickerWords', {
  brand: {
    choose: 'Brand: logo, colors, fonts',
    hint: 'In place of the theme’s own. Words stay readable: a color that would hide them is moved.',
    logo: {
      label: 'Logo',
      current: 'The logo of this presentation',
      choose: 'Choose a logo',
      replace: 'Another logo',
      remove: 'Remove logo',
      hint: 'On every slide, where the theme has room for it. PNG or SVG without a background looks best.',
      failures: { broken: 'This file shows no picture.' },
    },
    colours: { background: 'Background', title: 'Title', content: 'Text', accent: 'Accent' },
    themes: 'As the theme has it',
    swatch: (colour: string): string => `Color ${colour}`,
    picker: (field: string): string => `${field}: choose any color`,
    hex: (field: string): string => `${field}: hex value`,
    saveHint: 'Theme, logo, colors, fonts and footer are kept in this browser as your brand.',
    save: 'Save as my brand',
    saved: 'Saved as your brand. New presentations take it.',
    savedWithoutFont:
      'Saved as your brand without its uploaded font, which is too large to be kept. It stays in this presentation.',
    take: 'Take my brand',
    taken: 'This presentation has your brand.',
    clear: 'Back to the theme’s own',
  },
  furniture: {
    choose: 'Footer, date and number',
    hint: 'At the foot of every slide, where the theme has room for it.',
    footer: 'Footer',
    date: 'Date',
    dates: { none: 'None', fixed: 'Fixed', today: 'Today' },
    fixedDate: 'Date to show',
    number: 'Slide number',
    notOnCover: 'Not on the cover',
  },
  theme: {
    label: 'Theme',
    choose: 'Themes',
    current: (name: string): string => `Theme: ${name}`,
    hint: 'For the whole presentation.',
    pointing: 'Point at one to see it on the slide.',
    keptOwn: (amount: number): string =>
      `${counted(amount, { one: 'slide keeps its', other: 'slides keep their' })} original look.`,
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
  drawing: {
    heading: 'Drawing',
    hint: 'What the theme draws on this slide.',
    another: 'Another drawing',
    remove: 'Remove drawing',
    restore: 'Draw it again',
  },
  look: {
    heading: 'Original look',
    hint: {
      kept: 'Painted as it was in its file. Its words are edited as on every slide.',
      restyled: 'Composed here. What it looked like in its file is kept.',
    },
    one: { restyled: 'Restyle this slide', kept: 'Bring back the original look' },
    all: {
      restyled: (amount: number): string =>
        `Restyle all ${counted(amount, { one: 'slide', other: 'slides' })}`,
      kept: (amount: number): string =>
        `Bring back the look of all ${counted(amount, { one: 'slide', other: 'slides' })}`,
    },
    done: {
      restyled: (amount: number): string =>
        `${counted(amount, { one: 'slide', other: 'slides' })} restyled.`,
      kept: (amount: number): string =>
        `The original look of ${counted(amount, { one: 'slide', other: 'slides' })} is back.`,
    },
  },
  /** Of a slide that was composed here before somebody placed its parts by hand. */
  placing: {
    heading: 'Placed freely',
    hint: {
      kept: 'Its parts stand where you placed them. Its words are edited as on every slide.',
      restyled: 'Composed in its layout again. Where you placed its parts is kept.',
    },
    one: { restyled: 'Back to its layout', kept: 'Place its parts as before' },
    done: {
      restyled: () => 'The slide is back in its layout.',
      kept: () => 'Its parts stand where you placed them again.',
    },
  },
  icons: {
    heading: 'Icons',
    hint: 'Found by the words of each point, or chosen by you.',
    plainHint: 'In place of numbers: found by the words of each point, or chosen by you.',
    show: 'Show icons',
    remove: 'Remove icons',
    /** What a point is about, and its icon. */
    current: (point: string, icon: string): string => `${point}: ${icon}`,
    untitled: (number: number): string => `Point ${number}`,
    choose: (point: string): string => `Icon for ${point}`,
    search: 'Search icons',
    byItself: 'By itself',
    none: 'None',
    found: (count: number): string => counted(count, { one: 'icon', other: 'icons' }),
    nothing: 'No icon for these words. Try another word, or an English one.',
    missing: 'The icons could not be loaded. Try again when you are online.',
  },
})
