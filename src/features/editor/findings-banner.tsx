import { useStore } from 'zustand'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { appWords } from '#words/en/app.ts'
import { deckCheckWords as words } from '#words/en/deck-check.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useDeckCheck } from '../use-deck-check.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './deck-editor.module.css'

/** Stands above a presentation that was just made, while the deck check finds something about it. */
export function FindingsBanner({ openDeck }: { openDeck: OpenDeck }) {
  const { generation } = useWorkspace()
  const origin = useStore(generation.state, ({ origins }) => origins[openDeck.id])
  if (!origin || origin.shortfall || origin.isAccepted) return null
  return <Findings openDeck={openDeck} onDismiss={() => generation.accept(openDeck.id)} />
}

function Findings({ openDeck, onDismiss }: { openDeck: OpenDeck; onDismiss: () => void }) {
  const { overlays } = useWorkspace()
  const { findings } = useDeckCheck(openDeck)
  if (findings.length === 0) return null
  return (
    <section aria-label={words.title}>
      <Banner
        className={styles.banner ?? ''}
        actions={
          <>
            <Button size="s" onClick={() => overlays.show('deck-check')}>
              {words.title}
            </Button>
            <Button size="s" variant="ghost" onClick={onDismiss}>
              {appWords.dismiss}
            </Button>
          </>
        }
      >
        {words.summary(findings.length)}
      </Banner>
    </section>
  )
}
