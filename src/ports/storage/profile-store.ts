import type { User } from '#core/account/user.ts'
import type { Result } from '#core/result.ts'

import type { StoreFailure } from './deck-store.ts'

/** The profiles of this browser and who is signed in. A profile is not a lock: no password is kept. */
export type ProfileStore = {
  currentUser(): Promise<Result<User | null, StoreFailure>>
  setCurrentUser(user: User | null): Promise<Result<void, StoreFailure>>
  /** By username or email, without regard to case. */
  find(login: string): Promise<Result<User | null, StoreFailure>>
  /** Refuses a second profile with the same username or email, checked in the same transaction. */
  add(
    user: User,
  ): Promise<Result<void, StoreFailure | { code: 'username-taken' } | { code: 'email-taken' }>>
  /** Frees username and email again. Removing what is gone is no error. */
  remove(id: string): Promise<Result<void, StoreFailure>>
}
