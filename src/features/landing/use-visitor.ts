import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** Whether somebody is there: has moved, pressed or scrolled since the page stands. */
export function useVisitor(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (isThere) return undefined
    const come = () => setThere(true)
    for (const sign of signs) addEventListener(sign, come, { once: true, passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, come)
    }
  }, [isThere])
  return isThere
}
