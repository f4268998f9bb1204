import { useSearch } from 'wouter'

import { paths } from '../paths.ts'
import { useUser } from '../workspace-context.ts'

/** Where 'Get Started' and its kin lead: in for those who are in, otherwise to where one signs in. */
export function useStartPath(): string {
  const entrance = useEntrancePath('sign-up')
  return useUser() === null ? entrance : paths.dashboard
}

/** An address within the app, by way of the auth screen for those who are not in. */
export function useWayTo(path: string): string {
  const isIn = useUser() !== null
  return isIn ? path : `${paths.auth}?${new URLSearchParams({ next: path })}`
}

/** The auth screen, which sends on to where the visitor was going before being asked to sign in. */
export function useEntrancePath(mode?: 'sign-up'): string {
  const search = new URLSearchParams(mode && { mode })
  const next = new URLSearchParams(useSearch()).get('next')
  if (next !== null) search.set('next', next)
  return search.size > 0 ? `${paths.auth}?${search}` : paths.auth
}
