import { Columns3, Rows3 } from 'lucide-react'
import { useRef, useState } from 'react'

import { readChartOfTable } from '#core/chart/chart-of-table.ts'
import { describeChart } from '#core/chart/describe-chart.ts'
import {
  countColumns,
  findChartKind,
  type SlideTable,
  squareTable,
} from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'
import { insertColumn, insertRow, showTableAs } from '#core/edit/edit-table.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextAreaField } from '#ui/fields/field.tsx'
import { appWords } from '#words/app.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { ChartPreview } from './chart-preview.tsx'
import styles from './table-dialog.module.css'
import { TableGrid } from './table-grid.tsx'
import { TableLooks } from './table-looks.tsx'

type TableDialogProps = {
  openDeck: OpenDeck
  slide: Slide
  /** What the slide has, or what one begins with. */
  table: SlideTable
  onApply: (table: SlideTable, chartAlt: string) => void
  onClose: () => void
}

/** The cells of a table as a sheet, and what they are shown as. Nothing reaches the deck before Apply. */
export function TableDialog({ openDeck, slide, table, onApply, onClose }: TableDialogProps) {
  const [draft, setDraft] = useState(() => squareTable(table))
  const [chartAlt, setChartAlt] = useState(slide.chartAlt ?? '')
  const [language] = useState(() => findDeckLanguage(openDeck.state.getState().deck))
  const grid = useRef<HTMLTableElement>(null)
  const words = editorWords.table
  const columns = countColumns(draft)
  const kind = findChartKind(draft)
  const chart = readChartOfTable(draft)
  const notice = kind && findNotice(kind, chart)

  /** Focus waits for the cell to be there. */
  const focusCell = (row: number, column: number) =>
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus(),
    )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={kind ? words.chartTitle : words.title}
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
              onApply(draft, chartAlt)
              onClose()
            }}
          >
            {words.apply}
          </Button>
        </>
      }
    >
      <TableLooks
        look={draft.show ?? 'table'}
        onChange={(look) => setDraft(showTableAs(draft, look, language))}
      />
      <div className={styles.parts} data-chart={kind ? true : undefined}>
        <div className={styles.cells}>
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
        </div>
        {kind && (
          <div className={styles.chart}>
            <ChartPreview openDeck={openDeck} slide={{ ...slide, table: draft }} />
            <output className={styles.notice}>{notice}</output>
            <TextAreaField
              label={words.chartAlt}
              hint={words.chartAltHint}
              rows={3}
              value={chartAlt}
              placeholder={chart ? describeChart(chart) : undefined}
              onChange={({ target }) => setChartAlt(target.value)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** Why the chart does not look as somebody may expect. */
function findNotice(
  kind: NonNullable<ReturnType<typeof findChartKind>>,
  chart: ReturnType<typeof readChartOfTable>,
): string | null {
  const words = editorWords.table
  if (!chart) return words.noFigures
  if (chart.kind !== kind) return words.notWhole
  const isWhole = kind === 'pie' || kind === 'doughnut'
  return isWhole && chart.series.length > 1 ? words.onlyFirst : null
}
