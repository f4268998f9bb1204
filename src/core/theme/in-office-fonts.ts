import type { StandIns } from '../compose/substitute-fonts.ts'
import type { Theme } from './theme.ts'

/** The nearest of the fonts that every office program has. */
export const officeStandIns: StandIns = {
  'Schibsted Grotesk': 'Arimo',
  'Instrument Serif': 'Gelasio',
  Figtree: 'Arimo',
  'Bricolage Grotesque': 'Arimo',
  Anton: 'Arimo',
  'Work Sans': 'Arimo',
  Manrope: 'Arimo',
  Fraunces: 'Gelasio',
  Nunito: 'Arimo',
  'Space Grotesk': 'Arimo',
  'JetBrains Mono': 'Cousine',
  'Libre Caslon Display': 'Tinos',
}

const known = new WeakMap<Theme, Theme>()

/** A theme for files whose readers lack its fonts: laid out anew, so that every line still fits. */
export function inOfficeFonts(theme: Theme): Theme {
  if (!theme.forms) return theme
  const before = known.get(theme)
  if (before) return before
  const made: Theme = { ...theme, standIns: officeStandIns }
  known.set(theme, made)
  return made
}
