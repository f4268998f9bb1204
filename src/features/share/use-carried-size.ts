import { useEffect, useState } from 'react'

import { ok, type Result } from '#core/result.ts'
import { maxLinkLetters } from '#core/share/share-terms.ts'
import type { CarriedShares, CarriedSize } from '#workspace/shares/carried-shares.ts'
import type { ShareTerms } from '#workspace/shares/shares.ts'
import type { WriteToShareFailure } from '#workspace/shares/write-deck-to-share.ts'

import { countLinkLetters } from './write-link.ts'

/** How a presentation travels without a server, and how much it is; `letters` of the whole link. */
export type Parcel = CarriedSize & { as: 'link' | 'file' }

/** Null while it is not known, and without `carried`. */
export function useCarriedSize(
  carried: CarriedShares | undefined,
  deckId: string,
  { withNotes, password }: ShareTerms,
): Result<Parcel, WriteToShareFailure> | null {
  const [measured, setMeasured] = useState<Result<Parcel, WriteToShareFailure> | null>(null)
  const hasPassword = password !== ''

  useEffect(() => {
    let left = false
    async function measure(from: CarriedShares) {
      const size = await from.measure(deckId, { withNotes, hasPassword })
      if (!left) setMeasured(size.ok ? ok(choose(size.value)) : size)
    }
    if (carried) void measure(carried)
    return () => {
      left = true
    }
  }, [carried, deckId, withNotes, hasPassword])

  return measured
}

function choose(size: CarriedSize): Parcel {
  const letters = size.letters === null ? null : countLinkLetters(size.letters)
  const as = letters !== null && letters <= maxLinkLetters ? 'link' : 'file'
  return { ...size, letters, as }
}
