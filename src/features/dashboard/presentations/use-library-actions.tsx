import { LayoutGrid, List, Plus, Search, Sparkles } from 'lucide-react'
import { type RefObject, useMemo } from 'react'
import { useLocation } from 'wouter'

import { dashboardWords as words } from '#words/library/dashboard.ts'

import { type Action, useActions } from '../../actions.ts'
import { listImportActions } from '../../list-import-actions.tsx'
import { paths } from '../../paths.ts'
import { useWorkspace } from '../../workspace-context.ts'
import type { LibraryView } from './use-library-view.ts'

type Needs = {
  searchBox: RefObject<HTMLInputElement | null>
  searchable: boolean
  view: LibraryView
  onView: (view: LibraryView) => void
  onSample: () => void
}

/** What can be done with the library as a whole. */
export function useLibraryActions({ searchBox, searchable, view, onView, onSample }: Needs): void {
  const { overlays } = useWorkspace()
  const [, navigate] = useLocation()
  const actions = useMemo<Action[]>(
    () => [
      {
        id: 'create',
        label: words.actions.create,
        icon: <Plus />,
        run: () => navigate(paths.create),
      },
      ...listImportActions(overlays),
      {
        id: 'search',
        label: words.actions.search,
        icon: <Search />,
        shortcut: '/',
        enabled: searchable,
        run: () => searchBox.current?.focus(),
      },
      view === 'grid'
        ? { id: 'view', label: words.showAsList, icon: <List />, run: () => onView('list') }
        : { id: 'view', label: words.showAsGrid, icon: <LayoutGrid />, run: () => onView('grid') },
      { id: 'sample', label: words.actions.sample, icon: <Sparkles />, run: onSample },
    ],
    [overlays, navigate, searchBox, searchable, view, onView, onSample],
  )
  useActions(words.actions.group, actions)
}
