import { useEffect, useState } from 'react'

/** False until all that was drawn first can be seen. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    let task = 0
    // A task after the frame's callbacks runs once the frame has been painted.
    const frame = requestAnimationFrame(() => {
      task = window.setTimeout(() => setIsPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [])
  return isPainted
}
