import { Table2, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'

import { countColumns } from '#core/deck/slide-table.ts'
import { newTable, setTable } from '#core/edit/edit-table.ts'
import { Button } from '#ui/button.tsx'
import { useCatchFocus } from '#ui/use-catch-focus.ts'
import { editorWords } from '#words/editor.ts'

import { findFirstButton } from './find-first-button.ts'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'
import { TableDialog } from './table-dialog.tsx'

/** The table of a slide: what it is, and the way to its cells. */
export const SlideTableCard = memo(function SlideTableCard({ openDeck, slide }: SectionProps) {
  const [openFor, setOpenFor] = useState<string | null>(null)
  const focus = useCatchFocus(findFirstButton)
  const words = editorWords.table
  const { table } = slide
  return (
    <section className={styles.card} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      {table && <p className={styles.hint}>{words.size(table.rows.length, countColumns(table))}</p>}
      <div {...focus} className={styles.rows}>
        <Button size="s" variant="ghost" icon={<Table2 />} onClick={() => setOpenFor(slide.id)}>
          {table ? words.edit : words.add}
        </Button>
        {table && (
          <Button
            size="s"
            variant="ghost"
            icon={<Trash2 />}
            onClick={() => openDeck.edit((view) => setTable(view, slide.id, null))}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {openFor === slide.id && (
        <TableDialog
          table={table ?? newTable}
          onApply={(edited) => openDeck.edit((view) => setTable(view, slide.id, edited))}
          onClose={() => setOpenFor(null)}
        />
      )}
    </section>
  )
})
