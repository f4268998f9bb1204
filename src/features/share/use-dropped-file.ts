import { useEffect, useEffectEvent } from 'react'

import { useFileDrop } from '#ui/fields/use-file-drop.ts'

/** A file that is dropped anywhere on the page. */
export function useDroppedFile(onFile: (file: File) => void): void {
  const { handlers } = useFileDrop(([file]) => file && onFile(file))
  const drag = useEffectEvent((event: DragEvent) => handlers.onDragOver(event))
  const drop = useEffectEvent((event: DragEvent) => handlers.onDrop(event))
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    // Before the window hears of it, where files are taken for imports.
    document.addEventListener('dragover', (event) => drag(event), { signal })
    document.addEventListener('drop', (event) => drop(event), { signal })
    return () => gone.abort()
  }, [])
}
