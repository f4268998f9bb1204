import { useState } from 'react'

import { Button, type ButtonProps } from '#ui/button.tsx'

import { focusElement } from './focus-element.ts'
import styles from './settings.module.css'

type ConfirmButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> & {
  label: string
  question: string
  confirmLabel: string
  keepLabel: string
  onConfirm: () => Promise<void>
}

/** Asks once more in its own place: a dialog over a dialog would hide what it is about. */
export function ConfirmButton({
  label,
  question,
  confirmLabel,
  keepLabel,
  onConfirm,
  ...look
}: ConfirmButtonProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'busy' | 'returned'>('idle')

  async function proceed() {
    setStep('busy')
    await onConfirm()
    setStep('returned')
  }

  if (step === 'idle' || step === 'returned')
    return (
      <Button
        {...look}
        {...(step === 'returned' && { ref: focusElement })}
        onClick={() => setStep('asking')}
      >
        {label}
      </Button>
    )
  return (
    <fieldset className={styles.confirm} aria-label={question}>
      <span>{question}</span>
      <Button size="s" ref={focusElement} onClick={() => setStep('returned')}>
        {keepLabel}
      </Button>
      <Button size="s" variant="danger" busy={step === 'busy'} onClick={() => void proceed()}>
        {confirmLabel}
      </Button>
    </fieldset>
  )
}
