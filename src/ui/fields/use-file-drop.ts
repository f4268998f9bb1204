import { useState } from 'react'

/** An event of React, or of the browser itself. */
type FileDrag = {
  dataTransfer: DataTransfer | null
  currentTarget: EventTarget | null
  relatedTarget: EventTarget | null
  preventDefault(): void
}

type FileDropOptions = {
  /** While they are dragged: whether those files may be meant for here. */
  mayTake?: (dragged: DataTransfer) => boolean
  /** Once they are dropped: what is not taken is left to whoever lies around. */
  takes?: (files: readonly File[]) => boolean
}

/** For an area that takes dropped files, and shows that it would while they are over it. */
export function useFileDrop(
  onFiles: (files: readonly File[]) => void,
  { mayTake = () => true, takes = () => true }: FileDropOptions = {},
) {
  const [isOver, setIsOver] = useState(false)
  const handlers = {
    onDragOver(event: FileDrag) {
      const dragged = event.dataTransfer
      if (!dragged?.types.includes('Files') || !mayTake(dragged)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave({ relatedTarget, currentTarget }: FileDrag) {
      const isInside =
        relatedTarget instanceof Node &&
        currentTarget instanceof Node &&
        currentTarget.contains(relatedTarget)
      if (!isInside) setIsOver(false)
    },
    onDrop(event: FileDrag) {
      setIsOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0 || !takes(files)) return
      event.preventDefault()
      onFiles(files)
    },
  }
  return { isOver, handlers }
}
