import { useCallback, useState } from 'react'

import { useWorkspace } from '../../workspace-context.ts'

export type LibraryView = 'grid' | 'list'

const preference = 'library-view'

export function useLibraryView(): [LibraryView, (view: LibraryView) => void] {
  const { preferences } = useWorkspace()
  const [view, setView] = useState<LibraryView>(() =>
    preferences.read(preference) === 'list' ? 'list' : 'grid',
  )
  const choose = useCallback(
    (next: LibraryView) => {
      preferences.write(preference, next)
      setView(next)
    },
    [preferences],
  )
  return [view, choose]
}
