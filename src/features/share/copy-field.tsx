import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'

import styles from './share-dialog.module.css'

type CopyFieldProps = { label: string; value: string; copyLabel: string; onCopy: () => void }

/** Something to take along, all of it at once. */
export function CopyField({ label, value, copyLabel, onCopy }: CopyFieldProps) {
  // What was pressed to get here is gone; whoever types meanwhile is left alone.
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) field.current?.focus()
  }, [])
  return (
    <div className={styles.link}>
      <TextField
        ref={field}
        label={label}
        readOnly
        value={value}
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <Button icon={<Copy />} onClick={onCopy}>
        {copyLabel}
      </Button>
    </div>
  )
}
