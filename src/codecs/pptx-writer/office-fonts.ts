import type { FontFamily } from '#core/layout/text-metrics.ts'

/** Typefaces that people have, each as wide as ours to the unit: lines break the same in both. */
export const officeFonts: Readonly<Record<FontFamily, string>> = {
  Arimo: 'Arial',
  Carlito: 'Calibri',
  Caladea: 'Cambria',
  Gelasio: 'Georgia',
  Tinos: 'Times New Roman',
  Cousine: 'Courier New',
}
