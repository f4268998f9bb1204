import { findCharts } from '../chart/opened-charts.ts'
import { findChartKind } from '../deck/slide-table.ts'
import { listPictures } from '../deck/pictures/slide-pictures.ts'
import { type FormPoint, listFormPoints, takeWhole } from '../form/form-point.ts'
import { stage } from '../layout/stage.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { makeBlock as drawBlock } from '../theme/make-shape.ts'
import type { Composition } from './composition.ts'
import type { ComposedSlide, SlideToCompose } from './form-engine.ts'
import type { Kit, Scene } from './kit.ts'
import { makeBlock, makeTitle, say } from './make-block.ts'
import { margin, right } from './scene-parts.ts'
import { setScene } from './set-scene.ts'

/** A chart with its title above it, and what is said of it on a panel beside. */
export function composeChart(
  kit: Kit,
  input: SlideToCompose,
  metrics: TextMetrics,
): ComposedSlide | null {
  const { slide, layout, theme, rtl, seed } = input
  const { table } = slide
  const charts = findCharts()
  if (!table || !charts || !findChartKind(table) || listPictures(slide).length > 0) return null
  if (layout !== 'points' && layout !== 'two-columns' && layout !== 'title-only') return null
  const points = listFormPoints(slide.content)
  if (points.length > mostNotes || points.some(({ children }) => children.length > 0)) return null
  const scene = { title: slide.title, kit, metrics, seed }
  const set = setScene(composeBeside(points, scene), input, metrics)
  if (!set?.chart) return null
  const { chart: frame, background, boxes } = set
  const drawn = charts.layOutChart(
    { slide, table, theme, frame, rtl },
    { background, boxes },
    metrics,
  )
  // What it has no room for, a table may have.
  return drawn && !drawn.overflows ? { form: layout, background, boxes: [...boxes, drawn] } : null
}

const mostNotes = 4
const panelX = 872
const top = 196
const bottom = 668

function composeBeside(points: readonly FormPoint[], scene: Scene): Composition {
  const { faces, grounds, titlePx, scale, paper = [] } = scene.kit
  const { page, panel } = grounds
  const end = points.length > 0 ? panelX - 48 : right
  const notesHeight = (bottom - top) / Math.max(1, points.length)
  return {
    background: page.fill,
    shapes: [
      ...paper,
      ...(points.length > 0
        ? [drawBlock(panelX, 0, stage.width - panelX, stage.height, panel.fill)]
        : []),
      ...points
        .slice(1)
        .map((_, at) =>
          drawBlock(
            panelX + 48,
            top + (at + 1) * notesHeight,
            right - panelX - 48,
            1.5,
            panel.line,
          ),
        ),
    ],
    chart: { x: margin, y: top, width: end - margin, height: bottom - top },
    blocks: [
      makeTitle(scene, [margin, 48, end - margin, top - 72], {
        face: faces.display,
        px: titlePx,
        colour: page.ink,
      }),
      ...points.map((point, at) =>
        makeBlock(
          [
            panelX + 48,
            top + at * notesHeight + (at > 0 ? 24 : 0),
            right - panelX - 48,
            notesHeight - 32,
          ],
          [
            say(takeWhole(point), {
              face: at === 0 ? faces.display : faces.text,
              px: at === 0 ? Math.round(46 * scale) : 28,
              colour: panel.ink,
            }),
          ],
          { ...(points.length === 1 && { anchor: 'middle' }), ...(at > 0 && { team: 'notes' }) },
        ),
      ),
    ],
  }
}
