import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useStore } from 'zustand'

import type { User } from '#core/account/user.ts'
import { Skeleton } from '#ui/notices/skeleton.tsx'
import { dashboardWords as words } from '#words/library/dashboard.ts'

import { totalSlides } from '#workspace/library/filter-records.ts'
import type { LibraryState } from '#workspace/library/library.ts'

import { paths } from '../paths.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './dashboard-summary.module.css'
import { KeyStatus } from './notices/key-status.tsx'
import { nameOfUser } from './name-of-user.ts'

/** Who is here, how much there is, and the way to more: one quiet row above the work. */
export function DashboardSummary({ user }: { user: User }) {
  const { library, overlays } = useWorkspace()
  const records = useStore(library.state, (state) => state.records)
  const status = useStore(library.state, (state) => state.status)
  const slides = totalSlides(records)
  // While loading, most who come have been here before: for them the greeting does not change.
  const welcome = status === 'loading' || records.length > 0 ? words.welcomeBack : words.welcome

  return (
    <section className={styles.summary} aria-label={words.overview}>
      <div className={styles.welcome}>
        <h1>{welcome(nameOfUser(user))}</h1>
        <div className={styles.generation}>
          <KeyStatus />
          <Link href={paths.createWithAi}>{words.fromTopic}</Link>
          <button type="button" className={styles.file} onClick={() => overlays.show('import')}>
            {words.fromFile}
          </button>
        </div>
      </div>
      <dl className={styles.figures}>
        <Figure label={words.myPresentations} value={records.length} status={status} />
        <Figure label={words.totalSlides} value={slides} status={status} />
      </dl>
      <Link
        href={paths.create}
        className={styles.create}
        data-quiet={(status === 'ready' && records.length === 0) || undefined}
      >
        <Plus aria-hidden />
        <span>
          <strong>{words.create}</strong>
          <small>{words.createHint}</small>
        </span>
      </Link>
    </section>
  )
}

type FigureProps = { label: string; value: number; status: LibraryState['status'] }

function Figure({ label, value, status }: FigureProps) {
  const shown = {
    loading: <Skeleton height="1.2em" width="1.5em" />,
    ready: words.number(value),
    unread: words.unknown,
  }
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{shown[status]}</dd>
    </div>
  )
}
