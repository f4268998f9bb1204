import { useEffect, useEffectEvent } from 'react'

/** A file that is dropped anywhere on the page. */
export function useDroppedFile(onFile: (file: File) => void): void {
  const drop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    // Before the window hears of it, where files are taken for imports.
    document.addEventListener('dragover', allow, { signal })
    document.addEventListener('drop', (event) => drop(event), { signal })
    return () => gone.abort()
  }, [])
}
