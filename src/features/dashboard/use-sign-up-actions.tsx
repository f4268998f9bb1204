import { UserPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'

import { guestUserId, type User } from '#core/account/user.ts'
import { dashboardWords as words } from '#words/library/dashboard.ts'

import { type Action, useActions } from '../actions.ts'
import { paths } from '../paths.ts'

/** A guest's way to a profile, to which what they made goes along: for the palette and the menu. */
export function useSignUpActions({ id }: User): readonly Action[] {
  const [, navigate] = useLocation()
  const actions = useMemo<Action[]>(
    () =>
      id === guestUserId
        ? [
            {
              id: 'sign-up',
              label: words.signUp,
              icon: <UserPlus />,
              run: () => navigate(paths.signUp),
            },
          ]
        : [],
    [id, navigate],
  )
  useActions(words.actions.group, actions)
  return actions
}
