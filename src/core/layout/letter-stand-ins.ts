import type { StandIns } from '../compose/substitute-fonts.ts'

/** The nearest of the fonts that every office program has. */
export const letterStandIns: StandIns = {
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
