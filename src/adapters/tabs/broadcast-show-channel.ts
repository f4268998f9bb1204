import * as v from 'valibot'

import type { OpenShowChannel, ShowMessage } from '#ports/tabs/show-channel.ts'

import { openBroadcast } from './open-broadcast.ts'

const indexSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const messageSchema: v.GenericSchema<unknown, ShowMessage> = v.variant('kind', [
  v.object({ kind: v.literal('hello') }),
  v.object({
    kind: v.literal('place'),
    showId: v.string(),
    slideId: v.string(),
    place: v.object({
      index: indexSchema,
      ended: v.boolean(),
      blank: v.nullable(v.picklist(['black', 'white'])),
    }),
    startedAt: v.pipe(v.number(), v.finite()),
    isBlocked: v.boolean(),
  }),
  v.object({
    kind: v.literal('spoken'),
    showId: v.string(),
    slideId: v.string(),
    word: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(-1))),
  }),
  v.object({
    kind: v.literal('move'),
    showId: v.string(),
    move: v.union([
      v.picklist(['next', 'previous', 'first', 'last', 'black', 'white']),
      indexSchema,
    ]),
  }),
  v.object({ kind: v.literal('skip'), showId: v.string(), by: v.picklist([-1, 1]) }),
  v.object({ kind: v.literal('closed'), showId: v.string() }),
])

export const openBroadcastShowChannel: OpenShowChannel = (deckId) =>
  openBroadcast(`lectern-show:${deckId}`, messageSchema)
