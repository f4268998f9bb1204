import { Fragment } from 'react'

import { wordsPerSecond } from '#core/deck/talk/estimate-duration.ts'

import styles from './spoken-headline.module.css'

/** The page's headline, lit word by word as if it were being said, once; the last word stays lit. */
export function SpokenHeadline({ words }: { words: readonly string[] }) {
  return (
    <h1 className={styles.headline}>
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ' '}
          <span
            className={styles.word}
            style={{ animationDelay: `${0.9 + index / wordsPerSecond}s` }}
          >
            {word}
          </span>
        </Fragment>
      ))}
    </h1>
  )
}
