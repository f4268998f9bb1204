import { landingWords } from '#words/pages/landing.ts'

import styles from './about-section.module.css'

const words = landingWords.about

export function AboutSection() {
  return (
    <section id="about" aria-label={words.title} className={styles.about}>
      <div className={styles.inner}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.statement}>{words.statement}</p>
        <ul className={styles.facts}>
          {words.facts.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
