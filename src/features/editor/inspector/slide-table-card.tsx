import { ChartColumn, Table2, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'

import { countColumns, findChartKind, type SlideTable } from '#core/deck/slide-table.ts'
import { newTable, setTable, showTableAs } from '#core/edit/edit-table.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { Button } from '#ui/button.tsx'
import { useCatchFocus } from '#ui/focus/use-catch-focus.ts'
import { editorWords } from '#words/editor/editor.ts'

import { findFirstButton } from './find-first-button.ts'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'
import { TableDialog } from './table-dialog.tsx'

type OpenDialog = { slideId: string; table: SlideTable }

/** The table or chart of a slide: what it is, and the way to its cells. */
export const SlideTableCard = memo(function SlideTableCard({ openDeck, slide }: SectionProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const focus = useCatchFocus(findFirstButton)
  const words = editorWords.table
  const { table } = slide
  const isChart = table !== undefined && findChartKind(table) !== null
  const open = (shown: SlideTable) => setDialog({ slideId: slide.id, table: shown })
  const newChart = () =>
    showTableAs(newTable, 'columns', findDeckLanguage(openDeck.state.getState().deck))
  return (
    <section className={styles.card} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      {table && <p className={styles.hint}>{words.size(table.rows.length, countColumns(table))}</p>}
      <div {...focus} className={styles.rows}>
        <Button
          size="s"
          variant="ghost"
          icon={isChart ? <ChartColumn /> : <Table2 />}
          onClick={() => open(table ?? newTable)}
        >
          {table ? (isChart ? words.editChart : words.edit) : words.add}
        </Button>
        {!table && (
          <Button size="s" variant="ghost" icon={<ChartColumn />} onClick={() => open(newChart())}>
            {words.addChart}
          </Button>
        )}
        {table && (
          <Button
            size="s"
            variant="ghost"
            icon={<Trash2 />}
            onClick={() => openDeck.edit((view) => setTable(view, slide.id, null))}
          >
            {isChart ? words.removeChart : words.remove}
          </Button>
        )}
      </div>
      {dialog?.slideId === slide.id && (
        <TableDialog
          openDeck={openDeck}
          slide={slide}
          table={dialog.table}
          onApply={(edited, chartAlt) =>
            openDeck.edit((view) => setTable(view, slide.id, edited, chartAlt))
          }
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  )
})
