import '#ui/tokens.css'

import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'

import { PresentationItem } from '#features/dashboard/presentations/presentation-item.tsx'
import listStyles from '#features/dashboard/presentations/presentation-list.module.css'
import type { LibraryCommands } from '#features/dashboard/presentations/use-library-commands.ts'
import { createFillQueue } from '#ui/lazy/fill-queue.ts'
import { WorkspaceContext } from '#features/workspace-context.ts'
import { filterRecords } from '#workspace/library/filter-records.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createRecords } from './create-records.ts'

const now = Date.now()
const records = createRecords(1_000, now)
const doNothing = () => {}
/** Which never sees the page scroll, so no card waits. */
const queue = createFillQueue(records.length)
const commands: LibraryCommands = {
  open: doNothing,
  play: doNothing,
  showDetails: doNothing,
  duplicate: doNothing,
  share: doNothing,
  film: doNothing,
  exportMore: doNothing,
  askToDelete: doNothing,
  exportAs: doNothing,
}
// All that a card asks of the workspace.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const workspace = {
  decks: { loadPicture: async () => ({ ok: false }) },
  linkedPictures: createStore(() => ({ linked: new Map() })),
} as unknown as Workspace

/** The peer: the same cards in a plain list, all of them in the page, filtered with every letter. */
function NaiveLibrary() {
  const [query, setQuery] = useState('')
  return (
    <WorkspaceContext value={workspace}>
      <input
        type="search"
        aria-label="Search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul className={listStyles['list']} data-view="grid">
        {filterRecords(records, { query, status: 'all' }).map((record, index) => (
          <PresentationItem
            key={record.id}
            record={record}
            place={index + 1}
            total={records.length}
            view="grid"
            now={now}
            commands={commands}
            queue={queue}
            unfilledHeight={0}
          />
        ))}
      </ul>
    </WorkspaceContext>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <NaiveLibrary />
    </StrictMode>,
  )
