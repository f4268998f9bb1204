import { type ReactElement, useEffect } from 'react'
import { useStore } from 'zustand'

import { liveEffort } from '#core/narration/talk/find-hold.ts'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { describeVoiceFailure, narrationWords } from '#words/talk/narration.ts'
import { studioVoiceWords as words } from '#words/talk/studio-voice.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import {
  type StudioGraphics,
  type StudioVoice,
  studioVoiceCommand,
  type StudioVoiceState,
} from '#workspace/talk/voices/studio-voice.ts'
import type { VoiceOffer } from '#workspace/talk/voices/voice-offers.ts'

import { useDeckTools } from '../deck-tools-context.ts'
import { StudioSamples } from './studio-samples.tsx'
import styles from './voice-dialog.module.css'

type StudioSectionProps = {
  openDeck: OpenDeck
  /** What it would have to speak. */
  language: string
  /** Who would speak the deck. */
  chosen: VoiceOffer | null
}

/** The larger voice: to be had, tried on this device, used for a talk ahead of time, and given up. */
export function StudioSection(props: StudioSectionProps) {
  const { studioVoice } = useDeckTools()
  useEffect(() => void studioVoice?.check(), [studioVoice])
  return studioVoice && <Studio studioVoice={studioVoice} {...props} />
}

type StudioProps = StudioSectionProps & { studioVoice: StudioVoice }

function Studio({ studioVoice, openDeck, language, chosen }: StudioProps) {
  const state = useStore(studioVoice.state)
  if (state.status === 'checking') return null
  return (
    <section className={styles.studio} aria-label={words.title}>
      <h3 className={styles.heading}>{words.title}</h3>
      <StudioNews state={state} studioVoice={studioVoice} />
      {isNotHere(state) && <StudioSamples language={language} />}
      {state.status === 'here' && (
        <>
          {state.effort !== null && state.effort >= liveEffort && !openDeck.isWatched && (
            <Preparation openDeck={openDeck} chosen={chosen} />
          )}
          <RemoveButton studioVoice={studioVoice} />
        </>
      )}
    </section>
  )
}

const isNotHere = (state: StudioVoiceState): boolean =>
  state.status === 'absent' ||
  (state.status === 'unavailable' && state.failure.code === 'not-installed')

function RemoveButton({ studioVoice }: Pick<StudioProps, 'studioVoice'>) {
  const { talkPreparation } = useDeckTools()
  const isBusy = useStore(talkPreparation.state, ({ status }) => status === 'preparing')
  return (
    !isBusy && (
      <Button
        size="s"
        variant="ghost"
        className={styles.giveUp}
        onClick={() => void studioVoice.remove()}
      >
        {words.remove}
      </Button>
    )
  )
}

type StudioNewsProps = { state: StudioVoiceState; studioVoice: StudioVoice }

function StudioNews({ state, studioVoice }: StudioNewsProps): ReactElement | null {
  const get = () => void studioVoice.fetch()
  const cancel = (
    <Button size="s" onClick={studioVoice.cancel}>
      {words.cancel}
    </Button>
  )
  switch (state.status) {
    case 'checking':
      return null
    case 'unavailable':
      return state.failure.code === 'not-installed' ? (
        <p className={styles.hint}>
          {words.notInstalled} <code>{studioVoiceCommand}</code>
        </p>
      ) : (
        <p className={styles.hint}>{describeVoiceFailure(state.failure)}</p>
      )
    case 'absent':
      return (
        <>
          <p className={styles.hint}>{words.does(state.bytes)}</p>
          {state.failure && (
            <p role="alert" className={styles.outcome}>
              {describeVoiceFailure(state.failure)}
            </p>
          )}
          <Button size="s" onClick={get}>
            {words.get}
          </Button>
        </>
      )
    case 'fetching':
      return (
        <>
          <output className={styles.hint}>{narrationWords.loading(state.progress)}</output>
          <ProgressBar
            label={narrationWords.loadingLabel}
            share={state.progress.loaded / (state.progress.total || 1)}
          />
          {cancel}
        </>
      )
    case 'trying':
      return (
        <>
          <output className={styles.hint}>{words.trying}</output>
          <ProgressBar label={words.trying} />
          {cancel}
        </>
      )
    case 'here':
      return (
        <>
          <p className={styles.hint}>{words.pace(state.effort)}</p>
          {state.effort === null && (
            <Button size="s" onClick={get}>
              {words.tryAgain}
            </Button>
          )}
          {state.graphics && (
            <GraphicsNews
              graphics={state.graphics}
              effort={state.effort}
              studioVoice={studioVoice}
            />
          )}
        </>
      )
    default:
      return state satisfies never
  }
}

type GraphicsNewsProps = {
  graphics: StudioGraphics
  effort: number | null
  studioVoice: StudioVoice
}

function GraphicsNews({ graphics, effort, studioVoice }: GraphicsNewsProps) {
  const { use, bytes, failure } = graphics
  if (use === 'used')
    return (
      <>
        <p className={styles.hint}>{words.graphics.used}</p>
        <Button size="s" onClick={() => void studioVoice.leaveGraphics()}>
          {words.graphics.leave}
        </Button>
      </>
    )
  if (use !== null) return <p className={styles.hint}>{words.graphics[use]}</p>
  // Whoever hears it while it is made has no need of anything faster.
  if (effort === null || effort < liveEffort) return null
  return (
    <>
      {failure && (
        <p role="alert" className={styles.outcome}>
          {describeVoiceFailure(failure)}
        </p>
      )}
      <p className={styles.hint}>{words.graphics.hint(bytes)}</p>
      <Button size="s" onClick={() => void studioVoice.tryGraphics()}>
        {words.graphics.attempt}
      </Button>
    </>
  )
}

function Preparation({ openDeck, chosen }: Omit<StudioSectionProps, 'language'>) {
  const { talkPreparation } = useDeckTools()
  const state = useStore(talkPreparation.state)
  const offer = chosen?.narrator.voice?.onRequest ? chosen : null
  useEffect(() => {
    if (offer) void talkPreparation.measure(openDeck, offer)
  }, [talkPreparation, openDeck, offer])

  if (state.status === 'preparing')
    return (
      <>
        <output className={styles.hint}>
          {words.preparing(state.made, state.lines, state.seconds)}
        </output>
        <ProgressBar label={words.preparingLabel} share={state.made / state.lines} tone="speak" />
        <Button size="s" onClick={talkPreparation.stop}>
          {words.cancel}
        </Button>
      </>
    )
  if (!offer) return <p className={styles.hint}>{words.choose}</p>
  if (state.status === 'none') return null
  if (state.seconds === 0) return <p className={styles.hint}>{words.prepared}</p>
  return (
    <>
      {state.failure && (
        <p role="alert" className={styles.outcome}>
          {describeVoiceFailure(state.failure)}
        </p>
      )}
      <p className={styles.hint}>{words.prepareHint(state.seconds)}</p>
      <Button size="s" onClick={() => void talkPreparation.start(openDeck, offer)}>
        {words.prepare}
      </Button>
    </>
  )
}
