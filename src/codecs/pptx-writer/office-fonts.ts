import type { FontFamily } from '#core/layout/text-metrics.ts'

/**
 * What a typeface is called in files. Those of the office families people have, each as wide as ours to
 * the unit: lines break the same in both. The others are known by their own names.
 */
export const officeFonts: Readonly<Record<FontFamily, string>> = {
  Arimo: 'Arial',
  Carlito: 'Calibri',
  Caladea: 'Cambria',
  Gelasio: 'Georgia',
  Tinos: 'Times New Roman',
  Cousine: 'Courier New',
  'Schibsted Grotesk': 'Schibsted Grotesk',
  'Instrument Serif': 'Instrument Serif',
  Figtree: 'Figtree',
  'Bricolage Grotesque': 'Bricolage Grotesque',
  Anton: 'Anton',
  'Work Sans': 'Work Sans',
  Manrope: 'Manrope',
  Fraunces: 'Fraunces',
  Nunito: 'Nunito',
  'Space Grotesk': 'Space Grotesk',
  'JetBrains Mono': 'JetBrains Mono',
  'Libre Caslon Display': 'Libre Caslon Display',
}
