import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

import { onLaunchedFiles } from '#adapters/offline/launched-files.ts'
import { paths } from '#features/paths.ts'
import { useUser, useWorkspace } from '#features/workspace-context.ts'

/** Files that were opened with the installed app wait for somebody who is signed in, and has arrived. */
export function useLaunchedFiles(): void {
  const { imports } = useWorkspace()
  const [files, setFiles] = useState<readonly File[]>([])
  const offered = useRef(files)
  const [path] = useLocation()
  // What is opened over the auth view goes with it a moment later.
  const isReady = useUser() !== null && path !== paths.auth

  useEffect(() => onLaunchedFiles(setFiles), [])
  useEffect(() => {
    if (!isReady || files === offered.current) return
    offered.current = files
    imports.offer(files)
  }, [imports, files, isReady])
}
