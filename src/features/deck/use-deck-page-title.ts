import { useEffect } from 'react'

import { appWords } from '#words/app.ts'

/** The browser's tab bears the name of the deck while it is open. */
export function useDeckPageTitle(title: string): void {
  useEffect(() => {
    document.title = appWords.pageTitle(title)
  }, [title])
  useEffect(
    () => () => {
      document.title = appWords.pageTitle(appWords.titles.deck)
    },
    [],
  )
}
