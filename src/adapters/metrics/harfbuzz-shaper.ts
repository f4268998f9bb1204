import { Buffer, ClusterLevel, Direction, shape } from 'harfbuzzjs'

import { fontFamilies, type Font } from '#core/layout/text-metrics.ts'
import type { Cluster, FontFile, ShapedRun, TextShaper } from '#ports/text-shaper.ts'

import { composeGlyphs } from './compose-glyphs.ts'
import type { FontCutter } from './cut-font.ts'
import { describeFont } from './describe-font.ts'
import type { FontLibrary, LoadedFace } from './font-library.ts'
import { orderRuns, type PlacedRun } from './order-runs.ts'
import { paintColourGlyph } from './paint-colour-glyph.ts'
import { openShapingFont } from './shaping-font.ts'
import { createRunSplitter } from './split-runs.ts'

/** The same runs and the same engine as `createHarfBuzzMetrics`, so that text is as wide as it was measured. */
export function createHarfBuzzShaper(
  library: Pick<FontLibrary, 'find'>,
  cutFont: FontCutter,
): TextShaper {
  const splitRuns = createRunSplitter(library)
  const files = new Map<LoadedFace, FontFile>()
  const faces = new Map<FontFile, LoadedFace>()

  function describe(face: LoadedFace): FontFile {
    const known = files.get(face)
    if (known) return known
    const file = describeFont(face)
    files.set(face, file)
    faces.set(file, face)
    return file
  }

  function findFace(file: FontFile): LoadedFace {
    const face = faces.get(file)
    if (!face) throw new Error(`${file.name} is of another shaper`)
    return face
  }

  function shapeRun(run: PlacedRun, font: Font): ShapedRun | null {
    // Any font has an empty box for what it lacks.
    const face = run.face ?? library.find(' ', font) ?? findAnyFace(library)
    return (
      face && {
        file: describe(face),
        rtl: run.level % 2 === 1,
        isSlanted: font.italic && !face.italic && face.family !== 'Noto Color Emoji',
        isUncovered: !run.face && /\S/.test(run.text),
        clusters: shapeClusters(run, face),
      }
    )
  }

  return {
    shape: (text, font, rtl) =>
      orderRuns(text, splitRuns(text, font), rtl).flatMap((run) => shapeRun(run, font) ?? []),
    cutFont(file, glyphs, composed) {
      const used = new Set([
        0,
        ...glyphs,
        ...composed.flatMap(({ parts }) => parts.map(({ id }) => id)),
      ])
      return composeGlyphs(cutFont(findFace(file).font, used), composed)
    },
    paintGlyph: (file, glyph) => paintColourGlyph(openShapingFont(findFace(file)).font, glyph),
  }
}

const findAnyFace = (library: Pick<FontLibrary, 'find'>): LoadedFace | null =>
  fontFamilies
    .map((family) => library.find(' ', { family, weight: 400, italic: false }))
    .find((face) => face !== null) ?? null

const buffer = new Buffer()

function shapeClusters({ text, level }: PlacedRun, face: LoadedFace): Cluster[] {
  const { font } = openShapingFont(face)
  buffer.clearContents()
  // An accent stays apart from its letter: readers turn text that reads from the right sign by sign.
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  const infos = buffer.getGlyphInfos()
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]))
  const clusters: Cluster[] = []
  let last = -1
  for (const [index, { codepoint: id, cluster }] of infos.entries()) {
    if (cluster !== last)
      clusters.push({ text: text.slice(cluster, ends.get(cluster)), glyphs: [] })
    last = cluster
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const width = font.glyphHAdvance(id)
    clusters.at(-1)?.glyphs.push({ id, width, advance: xAdvance, right: xOffset, up: yOffset })
  }
  return clusters
}
