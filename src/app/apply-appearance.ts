import type { Appearance } from '#workspace/appearance.ts'

/** The tokens read `data-theme`; without it they follow the system. */
export function applyAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement
  if (appearance === 'system') delete dataset['theme']
  else dataset['theme'] = appearance
}
