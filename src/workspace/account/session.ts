import { createStore, type StoreApi } from 'zustand/vanilla'

import { guestUserId, type User } from '#core/account/user.ts'
import {
  findSignInProblem,
  findSignUpProblem,
  type SignInFields,
  type SignInProblem,
  type SignUpFields,
  type SignUpProblem,
} from '#core/account/account-rules.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { ChangeChannel } from '#ports/tabs/change-channel.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeckStore, StoreFailure } from '#ports/storage/deck-store.ts'
import type { ProfileStore } from '#ports/storage/profile-store.ts'

import { createId } from '#workspace/create-id.ts'

/** `user` is null when signed out; while 'resolving' nobody knows yet. */
export type SessionState = {
  status: 'resolving' | 'ready'
  user: User | null
  /** Why nobody can say who is signed in: what is stored is there, and cannot be opened. */
  failure: StoreFailure | null
}

export type AccountFailure =
  | { code: SignInProblem | SignUpProblem }
  | { code: 'invalid-credentials' | 'username-taken' | 'email-taken' }
  | StoreFailure

export type Session = {
  state: StoreApi<SessionState>
  resolve(): Promise<void>
  /** Whoever only visits needs nothing that is stored. */
  dismissFailure(): void
  signIn(fields: SignInFields): Promise<Result<User, AccountFailure>>
  signUp(fields: SignUpFields): Promise<Result<User, AccountFailure>>
  continueAsGuest(): Promise<Result<User, AccountFailure>>
  signOut(): Promise<Result<void, StoreFailure>>
}

type Needs = {
  profiles: ProfileStore
  decks: DeckStore
  clock: Clock
  /** Between tabs: who signs in or out in one does so in all. */
  channel?: ChangeChannel
}

export function createSession({ profiles, decks, clock, channel }: Needs): Session {
  const state = createStore<SessionState>(() => ({
    status: 'resolving',
    user: null,
    failure: null,
  }))
  const nowIso = () => new Date(clock.now()).toISOString()

  async function enter(user: User): Promise<Result<User, StoreFailure>> {
    const entered = await profiles.setCurrentUser(user)
    if (!entered.ok) return entered
    state.setState({ status: 'ready', user, failure: null })
    channel?.post()
    return ok(user)
  }

  async function resolve() {
    const current = await profiles.currentUser()
    state.setState({
      status: 'ready',
      user: current.ok ? current.value : null,
      failure: current.ok ? null : current.error,
    })
  }

  /**
   * Clear Data takes the list of profiles and leaves who is signed in. What they made since would be
   * out of reach once they leave.
   */
  async function listAgain(user: User): Promise<Result<void, StoreFailure>> {
    if (user.id === guestUserId) return ok(undefined)
    const made = await decks.list(user.id)
    if (!made.ok) return made
    if (made.value.records.length === 0) return ok(undefined)
    const added = await profiles.add(user)
    if (added.ok) return added
    const { error } = added
    // As a rule, because the profile is on the list.
    const isTaken = error.code === 'username-taken' || error.code === 'email-taken'
    return isTaken ? ok(undefined) : fail(error)
  }

  channel?.onMessage(() => void resolve())

  return {
    state,

    resolve,

    dismissFailure: () => state.setState({ failure: null }),

    async signIn(fields) {
      const problem = findSignInProblem(fields)
      if (problem) return fail({ code: problem })
      const found = await profiles.find(fields.login.trim())
      if (!found.ok) return found
      if (!found.value) return fail({ code: 'invalid-credentials' })
      return enter(found.value)
    },

    async signUp(fields) {
      const problem = findSignUpProblem(fields)
      if (problem) return fail({ code: problem })
      const user: User = {
        id: createId('user'),
        username: fields.username.trim(),
        email: fields.email.trim(),
        fullName: fields.fullName.trim(),
        createdAt: nowIso(),
      }
      const added = await profiles.add(user)
      if (!added.ok) return added
      // What a guest made before signing up stays with the person, not with the word 'guest'.
      const adopted = await decks.changeOwner(guestUserId, user.id)
      if (adopted.ok) return enter(user)
      // Half a sign-up would refuse the next try: the name would be taken, by nobody.
      await profiles.remove(user.id)
      return adopted
    },

    continueAsGuest: () =>
      enter({
        id: guestUserId,
        username: 'guest',
        email: '',
        fullName: '',
        createdAt: nowIso(),
      }),

    async signOut() {
      const { user } = state.getState()
      const listed = user && (await listAgain(user))
      if (listed?.ok === false) return listed
      const left = await profiles.setCurrentUser(null)
      if (left.ok) {
        state.setState({ status: 'ready', user: null })
        channel?.post()
      }
      return left
    },
  }
}
