import { useState } from 'react'

import { PageSpinner } from '#ui/notices/page-spinner.tsx'
import { appWords } from '#words/app.ts'

import { OpeningFailure } from '../deck/opening-failure.tsx'
import { useOpenDeck } from '../deck/use-open-deck.ts'
import { DeckToolsContext } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import { DeckEditor } from './deck-editor.tsx'

/** `slide` is the number in the address, counted from 1. */
export type DeckPageProps = { id: string; slide?: string | undefined }

export function DeckPage(props: DeckPageProps) {
  const [attempt, setAttempt] = useState(0)
  const tries = attempt + 1
  return <Attempt key={attempt} {...props} tries={tries} onRetry={() => setAttempt(tries)} />
}

type AttemptProps = DeckPageProps & { tries: number; onRetry: () => void }

function Attempt({ id, slide, tries, onRetry }: AttemptProps) {
  const { library } = useWorkspace()
  const opening = useOpenDeck(id, (deck) => {
    // The address chooses the slide once, when the deck opens; from then on it follows the user.
    deck.select((Number(slide) || 1) - 1)
    void library.countView(id)
  })
  if (opening.status === 'open')
    return (
      <DeckToolsContext value={opening.tools}>
        <DeckEditor key={opening.deck.id} openDeck={opening.deck} />
      </DeckToolsContext>
    )
  if (opening.status === 'opening') return <PageSpinner label={appWords.loading} />
  return <OpeningFailure failure={opening.failure} tries={tries} onRetry={onRetry} />
}
