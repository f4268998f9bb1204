import { useEffect } from 'react'
import { useLocation } from 'wouter'

import { paths } from '../paths.ts'

/** Safari refuses more than a hundred changes of address in a short time. */
const restMs = 200
const restAfterRefusalMs = 2_000

/** Keeps the slide that is shown in the address, once it has been shown for a moment. */
export function useSlideAddress(deckId: string, index: number): void {
  const [, navigate] = useLocation()

  useEffect(() => {
    const address = paths.deck(deckId, index + 1)
    let timer = setTimeout(write, restMs)
    function write() {
      try {
        if (location.pathname !== address) navigate(address, { replace: true })
      } catch {
        timer = setTimeout(write, restAfterRefusalMs)
      }
    }
    return () => clearTimeout(timer)
  }, [navigate, deckId, index])
}
