import { Buffer, ClusterLevel, Direction, shape } from 'harfbuzzjs'

import { fontFamilies } from '#core/layout/typefaces/font-families.ts'
import type { Font } from '#core/layout/text-metrics.ts'
import type { Cluster, FontFile, ShapedRun, TextShaper } from '#ports/typefaces/text-shaper.ts'

import { composeGlyphs } from '../font-files/compose-glyphs.ts'
import type { FontCutter } from '../cut-font.ts'
import { describeFont } from './describe-font.ts'
import type { FontLibrary, LoadedFace } from '../font-library.ts'
import { orderRuns, type PlacedRun } from './order-runs.ts'
import { paintColourGlyph } from './paint-colour-glyph.ts'
import { featuresOf } from './shape-text.ts'
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
        clusters: shapeClusters(run, face, font.tracking),
      }
    )
  }

  /** As wide as it was, in the font of its neighbour. */
  function lendSpace(run: ShapedRun, host: ShapedRun): ShapedRun {
    const [glyph] = shapeClusters({ text: ' ', level: 1 }, findFace(host.file))[0]?.glyphs ?? []
    if (!glyph || glyph.id === 0) return run
    const scale = host.file.unitsPerEm / run.file.unitsPerEm
    const lend = ({ text, glyphs: [own] }: Cluster): Cluster => ({
      text,
      glyphs: [{ ...glyph, advance: (own?.advance ?? 0) * scale }],
    })
    return { ...host, clusters: run.clusters.map(lend) }
  }

  return {
    shape(text, font, rtl) {
      const placed = orderRuns(text, splitRuns(text, font), rtl)
      const runs = placed.flatMap((run) => shapeRun(run, font) ?? [])
      return runs.map((run, index) => {
        const host = isSpace(run) && [runs[index - 1], runs[index + 1]].find(canLendSpace)
        return host ? lendSpace(run, host) : run
      })
    },
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

/**
 * The space between two words that read from the right is of a Latin font, as in the browser. Readers
 * of files turn such words as far as one font goes: each for itself, and their order would be lost.
 */
const isSpace = ({ rtl, clusters }: ShapedRun): boolean =>
  rtl && clusters.every(({ text }) => text === ' ')

const canLendSpace = (run: ShapedRun | undefined): boolean =>
  run !== undefined && run.rtl && !run.isUncovered && !run.file.isColoured && !isSpace(run)

const findAnyFace = (library: Pick<FontLibrary, 'find'>): LoadedFace | null =>
  fontFamilies
    .map((family) => library.find(' ', { family, weight: 400, italic: false }))
    .find((face) => face !== null) ?? null

const buffer = new Buffer()

function shapeClusters(
  { text, level }: Pick<PlacedRun, 'text' | 'level'>,
  face: LoadedFace,
  tracking = 0,
): Cluster[] {
  const { font, unitsPerEm } = openShapingFont(face)
  buffer.clearContents()
  // An accent stays apart from its letter: readers turn text that reads from the right sign by sign.
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
  shape(font, buffer, featuresOf(tracking !== 0))
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
  // An accent stands over its letter, and takes no room of its own.
  for (const { text: letter, glyphs } of clusters) {
    const end = glyphs.at(-1)
    if (end && !/^\p{M}/u.test(letter)) end.advance += tracking * unitsPerEm
  }
  return clusters
}
