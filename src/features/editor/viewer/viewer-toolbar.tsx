import { Ellipsis, Plus } from 'lucide-react'
import { memo } from 'react'
import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { Menu } from '#ui/menu.tsx'
import { editorWords } from '#words/en/editor.ts'

import { toMenuItem } from '../../actions.ts'
import toolStyles from './tool-button.module.css'
import { ToolButton } from './tool-button.tsx'
import type { DeckActions } from '../use-deck-actions.tsx'
import type { ViewerActions } from './use-viewer-actions.tsx'
import type { ViewedDeck } from '../viewed-deck.ts'
import styles from './viewer-toolbar.module.css'

type ViewerToolbarProps = {
  deck: ViewedDeck
  viewing: ViewerActions
  editing: DeckActions | undefined
  auto: boolean
}

/** Not drawn again with every keystroke and every other slide, which change nothing here. */
export const ViewerToolbar = memo(function ViewerToolbar({
  deck,
  viewing,
  editing,
  auto,
}: ViewerToolbarProps) {
  const words = editorWords.actions
  return (
    <div className={styles.bar} data-auto={auto || undefined}>
      <div className={styles.tools} role="toolbar" aria-label={editorWords.toolbar}>
        {editing && (
          <>
            <Menu
              align="start"
              trigger={
                <Button size="s" variant="ghost" icon={<Plus />} className={toolStyles.tool}>
                  <span className={toolStyles.label}>{words.add}</span>
                </Button>
              }
              items={editing.add.map(toMenuItem)}
            />
            <ToolButton action={editing.textEditor} />
            <ToolButton action={editing.photoEditor} />
            <span className={styles.imports}>
              {editing.imports.map((action) => (
                <ToolButton key={action.id} action={action} />
              ))}
            </span>
            <Menu
              trigger={
                <Button size="s" variant="ghost" icon={<Ellipsis />} className={toolStyles.tool}>
                  <HiddenText>{words.more}</HiddenText>
                </Button>
              }
              items={editing.slide.map(toMenuItem)}
            />
          </>
        )}
        <span className={styles.end}>
          <ToolButton action={viewing.fullscreen} />
        </span>
      </div>
      <Counter deck={deck} auto={auto} />
    </div>
  )
})

function Counter({ deck, auto }: Pick<ViewerToolbarProps, 'deck' | 'auto'>) {
  const current = useStore(deck.state, (state) => state.current)
  const total = useStore(deck.state, (state) => state.deck.slides.length)
  return (
    <p className={styles.counter} aria-live="polite">
      {editorWords.counter(current + 1, total, auto)}
    </p>
  )
}
