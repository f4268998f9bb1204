import type { User } from '#core/account/user.ts'
import { fail, ok } from '#core/result.ts'
import type { ProfileStore } from '#ports/storage/profile-store.ts'

import { foldLogin } from './fold-login.ts'

export type MemoryProfiles = { users: User[]; current: User | null }

/** The profiles in memory. */
export function createMemoryProfileStore(
  profiles: MemoryProfiles = { users: [], current: null },
): ProfileStore {
  const findBy = (field: 'username' | 'email', login: string) =>
    profiles.users.find((user) => foldLogin(user[field]) === foldLogin(login))

  return {
    currentUser: async () => ok(profiles.current && { ...profiles.current }),

    async setCurrentUser(user) {
      profiles.current = user && { ...user }
      return ok(undefined)
    },

    async find(login) {
      const user = findBy('username', login) ?? findBy('email', login)
      return ok(user ? { ...user } : null)
    },

    async add(user) {
      if (findBy('username', user.username)) return fail({ code: 'username-taken' })
      if (findBy('email', user.email)) return fail({ code: 'email-taken' })
      profiles.users.push({ ...user })
      return ok(undefined)
    },

    async remove(id) {
      profiles.users = profiles.users.filter((user) => user.id !== id)
      return ok(undefined)
    },
  }
}
