import type { ModelProvider } from '#ports/models/model-provider.ts'
import { Badge } from '#ui/badge.tsx'
import { appWords } from '#words/app.ts'
import { settingsWords as words } from '#words/pages/settings.ts'

import { isPlanned } from '../planned.ts'
import styles from './settings.module.css'

/** How to get going with a provider, what it and the voice are for, and who sees the keys. */
export function KeyGuide({ provider }: { provider: ModelProvider }) {
  return (
    <aside className={styles.guide}>
      <section>
        <h3 className={styles.sectionTitle}>{words.quickStart}</h3>
        <ol className={styles.steps}>
          {words.listQuickStart(provider).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3 className={styles.sectionTitle}>{words.aiFeatures}</h3>
        <FeatureList features={words.listFeatures(provider)} />
      </section>
      <section>
        <h3 className={styles.sectionTitle}>
          {words.voiceFeatures} {isPlanned('voice-calls') && <Badge>{appWords.planned}</Badge>}
        </h3>
        <FeatureList features={words.listVoiceFeatures} />
      </section>
      <section>
        <h3 className={styles.sectionTitle}>{words.privacy}</h3>
        <p>{words.privacyText}</p>
      </section>
    </aside>
  )
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}
