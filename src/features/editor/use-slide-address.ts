import { useEffect } from 'react'
import { useLocation } from 'wouter'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { paths } from '../paths.ts'

/** Safari refuses more than a hundred changes of address in a short time. */
const restMs = 200
const restAfterRefusalMs = 2_000

/** Keeps the slide that is shown in the address, once it has been shown for a moment. */
export function useSlideAddress({ id, state }: OpenDeck): void {
  const [, navigate] = useLocation()

  useEffect(() => {
    let timer = setTimeout(write, restMs)
    function write() {
      const address = paths.deck(id, state.getState().current + 1)
      try {
        if (location.pathname !== address) navigate(address, { replace: true })
      } catch {
        timer = setTimeout(write, restAfterRefusalMs)
      }
    }
    const stop = state.subscribe((now, before) => {
      if (now.current === before.current) return
      clearTimeout(timer)
      timer = setTimeout(write, restMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [navigate, id, state])
}
