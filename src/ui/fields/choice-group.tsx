import { Check } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'

import styles from './choice-group.module.css'

export type ChoiceGroupProps = {
  /** Names the group; shown only to assistive technology, the page's heading says it to the eye. */
  label: string
  error?: string | null | undefined
  className?: string | undefined
  children: ReactNode
}

const GroupName = createContext('')

/** One of a few, each a card with room to explain itself. Radio buttons underneath. */
export function ChoiceGroup({ label, error, className, children }: ChoiceGroupProps) {
  const id = useId()
  return (
    <GroupName value={id}>
      {/* Before the cards: a form brings the first of them into view. */}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div
        role="radiogroup"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={className}
      >
        {children}
      </div>
    </GroupName>
  )
}

export type ChoiceCardProps = {
  value: string
  checked: boolean
  onChoose: () => void
  title: string
  description?: string
  /** Decorative: hidden from assistive technology. */
  picture: ReactNode
  /** Small facts beside or under the text, such as badges. */
  facts?: ReactNode
  /**
   * `tall` has the picture above the text, `wide` beside it; `small` has no more than a name, `row`
   * a sign, a name and a line.
   */
  shape?: 'tall' | 'wide' | 'small' | 'row'
  /** More of it, below and outside what can be pressed. */
  children?: ReactNode
}

export function ChoiceCard({
  value,
  checked,
  onChoose,
  title,
  description,
  picture,
  facts,
  shape = 'tall',
  children,
}: ChoiceCardProps) {
  const id = useId()
  const name = useContext(GroupName)
  return (
    <div className={styles.card} data-shape={shape}>
      <div className={styles.choice}>
        <input
          type="radio"
          className={styles.input}
          name={name}
          value={value}
          checked={checked}
          onChange={onChoose}
          // Browsers have Enter send the form, with nothing or another card chosen.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || checked) return
            event.preventDefault()
            onChoose()
          }}
          aria-label={title}
          aria-describedby={`${id}-facts ${id}-description`}
        />
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
        <div className={styles.text}>
          <div className={styles.heading}>
            <span className={styles.title}>{title}</span>
            <span className={styles.mark} aria-hidden="true">
              <Check />
            </span>
          </div>
          {description && (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          )}
          <div id={`${id}-facts`} className={styles.facts}>
            {facts}
          </div>
        </div>
      </div>
      {children}
    </div>
  )
}
