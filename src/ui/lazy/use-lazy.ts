import type { Lazy } from '#core/lazy.ts'
import { useEffect, useState } from 'react'

/** Something that could not be loaded, for whoever says so in its place. */
export type MissingPart = {
  /** How often it was tried. Some browsers (Firefox) ask for a file that failed only after a reload. */
  tries: number
  /** It is being tried once more. */
  isTrying: boolean
  onRetry: () => void
}

/** Both are null while it is on its way for the first time. */
export type LazyPart<T> = { arrived: T | null; missing: MissingPart | null }

/** Loads something as soon as it is shown, and again when somebody asks for that. */
export function useLazy<T>(lazy: Lazy<T>): LazyPart<T> {
  const [part, setPart] = useState(() => ({ arrived: lazy.arrived(), tries: 0 }))
  const [asked, setAsked] = useState(0)

  const isHere = part.arrived !== null
  useEffect(() => {
    if (isHere) return undefined
    let gone = false
    async function arrive() {
      const loaded = await lazy.load()
      if (gone) return
      setPart({ arrived: loaded.ok ? loaded.value : null, tries: asked + 1 })
    }
    void arrive()
    return () => {
      gone = true
    }
  }, [lazy, asked, isHere])

  const { arrived, tries } = part
  if (arrived !== null || tries === 0) return { arrived, missing: null }
  const isTrying = tries === asked
  return { arrived, missing: { tries, isTrying, onRetry: () => setAsked(tries) } }
}
