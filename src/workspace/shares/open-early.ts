import { ok } from '#core/result.ts'

import type { WatchedTalk } from '../playback/watched-talk.ts'
import type { Viewing } from '../viewing.ts'
import type { FetchedShare, ShareSource } from './fetch-share.ts'

type Fetch = Viewing['fetchShare']
type Fetched = Awaited<ReturnType<Fetch>>

export type EarlyShare = {
  /** Whoever asks for the share first gets what is under way; whoever asks again, a new answer. */
  fetchShare: Fetch
  /** Until it lies open, or something else is to be said of it. */
  told: Promise<void>
  /** What lies open already. */
  findOpened: NonNullable<Viewing['findOpened']>
}

/**
 * Asks for a share, and opens it, before anything of its page is drawn: on a short way it is there
 * before a page that says it is coming would be.
 */
export function openEarly(fetchShare: Fetch, early: ShareSource): EarlyShare {
  const opening = fetchShare(early).then((fetched) => {
    if (!fetched.ok) return { fetched, opened: null }
    const { share, opened } = beginToOpen(fetched.value)
    return { fetched: ok(share), opened }
  })
  let underWay: Promise<Fetched> | null = opening.then(({ fetched }) => fetched)
  let talk: WatchedTalk | null = null
  async function tell(): Promise<void> {
    try {
      const result = await (await opening).opened
      if (result?.ok) talk = result.value
    } catch {
      // A bug is for whoever asks for the share.
    }
  }
  return {
    told: tell(),
    findOpened: (asked) => (underWay && isSame(asked, early) ? talk : null),
    fetchShare(asked) {
      if (!underWay || !isSame(asked, early)) return fetchShare(asked)
      const answer = underWay
      underWay = null
      return answer
    },
  }
}

/** The share as it was fetched, with what opens it without a password under way. */
function beginToOpen<Opened>(fetched: FetchedShare<Opened>) {
  const leaving = new AbortController()
  const opened = fetched.open(undefined, leaving.signal)
  let underWay: typeof opened | null = opened
  const share: FetchedShare<Opened> = {
    open(password, signal) {
      if (!underWay || password !== undefined) return fetched.open(password, signal)
      signal?.addEventListener('abort', () => leaving.abort(), { once: true })
      if (signal?.aborted) leaving.abort()
      const answer = underWay
      underWay = null
      return answer
    },
  }
  return { share, opened }
}

const isSame = (a: ShareSource, b: ShareSource): boolean =>
  a.from === 'server' && b.from === 'server'
    ? a.id === b.id && a.key === b.key
    : a.from === 'link' && b.from === 'link' && a.fragment === b.fragment
