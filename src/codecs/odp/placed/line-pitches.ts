import { findFamily } from '#core/layout/typefaces/find-family.ts'
import { linePitch } from '#core/layout/stage.ts'

/** From the highest letter of a face to the lowest, in em: so far apart are lines that say nothing else. */
const pitches: Readonly<Record<string, number>> = {
  Arimo: 1.117,
  Tinos: 1.107,
  Cousine: 1.133,
  Carlito: 1.221,
  Caladea: 1.172,
  Gelasio: 1.215,
}

/** As a share of the pitch that lines have here. */
export const naturalPitch = (face: string): number =>
  (pitches[findFamily(face) ?? 'Arimo'] ?? linePitch) / linePitch
