import { useId } from 'react'

import { aiWords as words } from '#words/editor/ai.ts'

import styles from './title-choice.module.css'

type TitleChoiceProps = {
  titles: readonly string[]
  value: string
  onChange: (title: string) => void
}

/** Titles to choose from; the slide beside shows the one that is chosen. */
export function TitleChoice({ titles, value, onChange }: TitleChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.titles} aria-label={words.titleChoice}>
      {titles.map((title) => (
        <label key={title} className={styles.title}>
          <input
            type="radio"
            name={name}
            value={title}
            checked={title === value}
            onChange={() => onChange(title)}
          />
          <span dir="auto">{title}</span>
        </label>
      ))}
    </fieldset>
  )
}
