import { useState } from 'react'
import { useStore } from 'zustand'

import { deckFields } from '#core/deck/deck-fields.ts'
import { renameDeck } from '#core/edit/rename-deck.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import styles from './deck-header.module.css'

type DeckTitleProps = { openDeck: OpenDeck; onDone: () => void }

/**
 * The name of the deck. Every keystroke is in the deck at once, as on a slide; only nothing, which
 * is no name, waits in the field, and is refused on leaving it.
 */
export function DeckTitle({ openDeck, onDone }: DeckTitleProps) {
  const title = useStore(openDeck.state, (state) => state.deck.title)
  /** What the field shows instead while it is blank, and the title that was there then. */
  const [blank, setBlank] = useState<{ typed: string; title: string } | null>(null)
  /** What a refused name goes back to. */
  const [accepted, setAccepted] = useState(title)
  // Renamed elsewhere: that is the name now.
  const typed = blank?.title === title ? blank.typed : title

  const type = (value: string) => {
    const isBlank = !value.trim()
    setBlank(isBlank ? { typed: value, title } : null)
    if (!isBlank)
      openDeck.edit((view) => ({ ...view, deck: { ...view.deck, title: value } }), {
        mergeKey: 'title',
      })
  }

  const leave = () => {
    // Without focus the whole window was left, and its user comes back to the same word.
    if (!document.hasFocus()) return
    openDeck.edit((view) => renameDeck(view, typed.trim() || accepted), { tidies: true })
    setBlank(null)
  }

  return (
    <input
      className={styles.title}
      aria-label={editorWords.deckTitle}
      dir="auto"
      maxLength={deckFields.title.most}
      value={typed}
      onFocus={() => setAccepted(title)}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onDone()
      }}
    />
  )
}
