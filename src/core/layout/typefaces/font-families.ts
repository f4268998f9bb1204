import { type BundledFamily, officeFamilies } from '../text-metrics.ts'

/** Families that come with the app, by the name the browser paints them with. */
export const fontFamilies = [
  ...officeFamilies,
  'Schibsted Grotesk',
  'Instrument Serif',
  'Figtree',
  'Bricolage Grotesque',
  'Anton',
  'Work Sans',
  'Manrope',
  'Fraunces',
  'Nunito',
  'Space Grotesk',
  'JetBrains Mono',
  'Libre Caslon Display',
] as const

export const isFontFamily = (family: string): family is BundledFamily =>
  fontFamilies.some((known) => known === family)
