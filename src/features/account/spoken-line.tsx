import { clsx } from 'clsx'
import { accountWords } from '#words/pages/account.ts'

import styles from './spoken-line.module.css'

/** The quiet hall: a talk has begun, and one word of it is lit. Says nothing a reader needs. */
export function SpokenLine() {
  const { words, lit } = accountWords.speech
  return (
    <p className={styles.line} aria-hidden="true">
      {words.map((word, index) => (
        <span
          key={word}
          className={clsx(index < lit && styles.spoken, index === lit && styles.lit)}
          style={{ animationDelay: `${500 + index * 280}ms` }}
        >
          {word}{' '}
        </span>
      ))}
    </p>
  )
}
