import { paths } from '../paths.ts'
import { useUser } from '../workspace-context.ts'

/** Where 'Get Started' and its kin lead: in for those who are in, otherwise to the door. */
export const useStartPath = (): string =>
  useUser() === null ? `${paths.auth}?mode=sign-up` : paths.dashboard
