import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'

import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { listPastedFiles } from '#ui/fields/list-pasted-files.ts'
import { isImport } from '#workspace/overlays.ts'

import { paths } from '../paths.ts'
import { useWorkspace } from '../workspace-context.ts'

const DropCurtain = lazyComponent(() => import('./drop-curtain.tsx'), 'DropCurtain')

const isWorkplace = (path: string): boolean =>
  path === paths.dashboard || path === paths.create || path.startsWith('/deck/')

/**
 * Files that are dropped or pasted where nothing else takes them are imported. Without it the browser
 * would open a dropped file in place of the app.
 */
export function FileCatcher() {
  const { imports, overlays } = useWorkspace()
  const [path] = useLocation()
  const [isOver, setIsOver] = useState(false)
  // Any other dialog or a show has the window to itself, and not every page is a place to work.
  const isBusy = () => {
    const { open } = overlays.state.getState()
    return (open !== null && !isImport(open)) || !isWorkplace(path)
  }

  const drag = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return setIsOver(false)
    if (!event.dataTransfer?.types.includes('Files')) return undefined
    event.preventDefault()
    if (isBusy()) event.dataTransfer.dropEffect = 'none'
    else setIsOver(true)
    return undefined
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setIsOver(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (event.defaultPrevented || files.length === 0) return
    event.preventDefault()
    if (!isBusy()) imports.offer(files)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = listPastedFiles(event)
    if (event.defaultPrevented || files.length === 0 || isBusy()) return
    event.preventDefault()
    imports.offer(files)
  })

  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    addEventListener('dragover', (event) => drag(event), { signal })
    addEventListener('dragleave', (event) => leave(event), { signal })
    addEventListener('drop', (event) => drop(event), { signal })
    addEventListener('paste', (event) => paste(event), { signal })
    return () => gone.abort()
  }, [])

  return isOver ? <DropCurtain /> : null
}
