import { Download } from 'lucide-react'

import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import { editorWords } from '#words/editor/editor.ts'

import { type Action, toMenuItem } from '../../actions.ts'
import styles from './tool-button.module.css'

export function ExportMenu({ exports }: { exports: readonly Action[] }) {
  return (
    <Menu
      trigger={
        <Button size="s" variant="ghost" icon={<Download />} className={styles.tool}>
          <span className={styles.label}>{editorWords.actions.export}</span>
        </Button>
      }
      items={exports.map(toMenuItem)}
    />
  )
}
