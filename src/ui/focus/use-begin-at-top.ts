import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Another text begins at its top, wherever the last one had been scrolled to. Before the effects of
 * what is in the box, which may want a word of it in sight.
 */
export function useBeginAtTop(box: RefObject<HTMLElement | null>, textId: string): void {
  const shown = useRef(textId)
  useLayoutEffect(() => {
    if (shown.current === textId) return
    shown.current = textId
    box.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [box, textId])
}
