import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'

import { createLazy } from '#core/lazy.ts'
import { createId } from '#workspace/create-id.ts'

import { paths } from '../paths.ts'
import { useWorkspace } from '../workspace-context.ts'

const lazySample = createLazy(async () => ({
  ...(await import('#core/outline/templates/sample-deck.ts')),
  ...(await import('#words/library/sample.ts')),
}))

/** One click from nothing to a finished deck of one's own. */
export function useSampleDeck(): { opening: boolean; open: () => void; play: () => void } {
  const { library } = useWorkspace()
  const [, navigate] = useLocation()
  const [opening, setOpening] = useState(false)

  const create = useCallback(
    async (findPath: (id: string) => string) => {
      setOpening(true)
      const sample = await lazySample.load()
      if (!sample.ok) {
        setOpening(false)
        const failure = { code: 'not-loaded' as const, cause: sample.error }
        library.state.setState({ error: { operation: 'save', failure } })
        return
      }
      const deck = sample.value.createSampleDeck(() => createId('slide'))
      const { description } = sample.value.sampleWords
      const created = await library.create(deck, { description })
      setOpening(false)
      if (created.ok) navigate(findPath(created.value.id))
    },
    [library, navigate],
  )
  const open = useCallback(() => void create(paths.deck), [create])
  const play = useCallback(() => void create(paths.play), [create])

  return { opening, open, play }
}
