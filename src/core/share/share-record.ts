import * as v from 'valibot'

import { shareIdSchema } from './share-schemas.ts'

const isoTime = v.pipe(v.string(), v.isoTimestamp())

/** What the one who shared a presentation keeps of it: how to show the link again, and how to end it. */
export const shareRecordSchema = v.object({
  id: shareIdSchema,
  deckId: v.string(),
  userId: v.string(),
  title: v.string(),
  /** What the link has after its `#`. */
  key: v.string(),
  /** What the server asks for to take the share back. */
  token: v.string(),
  createdAt: isoTime,
  expiresAt: v.nullable(isoTime),
  hasPassword: v.boolean(),
  hasNotes: v.boolean(),
  /** Nobody knows whether the server has it: it was asked, and has not answered. */
  isUnanswered: v.exactOptional(v.literal(true)),
})

export type ShareRecord = v.InferOutput<typeof shareRecordSchema>

export const hasShareEnded = ({ expiresAt }: ShareRecord, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now
