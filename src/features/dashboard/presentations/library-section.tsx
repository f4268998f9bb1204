import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { HiddenText } from '#ui/hidden-text.tsx'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { dashboardWords as words } from '#words/library/dashboard.ts'
import { filterRecords, type RecordFilter } from '#workspace/library/filter-records.ts'

import { useWorkspace } from '../../workspace-context.ts'
import type { DashboardDialog } from '../dialogs/dashboard-dialogs.tsx'
import styles from './library-section.module.css'
import { LibrarySkeleton } from './library-skeleton.tsx'
import { LibraryToolbar } from './library-toolbar.tsx'
import { PresentationList } from './presentation-list.tsx'
import { useLibraryActions } from './use-library-actions.tsx'
import { useLibraryCommands } from './use-library-commands.ts'
import { useLibraryView } from './use-library-view.ts'
import { useSampleDeck } from '../../deck/use-sample-deck.ts'

/** Hardly ever: of a list there is nothing to say. */
const LibraryNotice = lazyComponent(() => import('../notices/library-notice.tsx'), 'LibraryNotice')

// Seen once: from the first presentation on there is a list.
const EmptyLibrary = lazyComponent(() => import('./empty-library.tsx'), 'EmptyLibrary')

const noFilter: RecordFilter = { query: '', status: 'all' }

type LibrarySectionProps = {
  onDialog: (dialog: DashboardDialog) => void
  onRetry: () => void
}

/** The work itself: find a presentation, see it, open it. */
export function LibrarySection({ onDialog, onRetry }: LibrarySectionProps) {
  const { library } = useWorkspace()
  const { status, records } = useStore(library.state)
  const [filter, setFilter] = useState(noFilter)
  const [view, setView] = useLibraryView()
  const searchBox = useRef<HTMLInputElement>(null)
  const commands = useLibraryCommands(onDialog)
  const sample = useSampleDeck()

  // Typing stays ahead of a long list: the letters come first, the cards follow.
  const settledFilter = useDeferredValue(filter)
  const found = useMemo(() => filterRecords(records, settledFilter), [records, settledFilter])

  useLibraryActions({
    searchBox,
    searchable: records.length > 0,
    view,
    onView: setView,
    onSample: sample.open,
  })

  if (status === 'loading')
    return (
      <section aria-label={words.library} aria-busy="true">
        <output>
          <HiddenText>{words.loading}</HiddenText>
        </output>
        <LibrarySkeleton view={view} />
      </section>
    )
  if (status === 'unread')
    return (
      <section aria-label={words.library}>
        <LibraryNotice why="unread" onPress={onRetry} />
      </section>
    )
  if (records.length === 0) {
    const { opening, open, play } = sample
    return <EmptyLibrary opening={opening} onSample={open} onPlay={play} />
  }

  return (
    <section className={styles.library} aria-labelledby="library-heading">
      <LibraryToolbar
        filter={filter}
        onFilter={setFilter}
        view={view}
        onView={setView}
        searchBox={searchBox}
        news={found.length < records.length ? words.matches(found.length) : ''}
      />
      {found.length === 0 ? (
        <LibraryNotice why="noMatches" onPress={() => setFilter(noFilter)} />
      ) : (
        <PresentationList key={view} records={found} view={view} commands={commands} />
      )}
    </section>
  )
}
