import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { type RefObject, useEffect } from 'react'

import { overviewWords } from '#words/editor/overview.ts'

import styles from './slide-overview.module.css'

/** Marks what is dragged as slides of one deck: another deck's overview does not take them. */
export const draggedDeck = 'lectern-slides-of'

export type SlideDrag = {
  deckId: string
  /** Called as a slide begins to be dragged; answers how many go with it. */
  start(slideId: string): number
}

/** Lets a thumbnail be dragged, together with the slides that are selected with it. */
export function useSlideDrag(
  thumbnail: RefObject<HTMLElement | null>,
  slideId: string,
  drag: SlideDrag | null,
): void {
  useEffect(() => {
    const element = thumbnail.current
    if (!element || !drag) return undefined
    return draggable({
      element,
      getInitialData: () => ({ [draggedDeck]: drag.deckId }),
      onGenerateDragPreview({ nativeSetDragImage }) {
        const count = drag.start(slideId)
        if (count === 1) return
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render({ container }) {
            const badge = document.createElement('div')
            badge.className = styles.dragged ?? ''
            badge.textContent = overviewWords.dragged(count)
            container.append(badge)
          },
        })
      },
    })
  }, [thumbnail, slideId, drag])
}
