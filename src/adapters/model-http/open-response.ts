import { fail, ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

import { BrokenAnswer } from './broken-answer.ts'
import { explainNoConnection } from './explain-no-connection.ts'

/** How long to wait: for the answer to begin, and then for each next piece of it. */
export type Patience = { answerMs: number; pieceMs: number }

const defaultPatience: Patience = { answerMs: 90_000, pieceMs: 45_000 }

export type ModelCall = {
  url: string
  headers: Record<string, string>
  /** Sent as JSON with POST; without it the call is a GET. */
  body?: unknown
  patience?: Patience
  signal?: AbortSignal | undefined
}

export type OpenResponse = {
  status: number
  headers: Headers
  /** The body in pieces. Throws `BrokenAnswer` when it ends before its end. */
  pieces(): AsyncGenerator<Uint8Array>
  text(): Promise<string>
  close(): void
}

/** Fails only when there is no response at all; what a status means is the provider's matter. */
export async function openResponse(call: ModelCall): Promise<Result<OpenResponse, ModelFailure>> {
  const { url, headers, body, patience = defaultPatience, signal } = call
  if (signal?.aborted) return fail({ code: 'cancelled' })
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return fail({ code: 'bad-address' })
  const request = new AbortController()
  let timedOut = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitAtMost = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timedOut = true
      request.abort()
    }, milliseconds)
  }
  const cancel = () => request.abort()
  signal?.addEventListener('abort', cancel, { once: true })
  const close = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
    request.abort()
  }
  const explainBreak = (): ModelFailure => {
    if (signal?.aborted) return { code: 'cancelled' }
    return timedOut ? { code: 'timed-out' } : { code: 'interrupted' }
  }

  const explain = explainNoConnection(url)
  try {
    waitAtMost(patience.answerMs)
    const response = await fetch(url, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      signal: request.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // A redirect would carry the key's header to whatever address it names.
      redirect: 'error',
    })
    const open: OpenResponse = {
      status: response.status,
      headers: response.headers,
      async *pieces() {
        const reader = response.body?.getReader()
        // Node's fetch no longer hears its signal once it has collected the request as garbage.
        const stopReading = () => void reader?.cancel().catch(() => undefined)
        request.signal.addEventListener('abort', stopReading, { once: true })
        try {
          for (;;) {
            request.signal.throwIfAborted()
            waitAtMost(patience.pieceMs)
            const piece = await reader?.read()
            // However long a piece is held, the service is not to blame.
            clearTimeout(timer)
            // What is cancelled looks like what has ended.
            request.signal.throwIfAborted()
            if (!piece || piece.done) break
            yield piece.value
          }
        } catch {
          throw new BrokenAnswer(explainBreak())
        } finally {
          close()
        }
      },
      async text() {
        const decoder = new TextDecoder()
        let text = ''
        for await (const piece of open.pieces()) text += decoder.decode(piece, { stream: true })
        return text + decoder.decode()
      },
      close,
    }
    return ok(open)
  } catch {
    close()
    if (signal?.aborted || timedOut) return fail(explainBreak())
    return fail(await explain.failure())
  } finally {
    explain.stop()
  }
}
