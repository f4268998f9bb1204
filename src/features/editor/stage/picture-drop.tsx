import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent } from 'react'

import { listPastedFiles } from '#ui/fields/list-pasted-files.ts'
import { showToast } from '#ui/notices/show-toast.ts'
import { useFileDrop } from '#ui/fields/use-file-drop.ts'
import { editorWords } from '#words/editor/editor.ts'
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
  const placePicture = usePlacePicture(openDeck, slideId)

  const place = async (file: File) => {
    const problem = await placePicture(file)
    if (problem) showToast(problem)
  }

  const { isOver, handlers } = useFileDrop(([file]) => file && void place(file), {
    mayTake: mayBePicture,
    takes: (files) => findPicture(files) !== undefined,
  })

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = findPicture(listPastedFiles(event))
    const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]')
    if (!file || isInDialog || event.defaultPrevented) return
    event.preventDefault()
    void place(file)
  })

  useEffect(() => {
    const gone = new AbortController()
    document.addEventListener('paste', paste, { signal: gone.signal })
    return () => gone.abort()
  }, [])

  return (
    <div className={clsx(styles.drop, className)} data-over={isOver || undefined} {...handlers}>
      {children}
      {isOver && <p className={styles.dropHint}>{editorWords.picture.drop}</p>}
    </div>
  )
}

function findPicture([file, ...others]: readonly File[]): File | undefined {
  return others.length === 0 && file?.type.startsWith('image/') ? file : undefined
}

/** While it is dragged, some browsers do not tell what a file is. */
function mayBePicture({ items }: DataTransfer): boolean {
  const files = [...items].filter(({ kind }) => kind === 'file')
  return files.length <= 1 && files.every(({ type }) => type === '' || type.startsWith('image/'))
}
