import { memo } from 'react'

import { Toolbar } from '#ui/menus/toolbar.tsx'
import { editorWords } from '#words/editor/editor.ts'

import type { Action } from '../../actions.ts'
import type { DeckActions } from '../use-deck-actions.tsx'
import { ExportMenu } from '../viewer/export-menu.tsx'
import { ToolButton } from '../viewer/tool-button.tsx'

type DeckToolbarProps = {
  actions: DeckActions
  exports: readonly Action[]
  className?: string | undefined
}

/** What is done with the presentation as a whole. */
export const DeckToolbar = memo(function DeckToolbar({
  actions,
  exports,
  className,
}: DeckToolbarProps) {
  return (
    <Toolbar label={editorWords.deckTools} className={className}>
      <ToolButton action={actions.undo} iconOnly />
      <ToolButton action={actions.redo} iconOnly />
      <ToolButton action={actions.find} iconOnly />
      <ExportMenu exports={exports} />
      <ToolButton action={actions.share} variant="secondary" />
    </Toolbar>
  )
})
