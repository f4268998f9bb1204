import { Link } from 'wouter'
import { useStore } from 'zustand'

import { Button, LinkButton } from '#ui/button.tsx'
import { showWords } from '#words/talk/show.ts'
import type { FollowedShow } from '#workspace/talk/follow-show.ts'

import { paths } from '../paths.ts'
import styles from './presenter.module.css'

/** Whether the audience follows, and the way out when it does not. */
export function PresenterStatus({ followed, deckId }: { followed: FollowedShow; deckId: string }) {
  const show = useStore(followed.state, (state) => state.show)
  const words = showWords.presenter
  return (
    <div className={styles.status}>
      <output data-show={show}>{words.status[show]}</output>
      {(show === 'none' || show === 'closed') &&
        // A window may only close itself when a window has opened it.
        (window.opener === null ? (
          <Link href={paths.deck(deckId)} asChild>
            <LinkButton size="s">{words.back}</LinkButton>
          </Link>
        ) : (
          <Button size="s" onClick={() => window.close()}>
            {words.closeWindow}
          </Button>
        ))}
    </div>
  )
}
