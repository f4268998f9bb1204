import { X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react'

import { countColumns, type SlideTable } from '#core/deck/slide-table.ts'
import {
  insertRow,
  putCells,
  readPastedCells,
  removeColumn,
  removeRow,
} from '#core/edit/edit-table.ts'
import { IconButton } from '#ui/button.tsx'
import { editorWords } from '#words/editor/editor.ts'

import styles from './table-dialog.module.css'

type TableGridProps = {
  table: SlideTable
  ref: Ref<HTMLTableElement>
  onChange: (table: SlideTable) => void
  focusCell: (row: number, column: number) => void
}

/** Up, Down and Enter go from row to row; Tab goes along, as everywhere. */
const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

export function TableGrid({ table, ref, onChange, focusCell }: TableGridProps) {
  const words = editorWords.table
  const columns = Array.from({ length: countColumns(table) }, (_, column) => column)

  function press(event: KeyboardEvent, row: number, column: number) {
    const step = steps[event.key]
    // Enter that ends the composition of a word only does that.
    if (step === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.key === 'Enter' && row === table.rows.length - 1) onChange(insertRow(table, row + 1))
    focusCell(row + step, column)
  }

  function paste(event: ClipboardEvent, row: number, column: number) {
    const cells = readPastedCells(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    onChange(putCells(table, { row, column }, cells))
  }

  return (
    <table ref={ref} className={styles.grid}>
      <tbody>
        {table.rows.map((row, at) => (
          // Rows have no identity of their own: their place is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={at} data-header={(at === 0 && table.hasHeader) || undefined}>
            {columns.map((column) => (
              <td key={column}>
                <input
                  type="text"
                  dir="auto"
                  aria-label={words.cell(at + 1, column + 1)}
                  data-cell={`${at}-${column}`}
                  value={row[column] ?? ''}
                  onChange={({ target }) =>
                    onChange(putCells(table, { row: at, column }, [[target.value]]))
                  }
                  onKeyDown={(event) => press(event, at, column)}
                  onPaste={(event) => paste(event, at, column)}
                />
              </td>
            ))}
            <td className={styles.remove}>
              {table.rows.length > 1 && (
                <IconButton
                  size="s"
                  label={words.removeRow(at + 1)}
                  icon={<X />}
                  onClick={() => {
                    onChange(removeRow(table, at))
                    focusCell(Math.max(0, at - 1), 0)
                  }}
                />
              )}
            </td>
          </tr>
        ))}
        {columns.length > 1 && (
          <tr>
            {columns.map((column) => (
              <td key={column} className={styles.remove}>
                <IconButton
                  size="s"
                  label={words.removeColumn(column + 1)}
                  icon={<X />}
                  onClick={() => {
                    onChange(removeColumn(table, column))
                    focusCell(0, Math.max(0, column - 1))
                  }}
                />
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
