import * as v from 'valibot'

export const userSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  username: v.string(),
  email: v.string(),
  fullName: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
})

export type User = v.InferOutput<typeof userSchema>

/** Owns what is made before anyone signs up; signing up adopts it. */
export const guestUserId = 'demo-user'
