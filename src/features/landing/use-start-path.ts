import { useSearch } from 'wouter'

import { paths } from '../paths.ts'
import { useUser } from '../workspace-context.ts'

/** Where 'Get Started' and its kin lead: in for those who are in, otherwise to the door. */
export function useStartPath(): string {
  const door = useDoorPath('sign-up')
  return useUser() === null ? door : paths.dashboard
}

/** The auth screen, which sends on to where the visitor was going before being asked to sign in. */
export function useDoorPath(mode?: 'sign-up'): string {
  const search = new URLSearchParams(mode && { mode })
  const next = new URLSearchParams(useSearch()).get('next')
  if (next !== null) search.set('next', next)
  return search.size > 0 ? `${paths.auth}?${search}` : paths.auth
}
