import { useEffect, useRef, useState } from 'react'

import type { PresentationRecord } from '#core/deck/record.ts'
import { Button } from '#ui/button.tsx'
import { dashboardWords as words } from '#words/en/dashboard.ts'

import type { RecordFilter } from '#workspace/filter-records.ts'

import { PresentationItem } from './presentation-item.tsx'
import styles from './presentation-list.module.css'
import type { LibraryCommands } from './use-library-commands.ts'
import type { LibraryView } from './use-library-view.ts'
import { useNow } from './use-now.ts'
import { usePresentationShortcuts } from './use-presentation-shortcuts.ts'

/** More than a screenful at the largest width. */
const batch = 24
/** The next come as the end comes near, so few at a time that scrolling goes on meanwhile. */
const step = 6

type PresentationListProps = {
  records: readonly PresentationRecord[]
  /** What they were found by: another search begins again with one batch. */
  filter: RecordFilter
  view: LibraryView
  commands: LibraryCommands
}

export function PresentationList({ records, filter, view, commands }: PresentationListProps) {
  const [{ shown, foundBy }, setShown] = useState({ shown: batch, foundBy: filter })
  if (foundBy !== filter) setShown({ shown: batch, foundBy: filter })
  const now = useNow()
  const focusHandlers = usePresentationShortcuts(records, commands, view)
  const more = records.length > shown
  const showMore = () => setShown((last) => ({ ...last, shown: last.shown + step }))

  return (
    <>
      <ul className={styles.list} data-view={view} {...focusHandlers}>
        {records.slice(0, shown).map((record) => (
          <PresentationItem
            key={record.id}
            record={record}
            view={view}
            now={now}
            commands={commands}
          />
        ))}
      </ul>
      {more && <ListEnd onNear={showMore} />}
    </>
  )
}

/** Shows more by itself when it comes near, and is a button for those who get there first. */
function ListEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear()
      },
      { rootMargin: '100%' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onNear])
  return (
    <div ref={end} className={styles.end}>
      <Button onClick={onNear}>{words.showMore}</Button>
    </div>
  )
}
