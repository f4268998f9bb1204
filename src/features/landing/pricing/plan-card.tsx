import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Link } from 'wouter'

import type { PricingPlan } from '#core/account/pricing-plan.ts'
import { Badge } from '#ui/badge.tsx'
import { LinkButton } from '#ui/button.tsx'
import { appWords } from '#words/app.ts'
import { landingWords } from '#words/pages/landing.ts'

import { type Capability, isPlanned } from '../../planned.ts'
import { useUser } from '../../workspace-context.ts'
import { ContactSales } from './contact-sales.tsx'
import styles from './plan-card.module.css'
import { useStartPath } from '../use-start-path.ts'

const words = landingWords.pricing

/** A plan whose features name the capability they wait for, so that none is claimed too early. */
type Offer = Readonly<Omit<PricingPlan, 'features'>> & {
  features: readonly { text: string; capability?: Capability }[]
  /** Agreed by talking, not by signing up. */
  bySales?: boolean
}

type PlanCardProps = { plan: Offer; contact: string | null }

export function PlanCard({ plan, contact }: PlanCardProps) {
  const planned = plan.features.filter(({ capability }) => capability && isPlanned(capability))
  const ready = plan.features.filter((feature) => !planned.includes(feature))
  return (
    <article className={clsx(styles.plan, plan.popular && styles.popular)}>
      <h3 className={styles.name}>
        {plan.name} {plan.popular && <Badge tone="ink">{words.popular}</Badge>}
      </h3>
      <p className={styles.price}>
        <strong>{plan.price}</strong> {plan.period}
      </p>
      <p className={styles.description}>{plan.description}</p>
      <div className={styles.features}>
        <ul>
          {ready.map(({ text }) => (
            <li key={text}>
              <Check aria-hidden />
              {text}
            </li>
          ))}
        </ul>
        {planned.length > 0 && (
          <>
            <Badge>{appWords.planned}</Badge>
            <ul aria-label={appWords.planned}>
              {planned.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {plan.bySales ? <ContactSales contact={contact} /> : <StartPlan popular={plan.popular} />}
    </article>
  )
}

function StartPlan({ popular }: { popular: boolean }) {
  const signedIn = useUser() !== null
  return (
    <Link href={useStartPath()} asChild>
      <LinkButton variant={popular ? 'primary' : 'secondary'} wide>
        {signedIn ? landingWords.header.dashboard : words.start}
      </LinkButton>
    </Link>
  )
}
