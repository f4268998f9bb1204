import { useUser } from '../workspace-context.ts'
import { Dashboard } from './dashboard.tsx'

export function DashboardPage() {
  const user = useUser()
  // Signing out empties this a moment before the view rules lead elsewhere.
  return user && <Dashboard key={user.id} user={user} />
}
