import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { showToast } from '#ui/show-toast.ts'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import styles from '../viewer/slide-viewer.module.css'
import { usePlacePicture } from './use-place-picture.ts'

type PictureDropProps = {
  openDeck: OpenDeck
  slideId: string
  className: string | undefined
  children: ReactNode
}

/**
 * A picture that is dropped here, or pasted anywhere but in a dialog, lands on the slide. Other files,
 * and several at once, are left to whoever imports them.
 */
export function PictureDrop({ openDeck, slideId, className, children }: PictureDropProps) {
  const [isOver, setIsOver] = useState(false)
  const placePicture = usePlacePicture(openDeck, slideId)

  const place = async (file: File) => {
    const problem = await placePicture(file)
    if (problem) showToast(problem)
  }

  const drop = (event: DragEvent) => {
    setIsOver(false)
    const file = findPicture(event.dataTransfer.files)
    if (!file) return
    event.preventDefault()
    void place(file)
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = findPicture(event.clipboardData?.files ?? [])
    const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]')
    // Office programs add a picture of the words they copy: there the words are meant.
    const hasWords = event.clipboardData?.types.includes('text/plain')
    if (!file || hasWords || isInDialog || event.defaultPrevented) return
    event.preventDefault()
    void place(file)
  })

  useEffect(() => {
    const gone = new AbortController()
    document.addEventListener('paste', paste, { signal: gone.signal })
    return () => gone.abort()
  }, [])

  return (
    <div
      className={clsx(styles.drop, className)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!mayBePicture(event.dataTransfer)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsOver(false)
      }}
      onDrop={drop}
    >
      {children}
      {isOver && <p className={styles.dropHint}>{editorWords.picture.drop}</p>}
    </div>
  )
}

function findPicture([file, ...others]: Iterable<File>): File | undefined {
  return others.length === 0 && file?.type.startsWith('image/') ? file : undefined
}

/** While it is dragged, some browsers do not tell what a file is. */
function mayBePicture({ types, items }: DataTransfer): boolean {
  const files = [...items].filter(({ kind }) => kind === 'file')
  return (
    types.includes('Files') &&
    files.length <= 1 &&
    files.every(({ type }) => type === '' || type.startsWith('image/'))
  )
}
