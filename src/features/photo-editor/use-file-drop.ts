import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** Files dropped on the dialog, and pictures pasted anywhere while it is open. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFile)

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      // Office programs add a picture of the words they copy: there the words are meant.
      if (!file || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      // The deck behind the dialog takes pasted pictures too.
      event.stopImmediatePropagation()
      take(file)
    }
    addEventListener('paste', onPaste, { capture: true })
    return () => removeEventListener('paste', onPaste, { capture: true })
  }, [])

  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      setIsOver(false)
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
  }
  return { isOver, handlers }
}
