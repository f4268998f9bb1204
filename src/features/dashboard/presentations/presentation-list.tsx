import { useEffect, useState } from 'react'

import type { PresentationRecord } from '#core/deck/record.ts'

import { createFillQueue } from '#ui/lazy/fill-queue.ts'
import { PresentationItem } from './presentation-item.tsx'
import styles from './presentation-list.module.css'
import type { LibraryCommands } from './use-library-commands.ts'
import type { LibraryView } from './use-library-view.ts'
import { useNow } from './use-now.ts'
import { usePresentationShortcuts } from './use-presentation-shortcuts.ts'
import { useRowWindow } from './use-row-window.ts'

/** About a row of them, so that scrolling goes on meanwhile. */
const cardsPerFrame = 4

type PresentationListProps = {
  records: readonly PresentationRecord[]
  view: LibraryView
  commands: LibraryCommands
}

/** All presentations, of which those are on the page that are in sight or nearly so. */
export function PresentationList({ records, view, commands }: PresentationListProps) {
  const now = useNow()
  const [queue] = useState(() => createFillQueue(cardsPerFrame))
  useEffect(() => queue.follow(), [queue])
  const { focusedId, handlers } = usePresentationShortcuts(records, commands, view)
  // Scrolled away it stays: the next Tab goes on from it.
  const focusedAt = records.findIndex(({ id }) => id === focusedId)
  const { list, columns, rowHeight, parts } = useRowWindow(
    records.length,
    focusedAt < 0 ? undefined : focusedAt,
  )

  return (
    <ul ref={list} className={styles.list} data-view={view} {...handlers}>
      {parts.flatMap((part) =>
        part.kind === 'space' ? (
          <li
            key={`space from ${part.first}`}
            className={styles.space}
            style={{ blockSize: part.height }}
            aria-hidden="true"
          />
        ) : (
          records
            .slice(part.first * columns, (part.last + 1) * columns)
            .map((record, index) => (
              <PresentationItem
                key={record.id}
                record={record}
                place={part.first * columns + index + 1}
                total={records.length}
                view={view}
                now={now}
                commands={commands}
                queue={queue}
                unfilledHeight={rowHeight}
              />
            ))
        ),
      )}
    </ul>
  )
}
