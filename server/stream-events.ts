import { eventsMediaType } from '#adapters/backend/backend-calls.ts'

import type { Log } from './create-log.ts'

/** Well within the patience of the page, which cannot tell a thinking model from a dead server. */
const usualHeartbeatMs = 15_000

/**
 * Each event on a line of its own, when it happens, and an empty line now and then. A reader that
 * goes away ends the work.
 */
export function streamEvents(
  createEvents: (signal: AbortSignal) => AsyncIterable<unknown>,
  log: Log,
  heartbeatMs = usualHeartbeatMs,
): Response {
  const left = new AbortController()
  const events = createEvents(left.signal)[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let heartbeat: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(encoder.encode('\n')), heartbeatMs)
    },
    async pull(controller) {
      try {
        const { value, done } = await events.next()
        // Who left has closed the stream, and it takes no more.
        if (left.signal.aborted) return
        if (done) {
          clearInterval(heartbeat)
          controller.close()
        } else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
      } catch (error) {
        // The answer has long begun, so the server's own handler never hears of it.
        log.error('stream-failed', error)
        clearInterval(heartbeat)
        controller.error(error)
      }
    },
    async cancel() {
      clearInterval(heartbeat)
      left.abort()
      await events.return?.()
    },
  })
  return new Response(body, {
    headers: { 'content-type': eventsMediaType, 'x-accel-buffering': 'no' },
  })
}
