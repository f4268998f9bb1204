import { isOwnFamily } from '#core/layout/typefaces/is-own-family.ts'
import { findTypeface } from '#core/layout/typefaces/own-typefaces.ts'
import type { BundledFamily, Font, TextMetrics } from '#core/layout/text-metrics.ts'

type Vertical = ReturnType<TextMetrics['vertical']>

const inUnits = (ascent: number, descent: number, unitsPerEm: number): Vertical => ({
  ascent: ascent / unitsPerEm,
  descent: descent / unitsPerEm,
})

/** From the font files; the same in all weights and slants. Known without them, so that nothing jumps when they come. */
const verticals: Readonly<Record<BundledFamily, Vertical>> = {
  Arimo: inUnits(1854, 434, 2048),
  Carlito: inUnits(1950, 550, 2048),
  Caladea: inUnits(900, 250, 1000),
  Gelasio: inUnits(1900, 700, 2048),
  Tinos: inUnits(1825, 443, 2048),
  Cousine: inUnits(1705, 615, 2048),
  'Schibsted Grotesk': inUnits(2000, 528, 2048),
  'Instrument Serif': inUnits(990, 310, 1000),
  Figtree: inUnits(950, 250, 1000),
  'Bricolage Grotesque': inUnits(930, 270, 1000),
  Anton: inUnits(2409, 674, 2048),
  'Work Sans': inUnits(930, 243, 1000),
  Manrope: inUnits(2132, 600, 2000),
  Fraunces: inUnits(1956, 510, 2000),
  Nunito: inUnits(1011, 353, 1000),
  'Space Grotesk': inUnits(984, 292, 1000),
  'JetBrains Mono': inUnits(1020, 300, 1000),
  'Libre Caslon Display': inUnits(970, 266, 1000),
}

export const verticalOf = ({ family }: Font): Vertical =>
  isOwnFamily(family) ? (findTypeface(family) ?? verticals.Arimo) : verticals[family]
