import { createStore, type StoreApi } from 'zustand/vanilla'

import { createOwnerToken, hashOwnerToken } from '#codecs/share/owner-token.ts'
import { sealShare } from '#codecs/share/seal-share.ts'
import { randomBytes } from '#codecs/share/share-cipher.ts'
import { writeShare } from '#codecs/share/write-share.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { encodeBase64Url } from '#core/share/base64-url.ts'
import { isShareLive, type ShareRecord } from '#core/share/share-record.ts'
import {
  linkKeyBytes,
  maxShareBytes,
  type ShareExpiry,
  shareIdBytes,
} from '#core/share/share-terms.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'
import type { ShareHost, ShareHostFailure } from '#ports/share-host.ts'
import type { ShareList } from '#ports/share-list.ts'

import type { Library } from './library.ts'
import type { OpenDeck } from './open-deck.ts'
import type { Session } from './session.ts'

export type ShareFailure = ShareHostFailure | StoreFailure | { code: 'insecure-page' }

export type ShareTerms = {
  days: ShareExpiry
  /** Empty for none. */
  password: string
  withNotes: boolean
}

/** `missing`: how many pictures could not be found, and are not in it. */
export type MadeShare = { record: ShareRecord; missing: number }

export type SharesState = {
  status: 'loading' | 'ready' | 'unread'
  /** Of this user, those whose links open, the newest first. */
  shares: readonly ShareRecord[]
}

/** The user's presentations that others can watch by a link. */
export type Shares = {
  state: StoreApi<SharesState>
  refresh(): Promise<void>
  create(deckId: string, terms: ShareTerms): Promise<Result<MadeShare, ShareFailure>>
  revoke(record: ShareRecord): Promise<Result<void, ShareFailure>>
}

type Needs = {
  host: ShareHost
  list: ShareList
  decks: DeckStore
  library: Library
  session: Session
  currentDeck: () => OpenDeck | null
  clock: Clock
}

export function createShares(needs: Needs): Shares {
  const { host, list, decks, library, session, currentDeck, clock } = needs
  const state = createStore<SharesState>(() => ({ status: 'loading', shares: [] }))

  const userId = () => session.state.getState().user?.id

  /** A guest who signs up keeps the decks, and so what was shared of them. */
  function isOwn({ userId: owner, deckId }: ShareRecord): boolean {
    const { records } = library.state.getState()
    return owner === userId() || records.some(({ id }) => id === deckId)
  }

  /** `touched` is a presentation that was shared, or is no longer. */
  async function refresh(touched: readonly string[] = []): Promise<void> {
    const listed = await list.list()
    if (!listed.ok) {
      state.setState({ status: 'unread' })
      return
    }
    const own = listed.value.filter(isOwn)
    const shares = own.filter((record) => isShareLive(record, clock.now()))
    for (const ended of own.filter((record) => !shares.includes(record)))
      await list.remove(ended.id)
    state.setState({ status: 'ready', shares })
    const { records } = library.state.getState()
    const marked = records.flatMap(({ id, is_public }) => (is_public ? [id] : []))
    for (const deckId of new Set([...marked, ...own.map((record) => record.deckId), ...touched]))
      await markPublic(deckId)
  }

  /** It may be gone by now, or be on no list that was read. */
  async function markPublic(deckId: string): Promise<void> {
    const isPublic = state.getState().shares.some((record) => record.deckId === deckId)
    const stored = await decks.loadRecord(deckId)
    if (stored.ok && stored.value.is_public !== isPublic) await library.notePublic(deckId, isPublic)
  }

  /** What is on screen, saved or not, or else what is stored. */
  async function load(
    deckId: string,
  ): Promise<Result<Pick<OpenDeck, 'loadPicture'> & { deck: Deck }, StoreFailure>> {
    const open = currentDeck()
    if (open?.id === deckId)
      return ok({ deck: open.state.getState().deck, loadPicture: open.loadPicture })
    const content = await decks.loadContent(deckId)
    return content.ok ? ok({ deck: content.value.deck, loadPicture: decks.loadPicture }) : content
  }

  return {
    state,
    refresh: () => refresh(),

    async create(deckId, { days, password, withNotes }) {
      // Browsers encrypt nothing on pages that came over plain http.
      if (!globalThis.crypto?.subtle) return fail({ code: 'insecure-page' })
      const loaded = await load(deckId)
      if (!loaded.ok) return loaded
      const deck = withNotes ? loaded.value.deck : withoutNotes(loaded.value.deck)
      const packed = await writeShare(deck, loaded.value.loadPicture)
      const id = encodeBase64Url(randomBytes(shareIdBytes))
      const linkKey = randomBytes(linkKeyBytes)
      const payload = await sealShare(packed.value, { id, linkKey, password })
      if (payload.length > maxShareBytes) return fail({ code: 'too-large' })

      const token = createOwnerToken()
      const record: ShareRecord = {
        id,
        deckId,
        userId: userId() ?? '',
        title: deck.title,
        key: encodeBase64Url(linkKey),
        token,
        createdAt: new Date(clock.now()).toISOString(),
        expiresAt: null,
        hasPassword: password !== '',
        hasNotes: withNotes,
      }
      // First: a share that nobody remembers could never be taken back.
      const noted = await list.put(record)
      if (!noted.ok) return noted
      const ownerHash = await hashOwnerToken(token)
      const kept = await host.keep({ id, ownerHash, payload, days })
      if (!kept.ok) {
        await list.remove(id)
        return kept
      }
      const { expiresAt } = kept.value
      const ending = expiresAt === null ? null : new Date(expiresAt).toISOString()
      const made = { ...record, expiresAt: ending }
      await list.put(made)
      await refresh()
      return ok({ record: made, missing: packed.losses.length })
    },

    async revoke({ id, token, deckId }) {
      const revoked = await host.revoke(id, token)
      // What the server does not know is as good as taken back.
      if (!revoked.ok && revoked.error.code !== 'unknown') return revoked
      const removed = await list.remove(id)
      await refresh([deckId])
      return removed
    },
  }
}

const withoutNotes = (deck: Deck): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => ({ ...slide, notes: '' })),
})
