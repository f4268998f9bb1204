/** Why a text or image model gave no answer. Closed: every code has a sentence in `words`. */
export type ModelFailure = ModelFailureCause & {
  /** What the provider itself said, short and never with the key in it. */
  said?: string
}

type ModelFailureCause =
  | { code: 'bad-key' }
  /** The provider has blocked this key because it was seen in public. */
  | { code: 'key-leaked' }
  /** The key is good but may not do this: restricted to other sites, or the service is off. */
  | { code: 'not-allowed' }
  | { code: 'no-credit' }
  | { code: 'wrong-region' }
  /** Nothing more today. */
  | { code: 'quota-day' }
  | { code: 'rate-limited'; retryAfterMs?: number }
  /** `reason` is the provider's own word: SAFETY, RECITATION, refusal, ... */
  | { code: 'blocked'; reason: string }
  | { code: 'overloaded'; retryAfterMs?: number }
  | { code: 'offline' }
  /** No connection to an address although the device is online: not running, or it lets no web page in. */
  | { code: 'unreachable'; origin: string }
  /** The page's own content-security policy does not allow this address. */
  | { code: 'refused-by-policy'; origin: string }
  | { code: 'bad-address' }
  /** Something answers there, but no model service: often a forgotten `/v1`. */
  | { code: 'wrong-address'; address: string }
  | { code: 'timed-out' }
  | { code: 'model-gone'; model: string }
  | { code: 'too-long' }
  | { code: 'bad-request'; status: number }
  /** It answered with nothing: 'No response from Gemini API'. */
  | { code: 'no-answer' }
  /** The connection broke in the middle of the answer. */
  | { code: 'interrupted' }
  /** What arrived is not the provider's format. */
  | { code: 'bad-reply' }
  /** The browser has no built-in model, or not on this device. */
  | { code: 'unavailable' }
  /** Lectern's own server, between page and provider, could not do it. `said` is its sentence, not the provider's. */
  | { code: 'backend-failed' }
  | { code: 'cancelled' }
