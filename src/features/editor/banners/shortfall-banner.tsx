import { useMemo, useState } from 'react'
import { useStore } from 'zustand'

import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { generationWords } from '#words/create/generation.ts'
import { describeModelFailure } from '#words/services/model-failure.ts'
import { providerNames } from '#words/services/provider-names.ts'
import { describeLibraryError } from '#words/storage.ts'
import { findRetryTime } from '#workspace/generation/find-retry-time.ts'
import type { DeckOrigin, Shortfall } from '#workspace/generation/generation-state.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { RetryButton } from '../../retry-button.tsx'
import { useWorkspace } from '../../workspace-context.ts'
import styles from '../deck-editor.module.css'
import { ReplyDialog } from './reply-dialog.tsx'

const words = generationWords.shortfall

/** Stands above a presentation that is not what was asked for: why, and how to get the rest. */
export function ShortfallBanner({ openDeck }: { openDeck: OpenDeck }) {
  const { generation, overlays } = useWorkspace()
  const origin = useStore(generation.state, ({ origins }) => origins[openDeck.id])
  const run = useStore(generation.state, (state) =>
    state.run?.deckId === openDeck.id ? state.run : null,
  )
  const slides = useStore(openDeck.state, ({ deck }) => deck.slides.length)
  const restAt = useRestTime(origin?.shortfall)
  const [isReplyOpen, setIsReplyOpen] = useState(false)
  if (!origin?.shortfall) return null
  const { shortfall, end } = origin
  const { title, text, action } = describe(shortfall, slides)
  const reply = findReply(shortfall)

  async function complete() {
    await generation.complete(openDeck)
    const now = generation.state.getState().origins[openDeck.id]
    if (now?.end?.kind === 'no-model') overlays.show('settings')
    if (now && !now.shortfall) showToast(words.done)
  }

  return (
    <section aria-label={words.label}>
      <output>
        <HiddenText>{run && words.writing(run.slides.length)}</HiddenText>
      </output>
      <Banner
        tone={end?.kind === 'failed' ? 'danger' : 'warning'}
        title={run ? words.writing(run.slides.length) : title}
        className={styles.banner ?? ''}
        actions={
          <>
            <RetryButton
              size="s"
              retryAt={end?.kind === 'failed' ? end.retryAt : restAt}
              busy={run !== null}
              onClick={() => void complete()}
            >
              {action}
            </RetryButton>
            {run ? (
              <Button size="s" onClick={generation.stop}>
                {generationWords.stop}
              </Button>
            ) : (
              <>
                {reply !== null && (
                  <Button size="s" onClick={() => setIsReplyOpen(true)}>
                    {words.reply}
                  </Button>
                )}
                <Button size="s" variant="ghost" onClick={() => generation.accept(openDeck.id)}>
                  {words.keep}
                </Button>
              </>
            )}
          </>
        }
      >
        {explainEnd(end) ?? text}
        {reply !== null && isReplyOpen && (
          <ReplyDialog reply={reply} onClose={() => setIsReplyOpen(false)} />
        )}
      </Banner>
    </section>
  )
}

/**
 * When the service that broke off lets us ask for the rest. It counts from when that is first seen
 * here: the presentation opens as soon as it is stored.
 */
function useRestTime(shortfall: Shortfall | null | undefined): number | null {
  const { clock } = useWorkspace()
  return useMemo(() => {
    const cause = shortfall?.kind === 'part' ? shortfall.cause : null
    return cause?.code === 'failed' ? findRetryTime(cause.failure, clock.now()) : null
  }, [shortfall, clock])
}

function describe(shortfall: Shortfall, slides: number) {
  switch (shortfall.kind) {
    case 'part':
      return {
        title: words.part(slides),
        text: words.describePart(shortfall.cause, shortfall.provider),
        action: words.continue,
      }
    case 'fallback':
      return {
        title: words.fallback,
        text: words.describeFallback(shortfall),
        action: words.retry,
      }
    default:
      return {
        title: words.template,
        text: words.describeTemplate,
        action: words.write,
      }
  }
}

function findReply(shortfall: Shortfall): string | null {
  if (shortfall.kind === 'fallback') return shortfall.reply
  if (shortfall.kind !== 'part' || shortfall.cause.code !== 'unreadable') return null
  return shortfall.cause.reply
}

/** Why the last attempt to complete it has failed. */
function explainEnd(end: DeckOrigin['end']): string | null {
  if (end?.kind === 'failed') return describeModelFailure(end.failure, providerNames[end.provider])
  if (end?.kind === 'unsaved')
    return describeLibraryError({ operation: 'update', failure: end.failure })
  return end?.kind === 'stopped' ? generationWords.failure.stopped : null
}
