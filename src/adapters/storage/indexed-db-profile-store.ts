import { readUser } from '#core/account/user.ts'
import { fail, ok } from '#core/result.ts'
import type { ProfileStore } from '#ports/storage/profile-store.ts'

import type { Database } from './database.ts'
import { foldLogin } from './fold-login.ts'

/** Under this key of the store 'session'; the one entry that clearing all data keeps. */
export const currentUserKey = 'current-user'

/** The profiles in IndexedDB. */
export function createIndexedDbProfileStore(database: Database): ProfileStore {
  return {
    currentUser: () =>
      database.read(['session'], async (transaction) =>
        ok(readUser(await transaction.objectStore('session').get(currentUserKey))),
      ),

    setCurrentUser: (user) =>
      database.write(['session'], async (transaction) => {
        const session = transaction.objectStore('session')
        await (user ? session.put(user, currentUserKey) : session.delete(currentUserKey))
        return ok(undefined)
      }),

    find: (login) =>
      database.read(['profiles'], async (transaction) => {
        const profiles = transaction.objectStore('profiles')
        const key = foldLogin(login)
        const row =
          (await profiles.index('by-username').get(key)) ??
          (await profiles.index('by-email').get(key))
        return ok(readUser(row?.user))
      }),

    add: (user) =>
      database.write(['profiles'], async (transaction): ReturnType<ProfileStore['add']> => {
        const profiles = transaction.objectStore('profiles')
        const row = {
          id: user.id,
          usernameKey: foldLogin(user.username),
          emailKey: foldLogin(user.email),
          user,
        }
        if ((await profiles.index('by-username').getKey(row.usernameKey)) !== undefined)
          return fail({ code: 'username-taken' })
        if ((await profiles.index('by-email').getKey(row.emailKey)) !== undefined)
          return fail({ code: 'email-taken' })
        await profiles.add(row)
        return ok(undefined)
      }),

    remove: (id) =>
      database.write(['profiles'], async (transaction) => {
        await transaction.objectStore('profiles').delete(id)
        return ok(undefined)
      }),
  }
}
