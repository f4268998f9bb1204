import * as v from 'valibot'

import type { DeckMessage, OpenDeckChannel } from '#ports/tabs/deck-channel.ts'

import { openBroadcast } from './open-broadcast.ts'

/** Far above any deck; a larger message is a mistake or an attack. */
const maxBytes = 64 * 1024 * 1024
const maxAssets = 10_000

const bytesSchema = v.pipe(
  v.instance(Uint8Array),
  v.check((bytes) => bytes.byteLength <= maxBytes),
  // Copied, since the sender may have sent a view of memory that is shared.
  v.transform((bytes) => new Uint8Array(bytes)),
)
const assetsSchema = v.pipe(v.array(v.string()), v.maxLength(maxAssets))

const messageSchema: v.GenericSchema<unknown, DeckMessage> = v.variant('kind', [
  v.object({
    kind: v.literal('hello'),
    vector: bytesSchema,
    assets: assetsSchema,
    answers: v.boolean(),
  }),
  v.object({ kind: v.literal('change'), change: bytesSchema }),
  v.object({ kind: v.literal('assets'), assets: assetsSchema }),
])

export const openBroadcastDeckChannel: OpenDeckChannel = (deckId) =>
  openBroadcast(`lectern-deck:${deckId}`, messageSchema)
