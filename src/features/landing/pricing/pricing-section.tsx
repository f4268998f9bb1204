import { landingWords } from '#words/pages/landing.ts'

import type { LandingLinks } from '../footer/landing-links.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './pricing-section.module.css'
import { Section } from '../section.tsx'

const words = landingWords.pricing

export function PricingSection({ links }: { links: Pick<LandingLinks, 'contact'> }) {
  return (
    <Section id="pricing" title={words.title} text={words.text}>
      <ul className={styles.plans}>
        {words.plans.map((plan) => (
          <li key={plan.name}>
            <PlanCard plan={plan} contact={links.contact} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
