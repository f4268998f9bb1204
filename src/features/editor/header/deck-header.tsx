import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useStore } from 'zustand'

import { Button, LinkButton } from '#ui/button.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { Action } from '../../actions.ts'
import { paths } from '../../paths.ts'
import type { DeckActions } from '../use-deck-actions.tsx'
import type { ViewerActions } from '../viewer/use-viewer-actions.tsx'
import styles from './deck-header.module.css'
import { DeckTitle } from './deck-title.tsx'
import { DeckToolbar } from './deck-toolbar.tsx'
import { SaveStatus } from './save-status.tsx'

type DeckHeaderProps = {
  openDeck: OpenDeck
  actions: DeckActions
  viewing: ViewerActions
  play: Action
  /** On a phone they are behind a button. */
  hasTools: boolean
  onTitleDone: () => void
}

export function DeckHeader({
  openDeck,
  actions,
  viewing,
  play,
  hasTools,
  onTitleDone,
}: DeckHeaderProps) {
  const title = useStore(openDeck.state, (state) => state.deck.title)
  return (
    <header className={styles.header}>
      <Link href={paths.dashboard} asChild>
        <LinkButton size="s" variant="ghost" icon={<ArrowLeft />} className={styles.back}>
          <span>{editorWords.back}</span>
        </LinkButton>
      </Link>
      <div className={styles.heading}>
        <h1>
          <HiddenText>{title}</HiddenText>
        </h1>
        <DeckTitle openDeck={openDeck} onDone={onTitleDone} />
      </div>
      <SaveStatus openDeck={openDeck} />
      {hasTools && (
        <DeckToolbar actions={actions} exports={viewing.exports} className={styles.tools} />
      )}
      <Button size="s" variant="speak" icon={play.icon} className={styles.play} onClick={play.run}>
        {play.label}
      </Button>
    </header>
  )
}
