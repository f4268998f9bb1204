import { type CSSProperties, Fragment } from 'react'

import styles from './spoken-headline.module.css'

/** The page's headline, lit word by word as if it were being said, once; the last word stays lit. */
export function SpokenHeadline({ words }: { words: readonly string[] }) {
  return (
    <h1 className={styles.headline}>
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ' '}
          <span className={styles.word} style={{ '--index': index } as CSSProperties}>
            {word}
          </span>
        </Fragment>
      ))}
    </h1>
  )
}
