import { useCallback, useState } from 'react'

export type LibraryView = 'grid' | 'list'

const storageKey = 'library-view'

/** Grid or list: a taste, so it may live where it may be lost, and where it may be refused. */
function loadView(): LibraryView {
  try {
    return localStorage.getItem(storageKey) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

function saveView(view: LibraryView): void {
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    // Blocked or full storage costs the taste, nothing else.
  }
}

export function useLibraryView(): [LibraryView, (view: LibraryView) => void] {
  const [view, setView] = useState(loadView)
  const choose = useCallback((next: LibraryView) => {
    saveView(next)
    setView(next)
  }, [])
  return [view, choose]
}
