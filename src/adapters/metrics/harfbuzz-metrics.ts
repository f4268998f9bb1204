import { Buffer, shape } from 'harfbuzzjs'

import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

import { cacheByFont } from './cache-by-font.ts'
import type { FontLibrary, LoadedFace } from './font-library.ts'
import { openShapingFont } from './shaping-font.ts'
import { createRunSplitter, type Run } from './split-runs.ts'
import { verticalOf } from './vertical-metrics.ts'

/**
 * Shapes with the engine that browsers use, from the very files they paint with. It knows the fonts
 * that are in the library when a text is first measured.
 * @param measureUncovered in em, for text that no font of the library has
 */
export function createHarfBuzzMetrics(
  library: Pick<FontLibrary, 'find'>,
  measureUncovered: (text: string, font: Font) => number,
): TextMetrics {
  const splitRuns = createRunSplitter(library)
  const measureRun = ({ text, face }: Run, font: Font) =>
    face ? shapeRun(text, face) : measureUncovered(text, font)
  // In em, since text scales with its size.
  const measureEm = cacheByFont((text, font) =>
    splitRuns(text, font).reduce((sum, run) => sum + measureRun(run, font), 0),
  )
  return {
    measure: (text, font, sizePx) => measureEm(text, font) * sizePx,
    vertical: verticalOf,
  }
}

const buffer = new Buffer()

/** Width in em. */
function shapeRun(text: string, face: LoadedFace): number {
  const { font, unitsPerEm } = openShapingFont(face)
  buffer.clearContents()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return advance / unitsPerEm
}
