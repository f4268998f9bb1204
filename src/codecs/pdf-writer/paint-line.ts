import type { Font } from '#core/layout/text-metrics.ts'
import type { Cluster, ShapedRun, TextShaper } from '#ports/typefaces/text-shaper.ts'

import type { Content } from './content.ts'
import { drawRect } from './draw-path.ts'
import type { EmbeddedFonts } from './fonts/embedded-fonts.ts'
import type { Inks } from './inks.ts'
import type { Ref } from './pdf-file.ts'
import { writeNumber, writeNumbers } from './write-number.ts'

export type Pen = {
  content: Content
  shaper: TextShaper
  fonts: EmbeddedFonts
  inks: Inks
  /** Is told of characters that no font has. */
  onUncovered(text: string): void
}

export type LineToPaint = {
  text: string
  font: Font
  sizePx: number
  colour: string
  rtl: boolean
  /** Left edge and baseline. */
  x: number
  baseline: number
  width: number
  /** Not seen, but keeps words apart when they are read or copied: the space at the end of a line. */
  hasSpaceAfter?: boolean
  isUnderlined?: boolean
}

/** How far a browser leans letters that have no italic. */
const slant = 0.25

/** Each glyph where the shaping engine puts it. */
export function paintLine(pen: Pen, line: LineToPaint): void {
  const { content, inks, shaper } = pen
  const runs = shaper.shape(line.text + (line.hasSpaceAfter ? ' ' : ''), line.font, line.rtl)
  content.add('q')
  inks.fill(content, line.colour)
  // From left to right whatever it reads like: that is the order that readers expect, and turn.
  let x = line.x - (line.hasSpaceAfter && line.rtl ? measureHangingSpace(runs, line.sizePx) : 0)
  if (line.isUnderlined) underline(pen, line, runs)
  for (const run of runs) {
    if (run.isUncovered) run.clusters.forEach(({ text }) => pen.onUncovered(text))
    paintRun(pen, run, { ...line, x })
    x += measureRun(run, line.sizePx)
  }
  content.add('Q')
}

/** As the font has it; at least as thick as a hair. */
function underline(
  { content }: Pen,
  { x, baseline, sizePx, width }: LineToPaint,
  [first]: readonly ShapedRun[],
): void {
  if (!first) return
  const { unitsPerEm, underline: font } = first.file
  const scale = sizePx / unitsPerEm
  const height = Math.max(1, font.thickness * scale)
  const y = baseline + font.below * scale - height / 2
  content.add(drawRect({ x, y, width, height }), 'f')
}

const measureRun = ({ file, clusters }: ShapedRun, sizePx: number): number =>
  (clusters.reduce((sum, cluster) => sum + measureCluster(cluster), 0) * sizePx) / file.unitsPerEm

const measureCluster = ({ glyphs }: Cluster): number =>
  glyphs.reduce((sum, { advance }) => sum + advance, 0)

/** The space after a line that reads from the right stands left of it. */
function measureHangingSpace([first]: readonly ShapedRun[], sizePx: number): number {
  const [space] = first?.clusters ?? []
  if (!first || space?.text !== ' ') return 0
  return (measureCluster(space) * sizePx) / first.file.unitsPerEm
}

/** Has no glyph of its own, and would be an empty box. */
const unseen = /^[\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u

const readsFromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Readers turn what reads from the right letter by letter, also within a sign. */
const turnText = ({ text, glyphs }: Cluster): Cluster => ({
  text: readsFromRight.test(text) ? Array.from(text).toReversed().join('') : text,
  glyphs,
})

function paintRun(
  { content, fonts }: Pen,
  { file, rtl, isSlanted, clusters }: ShapedRun,
  { x, baseline, sizePx }: LineToPaint,
): void {
  const scale = sizePx / file.unitsPerEm
  const lean = isSlanted ? slant : 0
  let font: Ref | null = null
  /** Where the reader's pen stands, and where ours does. */
  let [pen, place] = [0, 0]
  let shown: string[] = []
  const flush = () => {
    if (shown.length > 0) content.add(`[${shown.join('').replaceAll('><', '')}] TJ`)
    shown = []
  }
  content.add('BT')
  for (const cluster of clusters) {
    const advance = measureCluster(cluster) * scale
    if (cluster.glyphs[0]?.id === 0 && unseen.test(cluster.text)) {
      place += advance
      continue
    }
    const sign = fonts.encode(file, rtl ? turnText(cluster) : cluster)
    if (font !== sign.font) {
      flush()
      content.add(`${content.use('F', sign.font)} ${writeNumber(sizePx)} Tf`)
      content.add(`${writeNumbers(1, 0, lean, -1, x + place, baseline)} Tm`)
      pen = place
      font = sign.font
    }
    const gap = Math.round(((pen - place) * 100_000) / sizePx) / 100
    if (gap !== 0) shown.push(writeNumber(gap))
    shown.push(`<${sign.code}>`)
    pen += ((sign.width - gap) * sizePx) / 1000
    place += advance
  }
  flush()
  content.add('ET')
}
