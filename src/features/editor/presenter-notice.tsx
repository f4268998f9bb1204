import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { nameLanguage, narrationWords as words } from '#words/en/narration.ts'

import { useDeckVoice, usePresenter } from '../use-presenter.ts'
import { useWorkspace } from '../workspace-context.ts'
import type { PresenterActions } from './use-presenter-actions.tsx'
import type { ViewedDeck } from './viewed-deck.ts'

type PresenterNoticeProps = { deck: ViewedDeck; actions: PresenterActions }

/** Why nothing is said: no voice, a slide without words, or something that went wrong. */
export function PresenterNotice({ deck, actions }: PresenterNoticeProps) {
  const { presenter } = useWorkspace()
  const problem = usePresenter((view) => view.problem)
  const mode = usePresenter((view) => view.mode)
  const { offer, language } = useDeckVoice(deck)

  if (offer === null || problem?.code === 'no-voice')
    return <MissingVoice language={problem?.code === 'no-voice' ? problem.language : language} />
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
  const again = mode === 'auto' ? actions.presentFromHere : actions.presentSlide
  return (
    <Banner
      tone="danger"
      title={words.error.title}
      actions={
        <>
          {dismiss}
          <Button size="s" variant="primary" disabled={!again.enabled} onClick={again.run}>
            {words.error.retry}
          </Button>
        </>
      }
    >
      <p>{offer?.narrator.kind === 'cloud' ? words.error.text : words.problem(problem)}</p>
    </Banner>
  )
}

function MissingVoice({ language }: { language: string }) {
  const { voiceOffers } = useWorkspace()
  const hasAny = voiceOffers.state.getState().offers.length > 0
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
