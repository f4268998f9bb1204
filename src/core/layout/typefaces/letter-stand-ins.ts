import type { StandIns } from '../../compose/substitute-fonts.ts'
import { findTypeface } from './own-typefaces.ts'
import type { FontFamily } from '../text-metrics.ts'

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

/** The same of any family; without one it is one of those fonts itself. */
export const findStandIn = (family: FontFamily): FontFamily | undefined =>
  findTypeface(family)?.standIn ?? letterStandIns[family]
