import { useMemo, useState } from 'react'

import type { Brand } from '#core/deck/brand/brand.ts'
import { isForNewDecks, readBrand, setForNewDecks } from '#workspace/brand.ts'

import { useWorkspace } from '../workspace-context.ts'

export type ChosenBrand = {
  /** What a new presentation takes; null where it has the look of its theme. */
  brand: Brand | null
  /** One was saved in this browser. */
  isThere: boolean
  choose: (isUsed: boolean) => void
}

/** Whether a new presentation takes the brand that was saved, for all that shows what it will look like. */
export function useBrandChoice(): ChosenBrand {
  const { preferences } = useWorkspace()
  const [isUsed, setUsed] = useState(() => isForNewDecks(preferences))
  const saved = useMemo(() => readBrand(preferences), [preferences])
  return {
    brand: isUsed ? saved : null,
    isThere: saved !== null,
    choose(next) {
      setUsed(next)
      setForNewDecks(preferences, next)
    },
  }
}
