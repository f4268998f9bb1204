import { memo } from 'react'

import { narrationWords } from '#words/talk/narration.ts'

import type { SidePanel } from '../use-side-panel.ts'
import type { ViewedDeck } from '../viewed-deck.ts'
import type { ViewerActions } from '../viewer/use-viewer-actions.tsx'
import styles from './presenter-bar.module.css'
import { PresenterNotice } from './presenter-notice.tsx'
import { TalkControls } from './talk-controls.tsx'
import { TalkStatus } from './talk-status.tsx'
import type { PresenterActions } from './use-presenter-actions.tsx'
import { useMediaKeys } from './use-media-keys.ts'
import { useWarmVoice } from './use-warm-voice.ts'
import { VoiceNews } from './voice-news.tsx'

type PresenterBarProps = {
  deck: ViewedDeck
  viewing: ViewerActions
  /** Not there for a deck that has nothing to say. */
  presenting: PresenterActions | undefined
  /** Slides go on by themselves, and nobody else may move them. */
  auto: boolean
  isPhone: boolean
  /** On a phone: what all but the talk itself is behind. */
  more?: SidePanel | undefined
}

/**
 * The one bar below the slide: where the talk stands, and what can be said to whoever gives it. Not
 * drawn again with every keystroke on the slide, which changes nothing here.
 */
export const PresenterBar = memo(function PresenterBar({
  deck,
  viewing,
  presenting,
  auto,
  isPhone,
  more,
}: PresenterBarProps) {
  useWarmVoice(deck)
  useMediaKeys()
  return (
    <section
      className={styles.presenter}
      aria-label={presenting ? narrationWords.label : undefined}
    >
      <div className={styles.bar}>
        <TalkStatus deck={deck} auto={auto} isSilent={!presenting} />
        <TalkControls
          viewing={viewing}
          presenting={presenting}
          auto={auto}
          isWatched={deck.isWatched === true}
          isPhone={isPhone}
          more={more}
        />
      </div>
      {presenting && (
        <>
          <VoiceNews deck={deck} />
          <PresenterNotice deck={deck} actions={presenting} />
        </>
      )}
    </section>
  )
})
