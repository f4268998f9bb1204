import type { ModelScript, Refusal } from '#ports/models/model-scripts.contract.ts'

export type WireResponse = { status: number; headers?: Record<string, string>; body: unknown }

/** One provider's way of putting a script on the wire. */
export type WireFormat = {
  /** Whether a request to this path is for this provider. */
  owns(path: string): boolean
  isModelList(path: string): boolean
  models: unknown
  /** The key as the provider finds it: only where the real one looks. */
  findKey(headers: Record<string, string | undefined>): string | undefined
  /** Headers that the real service lets a web page send. */
  allowedHeaders: readonly string[]
  /** Some providers repeat the key they were sent. */
  refuse(as: Refusal, key: string): WireResponse
  /** Each as server-sent events, in order. */
  start(): string[]
  think(thought: string): string[]
  write(text: string): string[]
  end(reason: 'complete' | 'cut-off'): string[]
  block(): string[]
  failMidway(): string[]
  picture(script: Extract<ModelScript, { kind: 'picture' | 'no-picture' }>): WireResponse
}

export const frame = (data: unknown, event?: string): string =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
