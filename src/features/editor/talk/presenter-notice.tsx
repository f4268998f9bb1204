import { useStore } from 'zustand'

import type { PresenterMode } from '#core/narration/talk/presenter-machine.ts'
import type { VoiceFailure } from '#ports/sound/voice.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { nameLanguage } from '#words/language-names.ts'
import { narrationWords as words } from '#words/talk/narration.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import { isService, listOffersFor } from '#workspace/talk/voices/voice-offers.ts'

import { useDeckVoice, usePresenter } from '../../deck/use-presenter.ts'
import { useDeckTools } from '../../deck-tools-context.ts'
import { useWorkspace } from '../../workspace-context.ts'
import type { PresenterActions } from './use-presenter-actions.tsx'
import type { ViewedDeck } from '../viewed-deck.ts'

/** What only the settings can mend. */
const keyTroubles: ReadonlySet<VoiceFailure['code']> = new Set([
  'no-key',
  'keys-locked',
  'bad-key',
  'key-leaked',
  'not-allowed',
])

const isKeyTrouble = (failure: VoiceFailure): boolean =>
  failure.code === 'call-failed' ? failure.cause === 'key' : keyTroubles.has(failure.code)

type PresenterNoticeProps = { deck: ViewedDeck; actions: PresenterActions }

/** Why nothing is said: no voice, a slide without words, or something that went wrong. */
export function PresenterNotice({ deck, actions }: PresenterNoticeProps) {
  const { overlays } = useWorkspace()
  const { presenter, narrationChoice, voiceOffers } = useDeckTools()
  const problem = usePresenter((view) => view.problem)
  const mode = usePresenter((view) => view.mode)
  const hasBegun = usePresenter((view) => view.word >= 0)
  const { offer, language, hasNotes, missesKey } = useDeckVoice(deck)
  const offers = useStore(voiceOffers.state, (state) => state.offers)

  if (offer === null || problem?.code === 'no-voice')
    return (
      <MissingVoice
        language={problem?.code === 'no-voice' ? problem.language : language}
        hasNotes={hasNotes}
        missesKey={missesKey}
        askedFor={problem?.code === 'no-voice' ? mode : null}
      />
    )
  if (!problem) return null

  const dismiss = (
    <Button size="s" onClick={presenter.dismissProblem}>
      {words.error.dismiss}
    </Button>
  )
  if (problem.code === 'notes-too-short')
    return (
      <Banner tone="warning" title={words.problem(problem)} actions={dismiss}>
        {words.notesTooShortHint}
      </Banner>
    )
  const isRemote = offer !== undefined && isService(offer)
  const local = isRemote && listOffersFor(offers, language).find((one) => !isService(one))
  const isAboutKey = problem.code === 'voice' && isKeyTrouble(problem.failure)
  const again = mode === 'auto' ? actions.presentFromHere : actions.presentSlide
  return (
    <Banner
      tone="danger"
      actions={
        <>
          {dismiss}
          {isAboutKey && (
            <Button size="s" onClick={() => overlays.show('settings')}>
              {words.error.settings}
            </Button>
          )}
          {local && (
            <Button
              size="s"
              onClick={() => {
                const { voices } = narrationChoice.state.getState()
                narrationChoice.change({ voices: { ...voices, [rootOf(language)]: local.id } })
                again.run()
              }}
            >
              {words.error.goOnWith(local.speaker.name)}
            </Button>
          )}
          <Button size="s" variant="primary" disabled={!again.enabled} onClick={again.run}>
            {words.error.retry}
          </Button>
        </>
      }
    >
      <p>
        <strong>{words.error.title}</strong> {words.error.text}
        {isRemote && ` ${words.error.remedy}`}
      </p>
      {!hasBegun && <p>{words.error.notStarted[mode]}</p>}
      <p>{words.problem(problem, offer?.narrator.id)}</p>
    </Banner>
  )
}

type MissingVoiceProps = {
  language: string
  hasNotes: boolean
  missesKey: boolean
  /** What somebody wanted to hear all the same. */
  askedFor: PresenterMode | null
}

function MissingVoice({ language, hasNotes, missesKey, askedFor }: MissingVoiceProps) {
  const { overlays } = useWorkspace()
  const { voiceOffers } = useDeckTools()
  const hasAny = voiceOffers.state.getState().offers.length > 0
  if (missesKey)
    return (
      <Banner
        tone="warning"
        title={words.missing.title}
        actions={
          <>
            <Button size="s" onClick={() => overlays.show('voice')}>
              {words.missing.chooseVoice}
            </Button>
            <Button size="s" variant="primary" onClick={() => overlays.show('settings')}>
              {words.error.settings}
            </Button>
          </>
        }
      >
        {askedFor && <p>{words.missing.notInitialized[askedFor]}</p>}
        <p>{words.missing.key}</p>
      </Banner>
    )
  // Nor do its slides say which language it will be spoken in.
  if (hasAny && language === 'und' && !hasNotes)
    return <Banner title={words.noNotes.title}>{words.noNotes.text}</Banner>
  return (
    <Banner tone="warning" title={words.missing.title}>
      {!hasAny
        ? words.missing.none
        : language === 'und'
          ? words.missing.unknownLanguage
          : words.missing.language(nameLanguage(language))}
    </Banner>
  )
}
