import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Result } from '#core/result.ts'
import { describeRevokeFailure, describeShareFailure } from '#words/shares/share.ts'
import type { ShareCall, ShareFailure, Shares, ShareTerms } from '#workspace/shares/shares.ts'

import type { MadeShare } from './made-share.ts'

export type Make = (terms: ShareTerms, call: ShareCall) => Promise<Result<MadeShare, ShareFailure>>

type Making = {
  made: MadeShare | null
  /** Whether the next one takes the place of the one there is. */
  replaces: boolean
  busy: boolean
  problem: string
  /** How far a voice that comes along was spoken. */
  spoken: { share: number; slide: number } | null
  start: (terms: ShareTerms) => Promise<void>
  setMade: (made: MadeShare | null) => void
}

/**
 * The link, made at once with what is usual: whoever presses Share wants one. It is made unasked
 * only where `atOnce` says so, and once; with other options it gets a successor and is revoked,
 * for a link without the password would undo the one that has it.
 */
export function useMaking(
  shares: Shares | null,
  make: Make | null,
  atOnce: ShareTerms | null,
): Making {
  const [made, setMade] = useState<MadeShare | null>(null)
  const [unasked, setUnasked] = useState<MadeShare | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [spoken, setSpoken] = useState<Making['spoken']>(null)
  const begin = useSignalUntilGone()
  const hasBegun = useRef(false)
  const replaced = made?.as === 'link' && made === unasked ? made.record : undefined

  async function start(terms: ShareTerms): Promise<MadeShare | null> {
    if (!make) return null
    hasBegun.current = true
    setBusy(true)
    setProblem('')
    const onSpoken: ShareCall['onSpoken'] = (share, slide) => setSpoken({ share, slide })
    const outcome = await make(terms, { signal: begin(), onSpoken })
    setBusy(false)
    setSpoken(null)
    if (!outcome.ok) {
      setProblem(describeShareFailure(outcome.error))
      return null
    }
    setMade(outcome.value)
    if (replaced && shares) {
      const revoked = await shares.revoke(replaced)
      if (!revoked.ok) setProblem(describeRevokeFailure(revoked.error))
    }
    return outcome.value
  }

  const isWanted = make !== null && atOnce !== null
  const startUnasked = useEffectEvent(async () => {
    if (atOnce && !hasBegun.current) setUnasked(await start(atOnce))
  })
  useEffect(() => {
    // React tries every effect twice while one develops: the first must not have begun.
    const soon = isWanted ? setTimeout(() => void startUnasked()) : undefined
    return () => clearTimeout(soon)
  }, [isWanted])

  return {
    made,
    replaces: replaced !== undefined,
    busy,
    problem,
    spoken,
    start: async (terms) => void (await start(terms)),
    setMade,
  }
}

/** Whoever closes the dialog wants no link any more, however far it has come. */
function useSignalUntilGone(): () => AbortSignal {
  const gone = useRef<AbortController | null>(null)
  useEffect(() => () => gone.current?.abort(), [])
  return () => (gone.current = new AbortController()).signal
}
