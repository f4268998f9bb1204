import { startTransition, useEffect, useState } from 'react'

/** Of slides that come together, so many a frame: all at once, they would be one long task. */
const perFrame = 2

const waiting = new Set<() => void>()
let frame = 0

/** Whether what is costly to paint may be painted: a moment after it has come, in the order of coming. */
export function useTurn(): boolean {
  const [isItsTurn, setIsItsTurn] = useState(false)
  useEffect(() => {
    const take = () => startTransition(() => setIsItsTurn(true))
    waiting.add(take)
    frame ||= requestAnimationFrame(serve)
    return () => void waiting.delete(take)
  }, [])
  return isItsTurn
}

function serve() {
  for (const take of [...waiting].slice(0, perFrame)) {
    waiting.delete(take)
    take()
  }
  frame = waiting.size > 0 ? requestAnimationFrame(serve) : 0
}
