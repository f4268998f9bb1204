import { createStore, type StoreApi } from 'zustand/vanilla'

import { createOwnerToken, hashOwnerToken } from '#codecs/share/owner-token.ts'
import { packShare } from '#codecs/share/pack-share.ts'
import { isOpenable } from '#codecs/share/read-share.ts'
import { sealShare } from '#codecs/share/seal-share.ts'
import { randomBytes } from '#codecs/share/share-cipher.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { encodeBase64Url } from '#core/share/base64-url.ts'
import { hasShareEnded, type ShareRecord } from '#core/share/share-record.ts'
import {
  linkKeyBytes,
  maxShareBytes,
  type ShareExpiry,
  shareIdBytes,
} from '#core/share/share-terms.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'
import type { ShareHost, ShareHostFailure, SharePlace } from '#ports/shares/share-host.ts'
import type { ShareList } from '#ports/shares/share-list.ts'

import { type CarriedShares, createCarriedShares } from './carried-shares.ts'
import type { Library } from '#workspace/library/library.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Session } from '#workspace/account/session.ts'
import type { RecorderOffer } from '#workspace/talk/recording/find-recorder.ts'
import type { TalkRecorder } from '#workspace/talk/recording/talk-recorder.ts'
import { estimateVoiceBytes } from './estimate-voice-bytes.ts'
import {
  type LeftOut,
  loadDeck,
  writeDeckToShare,
  type WriteToShareFailure,
  type WriteToShareOptions,
} from './write-deck-to-share.ts'

export type ShareFailure = ShareHostFailure | WriteToShareFailure

export type ShareTerms = {
  days: ShareExpiry
  /** Empty for none. */
  password: string
  withNotes: boolean
  /** Spoken now, and heard from the link: only what has notes can be. */
  withVoice: boolean
  /** Who speaks it, by the id of their offer; otherwise whoever was chosen for all talks. */
  recorder?: string
}

/** What whoever waits for a share can do and see. */
export type ShareCall = Pick<WriteToShareOptions, 'signal' | 'onSpoken'>

export type MadeShare = { record: ShareRecord; leftOut: LeftOut }

export type SharesState = {
  /** Where a presentation could be shared; null until somebody has looked. */
  place: SharePlace | null
  status: 'loading' | 'ready' | 'unread'
  /** Of this user, those whose links open, the newest first. */
  shares: readonly ShareRecord[]
}

/** The user's presentations that others can watch by a link. */
export type Shares = {
  state: StoreApi<SharesState>
  /** Looks for the server, once; again only while nobody answers, or when `again` says so. */
  look(again?: 'again'): Promise<void>
  refresh(): Promise<void>
  create(
    deckId: string,
    terms: ShareTerms,
    call?: ShareCall,
  ): Promise<Result<MadeShare, ShareFailure>>
  revoke(record: ShareRecord): Promise<Result<void, ShareFailure>>
  /** What can be shared without a server. */
  carried: CarriedShares
  /** Who can speak a presentation that brings its voice along. */
  findVoices(deckId: string): Promise<ShareVoices>
}

export type ShareVoices = {
  /** Who would; null when nobody may be given the notes unasked. */
  usual: RecorderOffer | null
  all: readonly RecorderOffer[]
  /** About how much it adds. */
  bytes: number
}

type Needs = {
  host: ShareHost
  list: ShareList
  decks: DeckStore
  library: Library
  session: Session
  currentDeck: () => OpenDeck | null
  writeDeckFile: WriteDeckFile
  clock: Clock
  recorder: Pick<TalkRecorder, 'find' | 'list' | 'carry'>
}

/** Longer than any request is on its way: what the server does not know by then never comes. */
const settledMs = 5 * 60_000

/** Whether the server may have the share all the same. */
const isUnanswered = ({ code }: ShareHostFailure): boolean =>
  code === 'offline' || code === 'cancelled' || code === 'failed'

export function createShares(needs: Needs): Shares {
  const { host, list, decks, library, session, currentDeck, writeDeckFile, clock, recorder } = needs
  const writing = { decks, currentDeck, writeDeckFile, recorder }
  const state = createStore<SharesState>(() => ({ place: null, status: 'loading', shares: [] }))

  const look = async () => state.setState({ place: await host.look() })

  const userId = () => session.state.getState().user?.id

  const hasEnded = (record: ShareRecord): boolean => hasShareEnded(record, clock.now())

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
    const answered = own.filter((record) => !record.isUnanswered)
    const shares = answered.filter((record) => !hasEnded(record))
    for (const { id } of answered.filter(hasEnded)) await list.remove(id)
    for (const record of own) if (record.isUnanswered && isSettled(record)) void takeBack(record)
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

  // Until then another tab may still be waiting for the answer.
  const isSettled = ({ createdAt }: ShareRecord): boolean =>
    clock.now() - Date.parse(createdAt) > settledMs

  /** A share nobody was told of. It stays noted for as long as the server may have it, or get it. */
  async function takeBack(record: ShareRecord): Promise<void> {
    const { id, token } = record
    const revoked = await host.revoke(id, token)
    if (revoked.ok || (revoked.error.code === 'unknown' && isSettled(record))) await list.remove(id)
  }

  return {
    state,
    refresh: () => refresh(),
    carried: createCarriedShares({ ...writing, clock }),

    async findVoices(deckId) {
      const loaded = await loadDeck(deckId, writing)
      if (!loaded.ok) return { usual: null, all: [], bytes: 0 }
      const { deck } = loaded.value
      const [usual, all] = await Promise.all([recorder.find(deck), recorder.list(deck)])
      return { usual, all, bytes: estimateVoiceBytes(deck) }
    },

    async look(again) {
      const { place } = state.getState()
      if (again || place === null || place === 'unreachable') await look()
    },

    async create(deckId, { days, password, ...wanted }, { signal, onSpoken } = {}) {
      const options = { ...wanted, signal, onSpoken }
      const written = await writeDeckToShare(deckId, options, writing)
      if (!written.ok) return written
      const { deck, json, leftOut } = written.value
      const id = encodeBase64Url(randomBytes(shareIdBytes))
      const linkKey = randomBytes(linkKeyBytes)
      const packed = await packShare(json)
      if (!isOpenable(json, packed)) return fail({ code: 'too-large' })
      const payload = await sealShare(packed, { id, linkKey, password })
      if (signal?.aborted) return fail({ code: 'cancelled' })
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
        hasNotes: wanted.withNotes,
      }
      // First: a share that nobody remembers could never be taken back.
      const noted = await list.put({ ...record, isUnanswered: true })
      if (!noted.ok) return noted
      const ownerHash = await hashOwnerToken(token)
      const kept = await host.keep({ id, ownerHash, payload, days }, signal)
      if (!kept.ok) {
        if (isUnanswered(kept.error)) void takeBack(record)
        else await list.remove(id)
        // The server may be gone by now, or be one that keeps nothing.
        if (kept.error.code === 'offline' || kept.error.code === 'no-server') await look()
        if (kept.error.code === 'no-server' && state.getState().place === 'server')
          state.setState({ place: 'absent' })
        return kept
      }
      const { expiresAt } = kept.value
      const ending = expiresAt === null ? null : new Date(expiresAt).toISOString()
      const made = { ...record, expiresAt: ending }
      const listed = signal?.aborted ? fail({ code: 'cancelled' as const }) : await list.put(made)
      if (!listed.ok) {
        void takeBack(record)
        return listed
      }
      await refresh()
      return ok({ record: made, leftOut })
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
