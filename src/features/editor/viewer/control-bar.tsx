import { ChevronDown, Download, WandSparkles } from 'lucide-react'
import { memo } from 'react'

import { Button, IconButton } from '#ui/button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { aiWords } from '#words/en/ai.ts'
import { editorWords } from '#words/en/editor.ts'
import { narrationWords } from '#words/en/narration.ts'

import { toMenuItem } from '../../actions.ts'
import styles from './control-bar.module.css'
import toolStyles from './tool-button.module.css'
import { ToolButton } from './tool-button.tsx'
import type { DeckActions } from '../use-deck-actions.tsx'
import type { PresenterActions } from '../talk/use-presenter-actions.tsx'
import type { ViewerActions } from './use-viewer-actions.tsx'

type ControlBarProps = {
  viewing: ViewerActions
  editing: DeckActions | undefined
  /** Not there for a deck that has nothing to say. */
  presenting: PresenterActions | undefined
  /** Slides go on by themselves, and nobody else may move them. */
  auto: boolean
}

/** Not drawn again with every keystroke on the slide, which changes nothing here. */
export const ControlBar = memo(function ControlBar({
  viewing,
  editing,
  presenting,
  auto,
}: ControlBarProps) {
  const words = editorWords.actions
  const whyNot = auto ? { title: editorWords.navigationDisabled } : {}
  return (
    <fieldset className={styles.bar} aria-label={editorWords.controls}>
      <div className={styles.group}>
        <ToolButton action={viewing.previous} variant="secondary" {...whyNot} />
        <ToolButton action={viewing.next} variant="secondary" {...whyNot} />
      </div>
      <div className={styles.group}>
        {editing && (
          <>
            <Menu
              trigger={
                <Button
                  size="s"
                  variant="ghost"
                  icon={<WandSparkles />}
                  className={toolStyles.tool}
                >
                  <span className={toolStyles.label}>{aiWords.menu}</span>
                </Button>
              }
              items={listImprovements(editing)}
            />
            <ToolButton action={editing.generateImage} />
          </>
        )}
        {presenting && (
          <span className={styles.present}>
            <ToolButton action={presenting.present} variant="secondary" />
            <Menu
              trigger={
                <IconButton
                  size="s"
                  variant="secondary"
                  label={narrationWords.actions.more}
                  icon={<ChevronDown />}
                />
              }
              items={listWaysToPresent(presenting, viewing)}
            />
          </span>
        )}
        <Menu
          trigger={
            <Button size="s" icon={<Download />} className={toolStyles.tool}>
              <span className={toolStyles.label}>{words.export}</span>
            </Button>
          }
          items={viewing.exports.map(toMenuItem)}
        />
      </div>
    </fieldset>
  )
})

const listWaysToPresent = (
  { presentAll, presentFromHere, presentSlide, replay }: PresenterActions,
  { presenterView }: ViewerActions,
): MenuItem[] => [
  ...[presentAll, presentFromHere, presentSlide, replay].map(toMenuItem),
  ...(presenterView
    ? [{ id: 'before-presenter-view', separator: true } as const, toMenuItem(presenterView)]
    : []),
]

const listImprovements = ({ improve, deckCheck }: DeckActions): MenuItem[] => [
  ...improve.map(toMenuItem),
  { id: 'before-check', separator: true },
  toMenuItem(deckCheck),
]
