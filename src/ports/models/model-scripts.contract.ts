/** How a provider can turn a request down before it answers. */
export const refusals = [
  'bad-key',
  'key-leaked',
  'not-allowed',
  'no-credit',
  'wrong-region',
  'quota-day',
  'rate-limited',
  'rate-limited-bare',
  'overloaded',
  'server-error',
  'model-gone',
  'too-long',
  'bad-request',
] as const

export type Refusal = (typeof refusals)[number]

/** What a fake provider does with its next request, whatever its wire format. */
export type ModelScript =
  | {
      kind: 'answer'
      text: string
      end?: 'complete' | 'cut-off'
      /** What it thinks before it writes. */
      thoughts?: string
      /** Size of the pieces in which the bytes are sent; each event on its own when left out. */
      pieceBytes?: number
      lineEnd?: '\n' | '\r\n' | '\r'
      tokensPerSecond?: number
      /** Writes all before this part, and the rest when it may. */
      hold?: { before: string; until: Promise<void> }
    }
  | { kind: 'refuse'; as: Refusal }
  /** Writes this much and then nothing, with the connection open. */
  | { kind: 'stall'; after: string }
  /** Writes this much and closes the connection. */
  | { kind: 'break'; after: string }
  /** Writes this much and then reports an error in the stream: its own, or the one given. */
  | { kind: 'fail-midway'; after: string; error?: object }
  /** Writes this much and then refuses to go on. */
  | { kind: 'block'; after: string }
  | { kind: 'say-nothing' }
  | { kind: 'garble' }
  | { kind: 'picture'; data: string; mediaType: string }
  | { kind: 'no-picture' }
  /** Sends exactly this, as a gateway does that keeps to nobody's format. */
  | { kind: 'send'; status: number; body: unknown }
