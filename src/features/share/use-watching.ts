import { useEffect, useRef, useState } from 'react'

import type { WatchFailure } from '#words/shares/watch-failure.ts'
import type { FetchedShare, ShareSource } from '#workspace/shares/fetch-share.ts'
import type { WatchedTalk } from '#workspace/playback/watched-talk.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useViewing } from '../workspace-context.ts'

export type Watching =
  | { status: 'fetching' }
  | { status: 'failed'; failure: WatchFailure }
  /** `unlock` answers whether the password was right. */
  | { status: 'locked'; unlock: (password: string) => Promise<boolean> }
  | ({ status: 'open'; wasLocked: boolean } & WatchedTalk)

/** Fetches what a link leads to, or a file holds, and has it open for as long as the screen shows it. */
export function useWatching(source: ShareSource): { watching: Watching; cancel: () => void } {
  const { fetchShare, findOpened } = useViewing()
  const [watching, setWatching] = useState<Watching>(() => {
    const talk = findOpened?.(source)
    return talk ? { status: 'open', ...talk, wasLocked: false } : { status: 'fetching' }
  })

  const attempt = useRef<AbortController>(null)

  useEffect(() => {
    const leaving = new AbortController()
    attempt.current = leaving
    let opened: OpenDeck | null = null

    async function open(share: FetchedShare<WatchedTalk>, password?: string): Promise<boolean> {
      const result = await share.open(password, leaving.signal)
      if (leaving.signal.aborted) {
        if (result.ok) await result.value.deck.close()
        return true
      }
      if (result.ok) {
        const { deck } = result.value
        opened = deck
        setWatching((before) =>
          before.status === 'open' && before.deck === deck
            ? before
            : { status: 'open', ...result.value, wasLocked: password !== undefined },
        )
        return true
      }
      if (result.error === 'wrong-password') return false
      if (result.error === 'password-needed')
        setWatching({ status: 'locked', unlock: (typed) => open(share, typed) })
      else setWatching({ status: 'failed', failure: { code: result.error } })
      return true
    }

    async function start() {
      const fetched = await fetchShare(source)
      if (leaving.signal.aborted) return
      if (fetched.ok) await open(fetched.value)
      else setWatching({ status: 'failed', failure: fetched.error })
    }

    // A bug belongs to the crash screen.
    start().catch((error: unknown) =>
      setWatching(() => {
        throw error
      }),
    )
    return () => {
      leaving.abort()
      void opened?.close()
    }
  }, [fetchShare, source])

  return {
    watching,
    /** However far it has come. */
    cancel() {
      attempt.current?.abort()
      setWatching({ status: 'failed', failure: { code: 'cancelled' } })
    },
  }
}
