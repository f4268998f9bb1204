import { Mic, Play, Square, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { listWords } from '#core/narration/script/script.ts'
import { findRecording } from '#core/narration/script/find-recording.ts'
import { isNarrating } from '#core/narration/talk/presenter-machine.ts'
import { listShownPlaces, numberShown } from '#core/show/shown-slides.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { appWords } from '#words/app.ts'
import { describeOwnVoiceFailure, ownVoiceWords } from '#words/talk/own-voice.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { SpokenWords } from '../deck/spoken-words.tsx'
import { usePresenter } from '../deck/use-presenter.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './own-voice-dialog.module.css'

type OwnVoiceDialogProps = { openDeck: OpenDeck; onClose: () => void }

const words = ownVoiceWords

/** The notes of the slide to read aloud, and what was made of them. */
export function OwnVoiceDialog({ openDeck, onClose }: OwnVoiceDialogProps) {
  const { ownVoice, presenter } = useDeckTools()
  const { deck, current } = useStore(openDeck.state)
  const { status, left } = useStore(ownVoice.state)
  const isHeard = usePresenter(isNarrating)
  const slide = deck.slides[current]
  const next = listShownPlaces(deck.slides).find((place) => place > current)
  useEffect(() => void ownVoice.lookForLeft(openDeck), [ownVoice, openDeck])
  useEffect(() => () => ownVoice.cancel(), [ownVoice])
  if (!slide) return null
  const isAtWork = status !== 'idle'
  const canRecord = canBeSpoken(slide) && !isAtWork

  const close = () => {
    presenter.stop()
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      size="l"
      aside={
        slide.recording &&
        !isAtWork && (
          <Button
            variant="ghost"
            icon={<Trash2 />}
            onClick={() => {
              presenter.stop()
              ownVoice.remove(openDeck, slide.id)
            }}
          >
            {words.remove}
          </Button>
        )
      }
      actions={
        status === 'recording' ? (
          <>
            <Button onClick={ownVoice.cancel}>{words.cancel}</Button>
            <Button variant="speak" icon={<Square />} onClick={() => void ownVoice.stop()}>
              {words.stop}
            </Button>
          </>
        ) : (
          <>
            {next !== undefined && (
              <Button disabled={isAtWork} onClick={() => openDeck.select(next)}>
                {words.next}
              </Button>
            )}
            {slide.recording && (
              <Button
                icon={isHeard ? <Square /> : <Play />}
                disabled={isAtWork || !findRecording(slide)}
                onClick={() => (isHeard ? presenter.stop() : void presenter.presentSlide())}
              >
                {isHeard ? words.stopListening : words.listen}
              </Button>
            )}
            <Button
              variant="primary"
              icon={<Mic />}
              disabled={!canRecord}
              busy={status === 'working' || status === 'asking'}
              onClick={() => void ownVoice.start(openDeck, slide.id)}
            >
              {slide.recording ? words.again : words.start}
            </Button>
          </>
        )
      }
    >
      {left && (
        <div className={styles.left}>
          <p>{words.left}</p>
          <Button size="s" onClick={() => void ownVoice.keepLeft(openDeck)}>
            {words.keepLeft}
          </Button>
          <Button size="s" variant="ghost" onClick={() => void ownVoice.forgetLeft()}>
            {words.forgetLeft}
          </Button>
        </div>
      )}
      <ReadAloud slide={slide} number={numberShown(deck.slides, current).number} />
      <Status slide={slide} />
    </Dialog>
  )
}

function ReadAloud({ slide, number }: { slide: Slide; number: number }) {
  const { ownVoice } = useDeckTools()
  const isRecording = useStore(ownVoice.state, ({ status }) => status === 'recording')
  const isSpoken = usePresenter((view) => isNarrating(view) && view.slideId === slide.id)
  const view = usePresenter((now) => now)
  return (
    <section className={styles.script}>
      <h3 className={styles.heading}>{words.notes(number, slide.title.trim())}</h3>
      {/* Longer notes scroll, and the keyboard can get there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.notes} data-recording={isRecording || undefined} tabIndex={0}>
        <SpokenWords
          key={slide.id}
          notes={slide.notes}
          words={isSpoken ? view.words : listWords(slide.notes)}
          word={isSpoken ? view.word : -1}
        />
      </div>
    </section>
  )
}

function Status({ slide }: { slide: Slide }) {
  const { ownVoice } = useDeckTools()
  const { status, failure, ended } = useStore(ownVoice.state)
  if (status === 'recording') return <Running />
  const said = failure
    ? describeOwnVoiceFailure(failure)
    : [ended && status === 'idle' && words.ended[ended], describeSlide(slide, status)]
        .filter(Boolean)
        .join(' ')
  return (
    <div className={styles.status}>
      <output className={styles.outcome} data-failed={failure ? true : undefined}>
        {said}
      </output>
    </div>
  )
}

function describeSlide(slide: Slide, status: 'idle' | 'asking' | 'working'): string {
  if (status !== 'idle') return words[status]
  if (!canBeSpoken(slide)) return words.needsNotes
  if (!slide.recording) return words.none
  return findRecording(slide) ? words.kept(slide.recording.seconds * 1000) : words.changed
}

/** Somebody who speaks up is at about this; the meter shall use its room. */
const fullLevel = 0.2
const looksPerSecond = 10

/** How long it has been, and that something is heard at all. */
function Running() {
  const { ownVoice } = useDeckTools()
  const { clock } = useWorkspace()
  const since = useStore(ownVoice.state, (state) => state.since)
  const [{ now, level }, look] = useState({ now: since, level: 0 })
  useEffect(() => {
    let stop = () => {}
    const lookAgain = () => {
      look({ now: clock.now(), level: ownVoice.level() })
      stop = clock.after(1000 / looksPerSecond, lookAgain)
    }
    lookAgain()
    return () => stop()
  }, [clock, ownVoice])
  const share = Math.min(1, level / fullLevel)
  return (
    <div className={styles.status}>
      <p className={styles.outcome}>{words.recording(now - since)}</p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a meter element cannot be styled everywhere
        role="meter"
        aria-label={words.level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className={styles.meter}
      >
        <div className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  )
}
