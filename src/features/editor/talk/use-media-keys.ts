import { useEffect } from 'react'

import { isNarrating as isNarratingNow } from '#core/narration/talk/presenter-machine.ts'

import { usePresenter } from '../../deck/use-presenter.ts'
import { useDeckTools } from '../../deck-tools-context.ts'

/** The keys of a keyboard or of headphones reach the talk, for as long as it is given. */
export function useMediaKeys(): void {
  const { presenter } = useDeckTools()
  const isNarrating = usePresenter(isNarratingNow)

  useEffect(() => {
    if (!isNarrating || !('mediaSession' in navigator)) return undefined
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => void presenter.resume()],
      ['pause', presenter.pause],
      ['stop', presenter.stop],
      ['previoustrack', () => void presenter.stepSlide(-1)],
      ['nexttrack', () => void presenter.stepSlide(1)],
    ]
    for (const [action, handler] of handlers) setHandler(action, handler)
    return () => {
      for (const [action] of handlers) setHandler(action, null)
    }
  }, [presenter, isNarrating])
}

/** Browsers refuse what they do not know. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // Then it has no such key.
  }
}
