import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs'

import type { LoadedFace } from '../font-library.ts'

export type OpenFont = { font: ShapingFont; face: Face; unitsPerEm: number }

const openFonts = new WeakMap<LoadedFace, OpenFont>()

/** The file in the shaping engine, which reads it once. */
export function openShapingFont(loaded: LoadedFace): OpenFont {
  const known = openFonts.get(loaded)
  if (known) return known
  const face = new Face(new Blob(loaded.font))
  const made = { font: new ShapingFont(face), face, unitsPerEm: face.upem }
  openFonts.set(loaded, made)
  return made
}
