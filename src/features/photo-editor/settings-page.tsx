import type { ReactNode } from 'react'

import { Button } from '#ui/button.tsx'
import { photoEditorWords as words } from '#words/editor/photo-editor.ts'

import styles from './settings-page.module.css'

type PageProps = { canReset: boolean; onReset: () => void; children: ReactNode }

/** One page of settings with its way back to the defaults. */
export function SettingsPage({ canReset, onReset, children }: PageProps) {
  return (
    <div className={styles.page}>
      {children}
      <Button
        variant="ghost"
        size="s"
        className={styles.reset}
        title={words.resetHint}
        disabled={!canReset}
        onClick={onReset}
      >
        {words.reset}
      </Button>
    </div>
  )
}

/** The control inside names itself; this says it to the eye. */
export function LabelledControl({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  )
}
