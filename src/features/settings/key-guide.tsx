import { Badge } from '#ui/badge.tsx'
import { appWords } from '#words/en/app.ts'
import { settingsWords as words } from '#words/en/settings.ts'

import { isPlanned } from '../planned.ts'
import { keyProviders } from './key-providers.ts'
import styles from './settings.module.css'

/** What the keys are for, how to get one, and who sees it. */
export function KeyGuide() {
  return (
    <aside className={styles.guide}>
      <section>
        <h3 className={styles.sectionTitle}>{words.quickStart}</h3>
        <ol className={styles.steps}>
          {words.quickStartSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {keyProviders.map(({ name, capability }) => {
        const { featuresTitle, features } = words.keys[name]
        return (
          <section key={name}>
            <h3 className={styles.sectionTitle}>
              {featuresTitle} {isPlanned(capability) && <Badge>{appWords.planned}</Badge>}
            </h3>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        )
      })}
      <section>
        <h3 className={styles.sectionTitle}>{words.privacy}</h3>
        <p>{words.privacyText}</p>
      </section>
    </aside>
  )
}
