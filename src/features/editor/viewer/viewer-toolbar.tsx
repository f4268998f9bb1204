import { PanelRightClose, PanelRightOpen, Plus } from 'lucide-react'
import { memo } from 'react'

import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import { Toolbar } from '#ui/menus/toolbar.tsx'
import { editorWords } from '#words/editor/editor.ts'

import { toMenuItem } from '../../actions.ts'
import type { DeckActions } from '../use-deck-actions.tsx'
import { ExportMenu } from './export-menu.tsx'
import toolStyles from './tool-button.module.css'
import { ToolButton } from './tool-button.tsx'
import type { ViewerActions } from './use-viewer-actions.tsx'
import styles from './viewer-toolbar.module.css'

type ViewerToolbarProps = {
  viewing: ViewerActions
  editing: DeckActions | undefined
  /** Not there where the panel has another button. */
  panel?: { isOpen: boolean; toggle: () => void } | undefined
}

/** Not drawn again with every keystroke on the slide, which changes nothing here. */
export const ViewerToolbar = memo(function ViewerToolbar({
  viewing,
  editing,
  panel,
}: ViewerToolbarProps) {
  return (
    <Toolbar label={editorWords.toolbar} className={styles.tools}>
      {editing && (
        <>
          <Menu
            align="start"
            trigger={
              <Button size="s" variant="ghost" icon={<Plus />} className={toolStyles.tool}>
                <span className={toolStyles.label}>{editorWords.actions.add}</span>
              </Button>
            }
            items={editing.add.map(toMenuItem)}
          />
          <ToolButton action={editing.textEditor} />
          <ToolButton action={editing.photoEditor} />
          {editing.imports.map((action) => (
            <ToolButton key={action.id} action={action} />
          ))}
        </>
      )}
      <span className={styles.end}>
        {!editing && <ExportMenu exports={viewing.exports} />}
        <ToolButton action={viewing.fullscreen} />
        {panel && (
          <Button
            size="s"
            variant="ghost"
            icon={panel.isOpen ? <PanelRightClose /> : <PanelRightOpen />}
            className={toolStyles.tool}
            aria-expanded={panel.isOpen}
            onClick={panel.toggle}
          >
            <span className={toolStyles.label}>{editorWords.panel}</span>
          </Button>
        )}
      </span>
    </Toolbar>
  )
})
