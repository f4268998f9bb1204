import type { ReactNode } from 'react'

import { Toolbar } from '#ui/menus/toolbar.tsx'
import { narrationWords } from '#words/talk/narration.ts'

import { DeckToolbar } from '../header/deck-toolbar.tsx'
import type { PresenterActions } from '../talk/use-presenter-actions.tsx'
import type { DeckActions } from '../use-deck-actions.tsx'
import styles from './phone-tools.module.css'
import { ToolButton } from './tool-button.tsx'
import type { ViewerActions } from './use-viewer-actions.tsx'
import { ViewerToolbar } from './viewer-toolbar.tsx'

type PhoneToolsProps = {
  actions: DeckActions
  viewing: ViewerActions
  presenting: PresenterActions
  /** All slides, and what belongs to this one. */
  children: ReactNode
}

/** On a phone: everything but the slide, its talk and its notes. */
export function PhoneTools({ actions, viewing, presenting, children }: PhoneToolsProps) {
  return (
    <div className={styles.more}>
      <div className={styles.tools}>
        <DeckToolbar actions={actions} exports={viewing.exports} />
        <ViewerToolbar viewing={viewing} editing={actions} />
        <Toolbar label={narrationWords.label}>
          <ToolButton action={presenting.present} />
          <ToolButton action={presenting.presentSlide} />
          <ToolButton action={presenting.presentFromHere} />
          <ToolButton action={presenting.replay} />
          {viewing.presenterView && <ToolButton action={viewing.presenterView} />}
          {presenting.preparations.map((action) => (
            <ToolButton key={action.id} action={action} />
          ))}
          <ToolButton action={presenting.voice} />
          <ToolButton action={presenting.settings} />
        </Toolbar>
      </div>
      {children}
    </div>
  )
}
