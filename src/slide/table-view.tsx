import { memo } from 'react'

import type { TableBox, TableCell } from '#core/layout/boxes.ts'
import { fontStack } from '#core/layout/typefaces/font-stack.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'

import { LinesView } from './lines-view.tsx'
import { place } from './paint.ts'
import styles from './slide-view.module.css'

type TableViewProps = { box: TableBox; metrics: TextMetrics }

/** Paints a table where the layout put its cells; to a screen reader it is a table like any other. */
export const TableView = memo(function TableView({ box, metrics }: TableViewProps) {
  return (
    <table
      className={styles.table}
      style={{ ...place(box), color: box.colour, background: box.plate ?? undefined }}
    >
      <tbody>
        {box.rows.map(({ y, height }, row) => {
          const isHeader = row === 0 && box.hasHeader
          const isRuled = !isHeader && row < box.rows.length - 1
          return (
            <tr
              key={y}
              style={{
                top: y - box.y,
                height,
                ...(isHeader && { background: box.header.fill, color: box.header.colour }),
                ...(isRuled && {
                  borderBottom: `${box.rule.width}px solid ${box.rule.colour}`,
                }),
              }}
            >
              {box.cells
                .filter((cell) => cell.row === row)
                .map((cell) => (
                  <Cell key={cell.column} cell={cell} box={box} metrics={metrics} />
                ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
})

function Cell({ cell, box, metrics }: TableViewProps & { cell: TableCell }) {
  const { font, isHeader, ...lines } = cell
  const css = {
    left: cell.x - box.x,
    width: cell.width,
    height: cell.height,
    fontFamily: fontStack(font),
    fontWeight: font.weight,
    fontStyle: font.italic ? 'italic' : 'normal',
  }
  const text = <LinesView paragraph={lines} font={font} metrics={metrics} origin={cell} />
  return isHeader ? (
    <th scope="col" style={css}>
      {text}
    </th>
  ) : (
    <td style={css}>{text}</td>
  )
}
