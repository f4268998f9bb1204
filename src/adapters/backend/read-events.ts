import { BrokenAnswer } from '#adapters/model-http/broken-answer.ts'
import type { OpenResponse } from '#adapters/model-http/open-response.ts'
import { parseJson } from '#core/parse-json.ts'
import { isFields, readString } from '#core/read-fields.ts'

/**
 * One event per line; an empty one only says that the server is still there. Throws `BrokenAnswer`
 * when a line is none, as when the stream ends too soon.
 */
export async function* readEvents<Event>(
  response: OpenResponse,
  isEvent: (value: unknown) => value is Event,
): AsyncGenerator<Event> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of response.pieces()) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.filter(Boolean)) {
      const event = parseJson(line)
      if (!isEvent(event)) throw new BrokenAnswer({ code: 'backend-failed' })
      yield event
    }
  }
  if (rest) throw new BrokenAnswer({ code: 'interrupted' })
}

/** By its kind alone: it comes from our own server, which is built together with the page it serves. */
export const createEventGuard =
  <Event extends { kind: string }>(kinds: Record<Event['kind'], true>) =>
  (value: unknown): value is Event =>
    isFields(value) && Object.hasOwn(kinds, readString(value['kind']))
