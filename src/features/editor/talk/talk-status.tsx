import { useStore } from 'zustand'

import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { editorWords } from '#words/editor/editor.ts'
import { narrationWords } from '#words/talk/narration.ts'
import { type PresenterView, toldStatus } from '#workspace/talk/presenter-state.ts'

import { usePresenter } from '../../deck/use-presenter.ts'
import type { ViewedDeck } from '../viewed-deck.ts'
import styles from './talk-status.module.css'

const tones: Record<PresenterView['status'], NonNullable<BadgeProps['tone']>> = {
  idle: 'slate',
  connected: 'slate',
  speaking: 'amber',
  transitioning: 'amber',
  paused: 'straw',
  stopped: 'good',
  error: 'danger',
}

type TalkStatusProps = {
  deck: ViewedDeck
  auto: boolean
  /** There is nothing to say, so nobody is ready to say it. */
  isSilent: boolean
}

/** Which slide it is, and what the presenter is doing. */
export function TalkStatus({ deck, auto, isSilent }: TalkStatusProps) {
  const current = useStore(deck.state, (state) => state.current)
  const total = useStore(deck.state, (state) => state.deck.slides.length)
  const title = useStore(deck.state, (state) => state.deck.slides[state.current]?.title ?? '')
  return (
    <div className={styles.status}>
      <p className={styles.place}>
        <span aria-live="polite">{editorWords.counter(current + 1, total, auto)}</span>
        {title.trim() !== '' && (
          <>
            <span>{narrationWords.beforeTitle}</span>
            {/* Cut at its own end, which in Arabic is on the left. */}
            <bdi>{title}</bdi>
          </>
        )}
      </p>
      {!isSilent && <PresenterState />}
    </div>
  )
}

function PresenterState() {
  const status = usePresenter(toldStatus)
  const mode = usePresenter((view) => view.mode)
  const { name, does } = narrationWords.modes[mode]
  return (
    <div className={styles.state}>
      <span aria-live="polite">
        <Badge tone={tones[status]}>{narrationWords.status({ mode, status })}</Badge>
      </span>
      <p className={styles.mode}>
        <span>{name}</span>
        <span className={styles.does}>{does}</span>
      </p>
    </div>
  )
}
