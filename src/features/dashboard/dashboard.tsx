import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'

import type { User } from '#core/account/user.ts'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'

import { useWorkspace } from '../workspace-context.ts'
import { DashboardDialogs, type DashboardDialog } from './dialogs/dashboard-dialogs.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { DashboardSummary } from './dashboard-summary.tsx'
import styles from './dashboard.module.css'
import { DemoNotice } from './notices/demo-notice.tsx'
import { FeatureTiles } from './feature-tiles.tsx'
import { LibrarySection } from './presentations/library-section.tsx'
import { useInterruptedRestore } from './backup/use-interrupted-restore.ts'
import { useAccountActions } from './use-account-actions.tsx'

// Hardly anybody ever needs these.
const DamagedPresentations = lazyComponent(
  () => import('./notices/damaged-presentations.tsx'),
  'DamagedPresentations',
)

const LibraryErrorBanner = lazyComponent(
  () => import('./notices/library-error-banner.tsx'),
  'LibraryErrorBanner',
)

const InterruptedRestore = lazyComponent(
  () => import('./backup/interrupted-restore.tsx'),
  'InterruptedRestore',
)

export function Dashboard({ user }: { user: User }) {
  const { library, keys, shares } = useWorkspace()
  const hasPublic = useStore(library.state, ({ records }) =>
    records.some(({ is_public }) => is_public),
  )
  const interrupted = useInterruptedRestore(user.id)
  const damaged = useStore(library.state, (state) => state.damaged)
  const hasNews = useStore(library.state, ({ error, newer }) => error !== null || newer > 0)
  const [dialog, setDialog] = useState<DashboardDialog | null>(null)

  const readList = useCallback(() => void library.show(user.id), [library, user.id])
  useEffect(readList, [readList])
  useEffect(() => void keys.refresh(), [keys])
  // A link may have expired since.
  useEffect(() => {
    async function refresh() {
      const loaded = await shares.load()
      if (loaded.ok) await loaded.value.refresh()
    }
    if (hasPublic) void refresh()
  }, [hasPublic, shares])

  const clearData = useCallback(() => setDialog({ kind: 'clear' }), [])
  const { usual, rare } = useAccountActions(clearData)

  return (
    <div className={styles.page}>
      <DashboardHeader user={user} actions={usual} rareActions={rare} />
      <main className={styles.main}>
        <DashboardSummary user={user} />
        {hasNews && <LibraryErrorBanner />}
        {interrupted && <InterruptedRestore {...interrupted} />}
        <LibrarySection onDialog={setDialog} onRetry={readList} />
        {damaged.length > 0 && <DamagedPresentations damaged={damaged} />}
        <FeatureTiles />
        <DemoNotice />
      </main>
      <DashboardDialogs dialog={dialog} user={user} onClose={() => setDialog(null)} />
    </div>
  )
}
