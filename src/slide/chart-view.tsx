import { memo } from 'react'

import { formatTable } from '#core/chart/format-table.ts'
import { layOutChart } from '#core/chart/lay-out-chart.ts'
import { openCharts } from '#core/chart/opened-charts.ts'
import type { ChartBox, ChartLabel } from '#core/layout/boxes.ts'
import { fontStack } from '#core/layout/typefaces/font-stack.ts'
import { labelLines } from '#core/layout/label-lines.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'

import { LinesView } from './lines-view.tsx'
import { place } from './paint.ts'
import { ShapeView } from './shape-view.tsx'
import styles from './slide-view.module.css'

type ChartViewProps = { box: ChartBox; metrics: TextMetrics }

const stageOrigin = { x: 0, y: 0 }

/** Paints the marks of a chart; to a screen reader it is a picture that says what it shows. */
const ChartView = memo(function ChartView({ box, metrics }: ChartViewProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn of parts, and no file
      role="img"
      aria-label={box.alt}
      className={styles.chart}
      style={{ ...place(box), background: box.plate ?? undefined }}
    >
      <div className={styles.marks} style={{ left: -box.x, top: -box.y }}>
        {box.marks.map((mark, index) => {
          // Marks have no identity of their own: their order is the drawing's.
          const key = `${mark.kind}-${index}`
          return mark.kind === 'shape' ? (
            <ShapeView key={key} box={mark} />
          ) : (
            <LabelView key={key} label={mark} metrics={metrics} />
          )
        })}
      </div>
    </div>
  )
})

/** Lets charts be laid out from now on, and gives what paints them. */
export function openChartView(): typeof ChartView {
  openCharts({ layOutChart, formatTable })
  return ChartView
}

const LabelView = ({ label, metrics }: { label: ChartLabel; metrics: TextMetrics }) => (
  <div
    style={{
      color: label.colour,
      fontFamily: fontStack(label.font),
      fontWeight: label.font.weight,
      fontStyle: label.font.italic ? 'italic' : 'normal',
    }}
  >
    <LinesView
      paragraph={labelLines(label)}
      font={label.font}
      metrics={metrics}
      origin={stageOrigin}
    />
  </div>
)
