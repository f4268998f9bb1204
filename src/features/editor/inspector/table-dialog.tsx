import { Columns3, Rows3 } from 'lucide-react'
import { useRef, useState } from 'react'

import { countColumns, type SlideTable } from '#core/deck/slide-table.ts'
import { insertColumn, insertRow, squareTable } from '#core/edit/edit-table.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { appWords } from '#words/app.ts'
import { editorWords } from '#words/editor.ts'

import styles from './table-dialog.module.css'
import { TableGrid } from './table-grid.tsx'

type TableDialogProps = {
  table: SlideTable
  onApply: (table: SlideTable) => void
  onClose: () => void
}

/** The cells of a table as a sheet. Nothing reaches the deck before Apply. */
export function TableDialog({ table, onApply, onClose }: TableDialogProps) {
  const [draft, setDraft] = useState(() => squareTable(table))
  const grid = useRef<HTMLTableElement>(null)
  const words = editorWords.table
  const columns = countColumns(draft)

  /** Focus waits for the cell to be there. */
  const focusCell = (row: number, column: number) =>
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus(),
    )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      size="xl"
      aside={
        <CheckboxField
          label={words.hasHeader}
          checked={draft.hasHeader === true}
          onChange={({ target }) => setDraft({ ...draft, hasHeader: target.checked })}
        />
      }
      actions={
        <>
          <Button onClick={onClose}>{appWords.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onApply(draft)
              onClose()
            }}
          >
            {words.apply}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <TableGrid ref={grid} table={draft} onChange={setDraft} focusCell={focusCell} />
      </div>
      <div className={styles.buttons}>
        <Button
          size="s"
          variant="ghost"
          icon={<Rows3 />}
          onClick={() => {
            setDraft(insertRow(draft, draft.rows.length))
            focusCell(draft.rows.length, 0)
          }}
        >
          {words.addRow}
        </Button>
        <Button
          size="s"
          variant="ghost"
          icon={<Columns3 />}
          onClick={() => {
            setDraft(insertColumn(draft, columns))
            focusCell(0, columns)
          }}
        >
          {words.addColumn}
        </Button>
      </div>
    </Dialog>
  )
}
