import { landingWords } from '#words/landing.ts'

import styles from './script-sheet.module.css'

const words = landingWords.script

/** What the product is, in one look: slides down the side, and beside each what is said. */
export function ScriptSheet() {
  return (
    <figure className={styles.sheet} aria-label={words.label}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{words.title}</span>
        <span>{words.kind}</span>
      </figcaption>
      <ol className={styles.rows}>
        {words.rows.map(({ title, notes }) => (
          <li key={title} className={styles.row}>
            {/* Drawn, not painted by the slide painter: that loads only when something is played. */}
            <div className={styles.slide}>
              <p>{title}</p>
              <i />
              <i />
              <i />
            </div>
            <p className={styles.notes}>{notes}</p>
          </li>
        ))}
      </ol>
    </figure>
  )
}
