import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useStore } from 'zustand'

import type { User } from '#core/deck/user.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { dashboardWords as words } from '#words/en/dashboard.ts'

import { paths } from '../paths.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './dashboard-summary.module.css'
import { KeyStatus } from './key-status.tsx'
import { nameOfUser } from './name-of-user.ts'

/** Who is here, how much there is, and the way to more: one quiet row above the work. */
export function DashboardSummary({ user }: { user: User }) {
  const { library } = useWorkspace()
  const records = useStore(library.state, (state) => state.records)
  const loading = useStore(library.state, (state) => state.status === 'loading')
  const slides = records.reduce((sum, record) => sum + record.total_slides, 0)
  const welcome = records.length > 0 ? words.welcomeBack : words.welcome

  return (
    <section className={styles.summary} aria-label={words.overview}>
      <div className={styles.welcome}>
        <h1>{welcome(nameOfUser(user))}</h1>
        <KeyStatus />
      </div>
      <dl className={styles.figures}>
        <Figure label={words.myPresentations} value={records.length} loading={loading} />
        <Figure label={words.totalSlides} value={slides} loading={loading} />
      </dl>
      <Link
        href={paths.create}
        className={styles.create}
        data-quiet={!loading && records.length === 0 ? true : undefined}
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

type FigureProps = { label: string; value: number; loading: boolean }

function Figure({ label, value, loading }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{loading ? <Skeleton height="1em" width="1.5em" /> : words.number(value)}</dd>
    </div>
  )
}
