import { useEffect } from 'react'

import { useUser, useWorkspace } from '../workspace-context.ts'

/** A reload or a deep link comes here without the dashboard having said whose library it is. */
export function useOwnLibrary(): void {
  const { library } = useWorkspace()
  const userId = useUser()?.id
  useEffect(() => {
    if (userId !== undefined) void library.show(userId)
  }, [library, userId])
}
