import { Fragment } from 'react'

import styles from './spoken-headline.module.css'

const secondsPerWord = 1 / 1.8

/** The page's headline, lit word by word as if it were being said, once; the last word stays lit. */
export function SpokenHeadline({ words }: { words: readonly string[] }) {
  return (
    <h1 className={styles.headline}>
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ' '}
          <span
            className={styles.word}
            style={{ animationDelay: `${0.9 + index * secondsPerWord}s` }}
          >
            {word}
          </span>
        </Fragment>
      ))}
    </h1>
  )
}
