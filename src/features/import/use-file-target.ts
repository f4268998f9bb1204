import { type DragEvent, useState } from 'react'

/** For the one area of a dialog that takes dropped files. */
export function useFileTarget(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave({ relatedTarget, currentTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        setIsOver(false)
    },
    onDrop(event: DragEvent) {
      setIsOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    },
  }
  return { isOver, handlers }
}
