import { useLocation, useSearch } from 'wouter'

import type { User } from '#core/account/user.ts'
import type { Result } from '#core/result.ts'
import { useWorkspace } from '../workspace-context.ts'
import type { AccountFailure } from '#workspace/account/session.ts'

import { readNextPath } from './read-next-path.ts'

const redirectDelayMs = 100

/** Where whoever signs in here goes next, and the step that takes them there when it worked. */
export function useEntrance() {
  const { clock } = useWorkspace()
  const [, navigate] = useLocation()
  const nextPath = readNextPath(useSearch(), location.origin)

  /** Answers why not, or null once on the way. */
  async function enter(
    attempt: Promise<Result<User, AccountFailure>>,
  ): Promise<AccountFailure | null> {
    const result = await attempt
    if (!result.ok) return result.error
    await new Promise<void>((resolve) => {
      clock.after(redirectDelayMs, resolve)
    })
    navigate(nextPath, { replace: true })
    return null
  }

  return { nextPath, enter }
}
