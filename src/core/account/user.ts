/** `createdAt` is a time as ISO 8601 writes it. */
export type User = {
  id: string
  username: string
  email: string
  fullName: string
  createdAt: string
}

/** Owns what is made before anyone signs up; signing up adopts it. */
export const guestUserId = 'demo-user'

/**
 * A user rebuilt field by field; whatever else was stored stays behind. By hand, because every first
 * page asks who is there, and would fetch the library of schemas for this alone.
 */
export function readUser(stored: unknown): User | null {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}))
  const [id, username, email, fullName, createdAt] = [
    'id',
    'username',
    'email',
    'fullName',
    'createdAt',
  ].map((name) => fields.get(name))
  if (typeof id !== 'string' || id === '' || typeof username !== 'string') return null
  if (typeof email !== 'string' || typeof fullName !== 'string') return null
  if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return null
  return { id, username, email, fullName, createdAt }
}
