import { memo } from 'react'
import { useStore } from 'zustand'

import { isNarrating as isNarratingNow } from '#core/narration/presenter-machine.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { useCatchFocus } from '#ui/use-catch-focus.ts'
import { narrationWords as words } from '#words/en/narration.ts'
import { type PresenterView, toldStatus } from '#workspace/talk/presenter-state.ts'

import { type Action, describeShortcut } from '../../actions.ts'
import { useDeckVoice, usePresenter } from '../../deck/use-presenter.ts'
import styles from './presenter-bar.module.css'
import { PresenterNotice } from './presenter-notice.tsx'
import type { PresenterActions } from './use-presenter-actions.tsx'
import type { ViewedDeck } from '../viewed-deck.ts'

const tones: Record<PresenterView['status'], NonNullable<BadgeProps['tone']>> = {
  idle: 'slate',
  connected: 'slate',
  speaking: 'amber',
  transitioning: 'amber',
  paused: 'straw',
  stopped: 'good',
  error: 'danger',
}

/** Pressed, the actions make way for others. */
const findNextAction = (bar: HTMLElement) => bar.querySelector('[data-next-focus]')

type PresenterBarProps = { deck: ViewedDeck; actions: PresenterActions }

/** Where the talk stands, and the few things that can be said to whoever gives it. */
export const PresenterBar = memo(function PresenterBar({ deck, actions }: PresenterBarProps) {
  const current = useStore(deck.state, (state) => state.current)
  const total = useStore(deck.state, (state) => state.deck.slides.length)
  const title = useStore(deck.state, (state) => state.deck.slides[state.current]?.title ?? '')
  const status = usePresenter(toldStatus)
  const mode = usePresenter((view) => view.mode)
  const isNarrating = usePresenter(isNarratingNow)
  const { presentAll, presentSlide, pause, stop, back, forward, voice, settings } = actions
  const focus = useCatchFocus(findNextAction)

  return (
    <section className={styles.presenter} aria-label={words.label}>
      <div className={styles.bar}>
        <div className={styles.state} aria-live="polite">
          <Badge tone={tones[status]}>{words.status({ mode, status })}</Badge>
        </div>
        <div className={styles.place}>
          <p className={styles.title}>
            <span>{words.place(current + 1, total, title.trim() !== '')}</span>
            {/* Cut at its own end, which in Arabic is on the left. */}
            <bdi>{title}</bdi>
          </p>
          <p className={styles.mode}>
            <span>{words.modes[mode].name}</span>
            <span className={styles.does}>{words.modes[mode].does}</span>
          </p>
        </div>
        <div {...focus} className={styles.actions}>
          {isNarrating ? (
            <>
              <Tool action={back} />
              <Button
                size="s"
                variant="speak"
                icon={pause.icon}
                data-next-focus
                onClick={pause.run}
              >
                {pause.label}
              </Button>
              <Tool action={forward} />
              <Button size="s" icon={stop.icon} onClick={stop.run}>
                {stop.label}
              </Button>
            </>
          ) : (
            <>
              <Button
                size="s"
                variant="speak"
                icon={presentAll.icon}
                disabled={!presentAll.enabled}
                data-next-focus={mode === 'auto' || undefined}
                onClick={presentAll.run}
              >
                {presentAll.label}
              </Button>
              <Button
                size="s"
                icon={presentSlide.icon}
                disabled={!presentSlide.enabled}
                data-next-focus={mode === 'single' || undefined}
                onClick={presentSlide.run}
              >
                {presentSlide.label}
              </Button>
            </>
          )}
          <Tool action={voice} />
          {!deck.isWatched && <Tool action={settings} />}
        </div>
      </div>
      <VoiceNews deck={deck} />
      <PresenterNotice deck={deck} actions={actions} />
    </section>
  )
})

/** What has to be fetched, how far it has come, and that the words are on their way. */
function VoiceNews({ deck }: { deck: ViewedDeck }) {
  const loading = usePresenter((view) => view.loading)
  const waiting = usePresenter(words.waiting)
  const isNarrating = usePresenter(isNarratingNow)
  const { offer } = useDeckVoice(deck)
  const size = offer && !isNarrating ? words.readiness(offer.readiness) : null
  const sent =
    offer?.narrator.kind === 'cloud' && !isNarrating ? words.sent(offer.narrator.id) : null
  if (loading)
    return (
      <div className={styles.news}>
        <output>{waiting}</output>
        <ProgressBar
          label={words.loadingLabel}
          share={loading.loaded / (loading.total || 1)}
          tone="speak"
          className={styles.progress}
        />
      </div>
    )
  if (waiting) return <output className={styles.news}>{waiting}</output>
  const news = size ?? sent
  return news && <p className={styles.news}>{news}</p>
}

function Tool({ action }: { action: Action }) {
  const { label, icon, shortcut, enabled, run } = action
  return (
    <Tooltip text={shortcut ? `${label} (${describeShortcut(shortcut)})` : label}>
      <IconButton size="s" label={label} icon={icon} disabled={enabled === false} onClick={run} />
    </Tooltip>
  )
}
