import type { Result } from '#core/result.ts'
import type { ShareExpiry } from '#core/share/share-terms.ts'

export type ShareHostFailure =
  /** No answer: no network, or the server is down. */
  | { code: 'offline' }
  /** Whatever serves this page keeps no shares. */
  | { code: 'no-server' }
  | { code: 'too-large' }
  /** Everything there is room for is taken. */
  | { code: 'full' }
  | { code: 'rate-limited'; retryAfterMs: number }
  | { code: 'unknown' }
  | { code: 'expired' }
  | { code: 'revoked' }
  | { code: 'not-owner' }
  /** Whoever asked no longer wants it. The server may have it all the same. */
  | { code: 'cancelled' }
  /** An answer that says nothing of use. */
  | { code: 'failed'; status: number }

export type KeptShare = {
  id: string
  /** SHA-256 of the token that takes it back, in hex. */
  ownerHash: string
  payload: Uint8Array<ArrayBuffer>
  days: ShareExpiry
}

/** `absent`: whatever serves this page answers, but keeps no shares. `unreachable`: nobody answers. */
export type SharePlace = 'server' | 'absent' | 'unreachable'

/** The server that keeps shares. It sees bytes that it cannot read. */
export type ShareHost = {
  /** Whether there is one, without asking it for anything. */
  look(): Promise<SharePlace>
  /** Asking again for the same share is no error. Answers when it ends, or null. */
  keep(
    share: KeptShare,
    signal?: AbortSignal,
  ): Promise<Result<{ expiresAt: number | null }, ShareHostFailure>>
  find(id: string): Promise<Result<Uint8Array<ArrayBuffer>, ShareHostFailure>>
  /** From then on its link says that it was taken back. */
  revoke(id: string, token: string): Promise<Result<void, ShareHostFailure>>
}
