import { eventsMediaType } from '#adapters/backend/backend-calls.ts'

import type { Log } from './create-log.ts'

/** Each event on a line of its own, when it happens. A reader that goes away ends the work. */
export function streamEvents(
  createEvents: (signal: AbortSignal) => AsyncIterable<unknown>,
  log: Log,
): Response {
  const left = new AbortController()
  const events = createEvents(left.signal)[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await events.next()
        // Who left has closed the stream, and it takes no more.
        if (left.signal.aborted) return
        if (done) controller.close()
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
      } catch (error) {
        // The answer has long begun, so the server's own handler never hears of it.
        log.error('stream-failed', error)
        controller.error(error)
      }
    },
    async cancel() {
      left.abort()
      await events.return?.()
    },
  })
  return new Response(body, {
    headers: { 'content-type': eventsMediaType, 'x-accel-buffering': 'no' },
  })
}
