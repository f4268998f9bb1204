import { officeNames } from '#core/layout/typefaces/office-names.ts'
import { findTypeface } from '#core/layout/typefaces/own-typefaces.ts'
import { type FontFamily, isOfficeFamily } from '#core/layout/text-metrics.ts'
import type { Theme } from '#core/theme/theme.ts'

/**
 * What a typeface is called in files: the office families as people have them, the others by their own
 * names, also those that a deck brought along. In a theme that is set in office fonts, Anton stands for Impact (`office-metrics`).
 */
export function nameTypeface(family: FontFamily, { standIns }: Pick<Theme, 'standIns'>): string {
  if (isOfficeFamily(family)) return officeNames[family]
  const own = findTypeface(family)
  if (own) return own.name
  return standIns && family === 'Anton' ? 'Impact' : family
}
