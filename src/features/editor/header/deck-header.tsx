import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useStore } from 'zustand'

import { Button, IconButton, LinkButton } from '#ui/button.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { type Action, describeShortcut } from '../../actions.ts'
import { paths } from '../../paths.ts'
import styles from './deck-header.module.css'
import { DeckTitle } from './deck-title.tsx'
import { SaveStatus } from './save-status.tsx'
import type { DeckActions } from '../use-deck-actions.tsx'

type DeckHeaderProps = { openDeck: OpenDeck; actions: DeckActions; onTitleDone: () => void }

export function DeckHeader({ openDeck, actions, onTitleDone }: DeckHeaderProps) {
  const title = useStore(openDeck.state, (state) => state.deck.title)
  return (
    <header className={styles.header}>
      <Link href={paths.dashboard} asChild>
        <LinkButton variant="ghost" icon={<ArrowLeft />} className={styles.back}>
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
      <div className={styles.tools} role="toolbar" aria-label={editorWords.history}>
        <HistoryButton action={actions.undo} />
        <HistoryButton action={actions.redo} />
      </div>
      <Button
        size="s"
        icon={actions.share.icon}
        className={styles.share ?? ''}
        onClick={actions.share.run}
      >
        <span>{actions.share.label}</span>
      </Button>
    </header>
  )
}

function HistoryButton({ action }: { action: Action }) {
  const hint = action.shortcut
    ? `${action.label} (${describeShortcut(action.shortcut)})`
    : action.label
  return (
    <Tooltip text={hint}>
      <IconButton
        label={action.label}
        icon={action.icon}
        disabled={action.enabled === false}
        onClick={action.run}
      />
    </Tooltip>
  )
}
