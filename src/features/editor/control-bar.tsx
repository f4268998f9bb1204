import { Download, Volume2 } from 'lucide-react'
import { memo } from 'react'

import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { appWords } from '#words/en/app.ts'
import { editorWords } from '#words/en/editor.ts'

import { toMenuItem } from '../actions.ts'
import styles from './control-bar.module.css'
import { ToolButton } from './tool-button.tsx'
import type { DeckActions } from './use-deck-actions.tsx'
import type { ViewerActions } from './use-viewer-actions.tsx'

type ControlBarProps = {
  viewing: ViewerActions
  editing: DeckActions | undefined
  /** Slides go on by themselves, and nobody else may move them. */
  auto: boolean
}

/** Not drawn again with every keystroke on the slide, which changes nothing here. */
export const ControlBar = memo(function ControlBar({ viewing, editing, auto }: ControlBarProps) {
  const words = editorWords.actions
  const whyNot = auto ? { title: editorWords.navigationDisabled } : {}
  return (
    <fieldset className={styles.bar} aria-label={editorWords.controls}>
      <div className={styles.group}>
        <ToolButton action={viewing.previous} variant="secondary" {...whyNot} />
        <ToolButton action={viewing.next} variant="secondary" {...whyNot} />
      </div>
      <div className={styles.group}>
        {editing && <ToolButton action={editing.generateImage} />}
        <ToolButton action={present} variant="speak" />
        <Menu
          trigger={
            <Button size="s" icon={<Download />}>
              {words.export}
            </Button>
          }
          items={viewing.exports.map(toMenuItem)}
        />
      </div>
    </fieldset>
  )
})

/** Until there is a voice. */
const present = {
  id: 'present',
  label: editorWords.actions.present,
  icon: <Volume2 />,
  note: appWords.planned,
  enabled: false,
  run: () => {},
}
