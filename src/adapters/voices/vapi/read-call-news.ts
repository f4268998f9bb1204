import * as v from 'valibot'

import type { CallNews } from './call-protocol.ts'

const count = v.pipe(v.number(), v.finite())

const newsSchema: v.GenericSchema<unknown, CallNews> = v.variant('kind', [
  v.object({ kind: v.literal('listening') }),
  v.object({ kind: v.literal('level'), level: count }),
  v.object({ kind: v.literal('speaking'), isSpeaking: v.boolean() }),
  v.object({ kind: v.literal('turn'), isOn: v.boolean() }),
  v.object({ kind: v.literal('letters'), count }),
  v.object({ kind: v.literal('words'), count }),
  v.object({ kind: v.literal('text'), text: v.string(), isOver: v.boolean() }),
  v.object({ kind: v.literal('network'), isConnected: v.boolean() }),
  v.object({ kind: v.literal('ended'), reason: v.string() }),
  v.object({
    kind: v.literal('error'),
    type: v.string(),
    message: v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 300)),
    ),
    status: v.nullable(count),
  }),
  v.object({ kind: v.literal('blocked') }),
])

/** Script of others runs in the document of the call, so what comes from there is looked at. */
export function readCallNews(message: unknown): CallNews | null {
  const parsed = v.safeParse(newsSchema, message)
  return parsed.success ? parsed.output : null
}
