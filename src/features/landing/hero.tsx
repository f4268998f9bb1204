import { Link } from 'wouter'

import { Badge } from '#ui/badge.tsx'
import { LinkButton } from '#ui/button.tsx'
import { landingWords } from '#words/landing.ts'

import { useUser } from '../workspace-context.ts'
import styles from './hero.module.css'
import { ScriptSheet } from './script-sheet.tsx'
import { SpokenHeadline } from './spoken-headline.tsx'
import { useStartPath } from './use-start-path.ts'

const words = landingWords.hero

export function Hero() {
  const signedIn = useUser() !== null
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
            <LinkButton size="l" href="#demo">
              {words.watchDemo}
            </LinkButton>
          </div>
        </div>
        <Stats />
        <div className={styles.script}>
          <ScriptSheet />
        </div>
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
