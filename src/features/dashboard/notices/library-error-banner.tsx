import { useStore } from 'zustand'

import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { appWords } from '#words/app.ts'
import { libraryNewsWords as words } from '#words/library/library-news.ts'
import { describeLibraryError } from '#words/storage.ts'

import { useWorkspace } from '../../workspace-context.ts'

export function LibraryErrorBanner() {
  const { library } = useWorkspace()
  const error = useStore(library.state, (state) => state.error)
  const newer = useStore(library.state, (state) => state.newer)
  if (error)
    return (
      <Banner
        tone="danger"
        actions={
          <Button size="s" variant="ghost" onClick={() => library.dismissError()}>
            {appWords.dismiss}
          </Button>
        }
      >
        {describeLibraryError(error)}
      </Banner>
    )
  if (newer > 0)
    return (
      <Banner
        tone="warning"
        actions={
          <Button size="s" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        }
      >
        {words.newer(newer)}
      </Banner>
    )
  return null
}
