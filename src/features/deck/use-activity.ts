import { useEffect, useState } from 'react'

import { useViewing } from '../workspace-context.ts'

/** Whether the mouse moved, a key was pressed or the screen was touched in the last `idleMs`. */
export function useActivity(idleMs: number): boolean {
  const { clock } = useViewing()
  const [isActive, setIsActive] = useState(true)

  useEffect(() => {
    const left = new AbortController()
    let stopWaiting = clock.after(idleMs, rest)
    let last = { x: NaN, y: NaN }

    function rest() {
      setIsActive(false)
    }
    function wake() {
      stopWaiting()
      stopWaiting = clock.after(idleMs, rest)
      setIsActive(true)
    }
    function move({ screenX, screenY }: PointerEvent) {
      // Browsers report a move when something changes under a mouse that lies still.
      if (last.x === screenX && last.y === screenY) return
      last = { x: screenX, y: screenY }
      wake()
    }
    addEventListener('pointermove', move, { signal: left.signal })
    for (const event of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(event, wake, { signal: left.signal, passive: true })
    return () => {
      stopWaiting()
      left.abort()
    }
  }, [clock, idleMs])

  return isActive
}
