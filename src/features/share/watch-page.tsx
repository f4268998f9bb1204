import { type ComponentType, useEffect, useState } from 'react'

import { PageSpinner } from '#ui/page-spinner.tsx'
import { shareWords } from '#words/en/share.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useFragment } from './use-fragment.ts'
import { useWatching } from './use-watching.ts'
import { WatchFailure } from './watch-failure.tsx'
import { WatchHeader } from './watch-header.tsx'
import { WatchUnlock } from './watch-unlock.tsx'
import styles from './watch-page.module.css'

type WatchPageProps = {
  /** Of the share, as in the address. */
  id: string
  /** Shows the presentation, once it is open. */
  Viewer: ComponentType<{ openDeck: OpenDeck }>
}

/** A presentation that somebody shared, for anyone who has its link. */
export function WatchPage(props: WatchPageProps) {
  const key = useFragment()
  const [attempt, setAttempt] = useState(0)
  useHiddenFromSearch()
  return (
    <Attempt
      key={`${key} ${attempt}`}
      {...props}
      linkKey={key}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}

type AttemptProps = WatchPageProps & { linkKey: string; onRetry: () => void }

function Attempt({ id, linkKey, Viewer, onRetry }: AttemptProps) {
  const watching = useWatching(id, linkKey)
  if (watching.status === 'fetching') return <PageSpinner label={shareWords.watch.opening} />
  if (watching.status === 'failed')
    return <WatchFailure failure={watching.failure} onRetry={onRetry} />
  if (watching.status === 'locked') return <WatchUnlock unlock={watching.unlock} />
  return (
    <div className={styles.page}>
      <WatchHeader openDeck={watching.deck} />
      <Viewer openDeck={watching.deck} />
    </div>
  )
}

/** The server says so too; a host of plain files can not. */
function useHiddenFromSearch() {
  useEffect(() => {
    const robots = document.createElement('meta')
    robots.name = 'robots'
    robots.content = 'noindex'
    document.head.append(robots)
    return () => robots.remove()
  }, [])
}
