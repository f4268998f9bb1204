import { landingWords } from '#words/pages/landing.ts'

import { FeatureDrawing } from './feature-drawing.tsx'
import styles from './feature-section.module.css'
import { PlannedMark } from './planned-mark.tsx'
import { Section } from './section.tsx'

const words = landingWords.features

export function FeatureSection() {
  return (
    <Section id="features" title={words.title} text={words.text}>
      <ul className={styles.cards}>
        {words.cards.map(({ capability, title, text }) => (
          <li key={capability} className={styles.card}>
            <FeatureDrawing of={capability} />
            <h3 className={styles.title}>
              {title} <PlannedMark capability={capability} />
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
