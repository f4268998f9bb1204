import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'

import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { watchWords as words } from '#words/shares/watch.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckPageTitle } from '../deck/use-deck-page-title.ts'
import { paths } from '../paths.ts'
import { WholeWorkspace } from './whole-workspace.tsx'
import { Later } from './later.tsx'
import styles from './watch-page.module.css'

const WatchTools = lazyComponent(() => import('./watch-tools.tsx'), 'WatchTools')

type WatchHeaderProps = {
  openDeck: OpenDeck
  /** What had the focus is gone. */
  takesFocus: boolean
}

export function WatchHeader({ openDeck, takesFocus }: WatchHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const title = useStore(openDeck.state, (state) => state.deck.title)
  useDeckPageTitle(title)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <header className={styles.header}>
      <Link href={paths.landing} className={styles.home} aria-label={words.home}>
        <Wordmark />
      </Link>
      <div className={styles.heading}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        <p className={styles.fact}>{words.readOnly}</p>
      </div>
      <Later>
        <WholeWorkspace>
          <WatchTools openDeck={openDeck} />
        </WholeWorkspace>
      </Later>
    </header>
  )
}
