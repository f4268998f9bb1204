/** What is kept of a share: bytes that only a link can read, and who may take them back. */
export type NewShare = {
  id: string
  /** SHA-256 of the owner's token, in hex: the token itself is never kept. */
  ownerHash: string
  payload: Uint8Array
  /** Milliseconds, as `Date.now()` counts them. */
  createdAt: number
  /** Null for a share that does not end by itself. */
  expiresAt: number | null
}

export type CreateOutcome =
  | 'created'
  /** The same owner asks for the same share again: the answer to the first time was lost. */
  | 'repeated'
  /** The id is somebody else's, or was used before. */
  | 'taken'
  /** There is no room left under `maxTotalBytes`. */
  | 'full'
  | 'unavailable'

/** `unavailable`: where shares are kept cannot be reached or written now, and may be soon. */
export type ShareStatus = 'live' | 'expired' | 'revoked' | 'unknown' | 'unavailable'

export type SharedBytes = { payload: Uint8Array<ArrayBuffer>; expiresAt: number | null }

export type FoundShare =
  | ({ status: 'live' } & SharedBytes)
  | { status: Exclude<ShareStatus, 'live'> }

export type RevokeOutcome = 'revoked' | 'not-owner' | 'unknown' | 'unavailable'

/**
 * Where shares are kept. Every write is one transaction and is on disk before it is answered. What
 * has ended keeps its id, so that its link can say what became of it, and loses its payload.
 */
export type ShareStore = {
  create(share: NewShare, limits: { maxTotalBytes: number }): Promise<CreateOutcome>
  /** What the caller has of it already (`inMemory`) need not be read again. */
  find(id: string, now: number, inMemory?: SharedBytes): Promise<FoundShare>
  /** What `find` would say, without reading the payload: that never changes while a share is live. */
  peek(id: string, now: number): Promise<ShareStatus>
  /** Whether new shares can be kept; `full` says that the disk has no room for a large one. */
  check(): Promise<'ready' | 'full' | 'unavailable'>
  /** Taking back what has been taken back is no error. */
  revoke(id: string, ownerHash: string): Promise<RevokeOutcome>
  /**
   * Gives up the payloads of what has expired a day ago, by a clock that does not follow every leap
   * of the system's (`advanceClock`).
   */
  sweep(now: number, elapsedMs: number): Promise<void>
  close(): Promise<void>
}
