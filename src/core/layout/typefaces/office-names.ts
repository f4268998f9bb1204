import type { OfficeFamily } from '../text-metrics.ts'

/** What people have, each as wide as ours to the unit: lines break the same in both. */
export const officeNames: Readonly<Record<OfficeFamily, string>> = {
  Arimo: 'Arial',
  Carlito: 'Calibri',
  Caladea: 'Cambria',
  Gelasio: 'Georgia',
  Tinos: 'Times New Roman',
  Cousine: 'Courier New',
}
