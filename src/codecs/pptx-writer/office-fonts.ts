import { type FontFamily, isOfficeFamily, type OfficeFamily } from '#core/layout/text-metrics.ts'
import type { Theme } from '#core/theme/theme.ts'

/** What people have, each as wide as ours to the unit: lines break the same in both. */
const officeFonts: Readonly<Record<OfficeFamily, string>> = {
  Arimo: 'Arial',
  Carlito: 'Calibri',
  Caladea: 'Cambria',
  Gelasio: 'Georgia',
  Tinos: 'Times New Roman',
  Cousine: 'Courier New',
}

/**
 * What a typeface is called in files: the office families as people have them, the others by their own
 * names. In a theme that is set in office fonts, Anton stands for Impact (`office-metrics`).
 */
export function nameTypeface(family: FontFamily, { standIns }: Pick<Theme, 'standIns'>): string {
  if (isOfficeFamily(family)) return officeFonts[family]
  return standIns && family === 'Anton' ? 'Impact' : family
}
