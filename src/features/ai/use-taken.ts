import { useState } from 'react'

/** Which of several proposals are taken: all but those that somebody leaves out, or that begin so. */
export function useTaken(leftAtFirst: () => Iterable<string> = () => []) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(leftAtFirst()))
  return {
    isTaken: (id: string): boolean => !left.has(id),
    take: (id: string, isTaken: boolean): void =>
      setLeft((before) => new Set([...before, id].filter((one) => !isTaken || one !== id))),
  }
}
