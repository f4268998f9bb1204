import { Play } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import { Badge } from '#ui/badge.tsx'
import { LinkButton } from '#ui/button.tsx'
import { landingWords } from '#words/pages/landing.ts'

import { paths } from '../paths.ts'
import { useUser } from '../workspace-context.ts'
import { DemoSection } from './demo/demo-section.tsx'
import styles from './hero.module.css'
import type { LandingLinks } from './footer/landing-links.ts'
import { SpokenHeadline } from './demo/spoken-headline.tsx'
import { useStartPath, useWayTo } from './use-start-path.ts'

const words = landingWords.hero

type HeroProps = { links: Pick<LandingLinks, 'demoVideo' | 'demoLink'> }

export function Hero({ links }: HeroProps) {
  const signedIn = useUser() !== null
  const [timesAsked, setTimesAsked] = useState(0)
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.pitch}>
          <SpokenHeadline words={words.headline} />
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.actions}>
            <Link href={useStartPath()} asChild>
              <LinkButton variant="primary" size="l">
                {signedIn ? landingWords.header.dashboard : words.start}
              </LinkButton>
            </Link>
            <LinkButton
              size="l"
              variant="speak"
              href="#demo"
              icon={<Play />}
              onClick={() => setTimesAsked((times) => times + 1)}
            >
              {words.watchDemo}
            </LinkButton>
          </div>
          <p className={styles.needs}>
            {words.needs}{' '}
            <span className={styles.way}>
              <Link href={useWayTo(paths.createWithAi)}>{words.ownText}</Link> ·
            </span>{' '}
            <Link href={useWayTo(paths.importFile)}>{words.ownFile}</Link>
          </p>
        </div>
        <DemoSection links={links} timesAsked={timesAsked} />
        <Stats />
      </div>
    </div>
  )
}

function Stats() {
  return (
    <figure className={styles.stats}>
      <figcaption>
        <Badge>{landingWords.example}</Badge> {words.statsLabel}
      </figcaption>
      <dl>
        {words.stats.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
