import { useState } from 'react'
import { useStore } from 'zustand'

import { addFacts } from '#core/edit/add-facts.ts'
import { isNarrating } from '#core/narration/talk/presenter-machine.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { deckCheckWords as words } from '#words/editor/deck-check.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckCheck } from '../../deck/use-deck-check.ts'
import { usePresenter } from '../../deck/use-presenter.ts'
import { useWorkspace } from '../../workspace-context.ts'
import styles from '../deck-editor.module.css'

/** Stands above a presentation that was just made, when the deck check found something about it. */
export function FindingsBanner({ openDeck }: { openDeck: OpenDeck }) {
  const { generation } = useWorkspace()
  const origin = useStore(generation.state, ({ origins }) => origins[openDeck.id])
  if (!origin || origin.shortfall || origin.isAccepted) return null
  return <Findings openDeck={openDeck} onDismiss={() => generation.accept(openDeck.id)} />
}

function Findings({ openDeck, onDismiss }: { openDeck: OpenDeck; onDismiss: () => void }) {
  const { overlays } = useWorkspace()
  const isChecking = useStore(overlays.state, ({ open }) => open === 'deck-check')
  const isSpeaking = usePresenter(isNarrating)
  const deck = useStore(openDeck.state, (state) => state.deck)
  // It counts what the deck came with: nothing may move under the caret of whoever goes on typing.
  const [counted, setCounted] = useState(deck)
  const { findings, options } = useDeckCheck(openDeck.id, counted)
  // What the check mends is seen at once, because nobody types behind it; gone, it stays away.
  if (isChecking && counted !== deck && findings.length > 0) setCounted(deck)
  if (isSpeaking || findings.length === 0) return null
  const missing = findings.filter(([{ code }]) => code === 'fact-missing').flat()

  /** Into the notes as they are by now. */
  function add() {
    const left = options.findFacts?.(openDeck.state.getState().deck) ?? []
    openDeck.edit((view) => addFacts(view, left))
    setCounted(openDeck.state.getState().deck)
    showToast(words.factsAdded)
  }

  return (
    <section aria-label={words.title}>
      <Banner
        className={styles.banner ?? ''}
        actions={
          <>
            {missing.length > 0 && (
              <Button size="s" variant="primary" onClick={add}>
                {words.addFacts}
              </Button>
            )}
            <Button size="s" onClick={() => overlays.show('deck-check')}>
              {words.title}
            </Button>
            <Button size="s" variant="ghost" onClick={onDismiss}>
              {appWords.dismiss}
            </Button>
          </>
        }
      >
        {missing.length > 0
          ? words.factsMissing(missing.length, findings.length)
          : words.summary(findings.length)}
      </Banner>
    </section>
  )
}
