import type { Font, TextMetrics, TextRuler } from '#core/layout/text-metrics.ts'

import { cacheByFont } from './cache-by-font.ts'
import type { FontLibrary, LoadedFace } from './font-library.ts'
import { findLetterPairs } from './shaping/letter-pairs.ts'
import { measureUnits, shapeText } from './shaping/shape-text.ts'
import { createShapedRuler } from './shaping/shaped-ruler.ts'
import { openShapingFont } from './shaping/shaping-font.ts'
import { createRunSplitter, type Run } from './shaping/split-runs.ts'
import { verticalOf } from './vertical-metrics.ts'

const isTracked = ({ tracking }: Font): boolean => Boolean(tracking)

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
    face
      ? measureUnits(text, face, isTracked(font)) / openShapingFont(face).unitsPerEm
      : measureUncovered(text, font)
  // In em, since text scales with its size.
  const measureEm = cacheByFont((text, font) =>
    splitRuns(text, font).reduce((sum, run) => sum + measureRun(run, font), 0),
  )
  return {
    measure: (text, font, sizePx) => measureEm(text, font) * sizePx,
    rule(text, font) {
      const measurePart = (part: string) => measureEm(part, font)
      const [run, ...others] = splitRuns(text, font)
      return run?.face && others.length === 0
        ? ruleRun(run, run.face, measurePart, isTracked(font))
        : {
            isQuick: false,
            measure: (start, end) => measurePart(text.slice(start, end)),
          }
    },
    vertical: verticalOf,
  }
}

function ruleRun(
  { text, script }: Run,
  face: LoadedFace,
  measurePart: (text: string) => number,
  tracked: boolean,
): TextRuler {
  return (
    findLetterPairs(face, script, tracked)?.rule(text, measurePart) ??
    createShapedRuler(shapeText(text, face, tracked), openShapingFont(face).unitsPerEm, measurePart)
  )
}
