import { useEffect, useState } from 'react'

import { PageSpinner } from '#ui/notices/page-spinner.tsx'
import { appWords } from '#words/app.ts'
import { followShow } from '#workspace/talk/follow-show.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { OpeningFailure } from '../deck/opening-failure.tsx'
import { useOpenDeck } from '../deck/use-open-deck.ts'
import { DeckToolsContext, useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import { Presenter } from './presenter.tsx'

/** The speaker's own window: what the audience sees, what comes next, and what to say. */
export function PresenterPage({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0)
  const tries = attempt + 1
  return <Attempt key={attempt} id={id} tries={tries} onRetry={() => setAttempt(tries)} />
}

type AttemptProps = { id: string; tries: number; onRetry: () => void }

function Attempt({ id, tries, onRetry }: AttemptProps) {
  // The deck is opened as the editor opens it, so that every edit made there is followed at once.
  const opening = useOpenDeck(id)
  if (opening.status === 'open')
    return (
      <DeckToolsContext value={opening.tools}>
        <Joined openDeck={opening.deck} />
      </DeckToolsContext>
    )
  if (opening.status === 'opening') return <PageSpinner label={appWords.loading} />
  return <OpeningFailure failure={opening.failure} tries={tries} onRetry={onRetry} />
}

function Joined({ openDeck }: { openDeck: OpenDeck }) {
  const { clock } = useWorkspace()
  const { openShowChannel: openChannel } = useDeckTools()
  const [followed] = useState(() => followShow({ openDeck, openChannel, clock }))
  useEffect(() => followed.join(), [followed])
  return <Presenter openDeck={openDeck} followed={followed} />
}
