import { useEffect, useState } from 'react'

/** Counts up to a number, one by one: what is painted all at once would hold up everything else. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count >= total) return undefined
    const next = setTimeout(() => setCount(count + 1))
    return () => clearTimeout(next)
  }, [count, total])
  return Math.min(count, total)
}
