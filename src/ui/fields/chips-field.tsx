import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import styles from './chips-field.module.css'
import { HiddenText } from '../hidden-text.tsx'

export type ChipsFieldProps = {
  label: string
  hint?: ReactNode
  placeholder?: string
  values: readonly string[]
  max: number
  onChange: (values: string[]) => void
  removeLabel: (value: string) => string
  /** What a screen reader hears after a change. */
  addedMessage: (values: readonly string[]) => string
  removedMessage: (value: string) => string
}

/** Short words, each a chip. Enter or a comma adds, Backspace in the empty box takes the last away. */
export function ChipsField({
  label,
  hint,
  placeholder,
  values,
  max,
  onChange,
  removeLabel,
  addedMessage,
  removedMessage,
}: ChipsFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState('')
  const full = values.length >= max

  function add(texts: readonly string[]) {
    const words = texts.map((text) => text.trim()).filter(Boolean)
    const next = [...new Set([...values, ...words])].slice(0, max)
    if (next.length === values.length) return
    onChange(next)
    setNews(addedMessage(next.slice(values.length)))
  }

  /** Commas are looked for in the text, not in the keys: phones do not tell which key was pressed. */
  function type(text: string) {
    const [last = '', ...finished] = text.split(',').toReversed()
    add(finished.toReversed())
    setTyped(values.length + finished.length < max ? last : '')
  }

  function finish() {
    add([typed])
    setTyped('')
  }

  function remove(value: string) {
    onChange(values.filter((other) => other !== value))
    setNews(removedMessage(value))
    input.current?.focus()
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // While a word is being composed (as in Japanese) Enter belongs to the composition.
    if (event.nativeEvent.isComposing) return
    const last = values.at(-1)
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      finish()
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last)
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {values.map((value) => (
          <span key={value} className={styles.chip}>
            <span className={styles.word}>{value}</span>
            <button type="button" aria-label={removeLabel(value)} onClick={() => remove(value)}>
              <X />
            </button>
          </span>
        ))}
        <input
          id={id}
          ref={input}
          value={typed}
          // Not `disabled`: focus must not be lost when the last chip that fits was added.
          readOnly={full}
          placeholder={full ? undefined : placeholder}
          aria-describedby={hint ? `${id}-hint` : undefined}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
          onBlur={finish}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <output className={styles.news}>
        <HiddenText>{news}</HiddenText>
      </output>
    </div>
  )
}
