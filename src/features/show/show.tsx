import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { startOfNarration } from '#core/narration/talk/narration-progress.ts'
import {
  isNarrating as isNarratingNow,
  isNavigationBlocked,
} from '#core/narration/talk/presenter-machine.ts'
import type { Script } from '#core/narration/script/script.ts'
import { numberShown } from '#core/show/shown-slides.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { clearToasts } from '#ui/notices/show-toast.ts'
import { WholeWindow } from '#ui/dialogs/whole-window.tsx'
import { describeWaiting, narrationWords } from '#words/talk/narration.ts'
import { showWords } from '#words/talk/show.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { type PresenterView, progressOf } from '#workspace/talk/presenter-state.ts'

import { useActions } from '../actions.ts'
import { type DeckVoice, useDeckVoice, usePresenter } from '../deck/use-presenter.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { AllSlidesDialog } from './all-slides-dialog.tsx'
import { Captions } from './captions.tsx'
import { NarrationBox } from './narration-box.tsx'
import { ShowSlides } from './show-slides.tsx'
import { ShowToolbar } from './show-toolbar.tsx'
import { TalkEnd } from './talk-end.tsx'
import styles from './show.module.css'
import { useActivity } from '../deck/use-activity.ts'
import { useFindPlace } from './use-find-place.ts'
import { useShowActions } from './use-show-actions.tsx'
import { useVoiceActions } from './use-voice-actions.tsx'
import { useStageGestures } from './use-stage-gestures.ts'
import { useTypedNumber } from './use-typed-number.ts'

/** After this long without mouse or key activity the toolbar and the cursor are gone. */
const toolbarHidesAfterMs = 3_000

export function Show({ openDeck }: { openDeck: OpenDeck }) {
  const { show, presenter } = useDeckTools()
  const { ended, blank } = useStore(show.state)
  const deck = useStore(openDeck.state, (state) => state.deck)
  const current = useStore(openDeck.state, (state) => state.current)
  const window = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [overview, setOverview] = useState(false)
  const [earlierTalk] = useState(() => findEarlierTalk(presenter.state.getState()))
  const isActive = useActivity(toolbarHidesAfterMs)
  const { digits, take } = useTypedNumber()
  const findPlace = useFindPlace(openDeck)
  const voice = useVoiceActions(openDeck)
  const isBlocked = usePresenter(isNavigationBlocked)
  const actions = useShowActions({
    voice,
    isBlocked,
    takeTyped: take,
    findPlace,
    onOverview: setOverview,
  })
  useActions(showWords.actions.group, actions.all, { singleKeys: true, alone: true })
  useStageGestures(stage, show.move)

  // They would lie over the slide and its controls, and speak of what is behind.
  useEffect(clearToasts, [])

  // A control that is hidden can not keep the focus.
  useEffect(() => {
    if (!isActive && document.activeElement?.closest('[data-fades]')) window.current?.focus()
  }, [isActive])

  const slide = deck.slides[current]
  if (!slide) return null
  const { number, total } = numberShown(deck.slides, current)

  return (
    <WholeWindow ref={window} label={showWords.label} className={styles.show}>
      <h1>
        <HiddenText>{deck.title}</HiddenText>
      </h1>
      <div
        ref={stage}
        className={styles.stage}
        data-idle={!isActive || undefined}
        data-blank={blank ?? undefined}
      >
        {ended ? (
          <div className={styles.end}>
            <p className={styles.endTitle}>{showWords.end.title}</p>
            <p>{showWords.end.hint}</p>
          </div>
        ) : (
          <ShowSlides openDeck={openDeck} slides={deck.slides} current={current} />
        )}
      </div>
      <output className={styles.announcement}>
        <HiddenText>
          {blank
            ? showWords.blank[blank]
            : ended
              ? showWords.end.title
              : showWords.arrival(number, total, slide.title)}
        </HiddenText>
      </output>
      {digits && <output className={styles.typed}>{showWords.typed(digits)}</output>}
      {/* Before the controls that it lies over: Tab finds what to do next at once. */}
      {!ended && !blank && <TalkEnd openDeck={openDeck} earlierTalk={earlierTalk} />}
      <ShowToolbar
        isShown={isActive}
        counter={showWords.counter(number, total)}
        actions={actions}
        isBlocked={isBlocked}
      />
      {!ended && !blank && (
        <Narration
          openDeck={openDeck}
          slide={slide}
          isActive={isActive}
          earlierTalk={earlierTalk}
        />
      )}
      <AllSlidesDialog openDeck={openDeck} open={overview} onOpenChange={setOverview} />
    </WholeWindow>
  )
}

/** What was said to its end before the show began is none of the show's. */
const findEarlierTalk = (view: PresenterView): Script | null =>
  isNarratingNow(view) ? null : view.script

/** Whoever pressed Play would wait for somebody who never speaks. */
function describeMissing({ offer, language, hasNotes, missesKey }: DeckVoice): string | null {
  if (offer !== null) return null
  if (!hasNotes) return narrationWords.noNotes.title
  const words = narrationWords.missing
  return missesKey ? words.notInitialized.auto : words.inShow(language)
}

type NarrationProps = {
  openDeck: OpenDeck
  slide: Slide
  isActive: boolean
  earlierTalk: Script | null
}

/** Apart, so that the stage is not drawn again with every word. */
function Narration({ openDeck, slide, isActive, earlierTalk }: NarrationProps) {
  const voice = useDeckVoice(openDeck)
  const view = usePresenter((now) => now)
  const progress = view.script === earlierTalk ? startOfNarration(slide) : progressOf(view, slide)
  return (
    <>
      {isNarratingNow(view) && view.slideId === slide.id && (
        <Captions notes={view.text} view={view} isRaised={isActive} />
      )}
      <NarrationBox
        progress={progress}
        waiting={describeWaiting(view) ?? describeMissing(voice)}
        isToolbarShown={isActive}
      />
    </>
  )
}
