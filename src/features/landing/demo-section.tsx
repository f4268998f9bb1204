import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'

import { LinkButton } from '#ui/button.tsx'
import { landingWords } from '#words/en/landing.ts'

import { isPlanned } from '../planned.ts'
import { DemoFrame } from './demo-frame.tsx'
import styles from './demo-section.module.css'
import hall from './hall.module.css'
import type { LandingLinks } from './landing-links.ts'
import { LoadWhenSeen } from './load-when-seen.tsx'

const words = landingWords.demo

const loadPlayer = async () => (await import('./demo-player.tsx')).DemoPlayer

/** Plays the sample deck. Takes the focus when 'Watch Demo' leads here. */
export function DemoSection({ links }: { links: Pick<LandingLinks, 'demoVideo'> }) {
  return (
    <section
      id="demo"
      tabIndex={-1}
      aria-label={words.title}
      className={clsx(hall.hall, styles.demo)}
    >
      <div className={styles.inner}>
        <div className={styles.about}>
          <h2 className={styles.title}>{words.title}</h2>
          <p>{words.text}</p>
          {isPlanned('voice-narration') && <p className={styles.aside}>{words.silent}</p>}
          {links.demoVideo && (
            <LinkButton href={links.demoVideo} icon={<ExternalLink />}>
              {words.watchOnYouTube}
            </LinkButton>
          )}
        </div>
        <LoadWhenSeen load={loadPlayer} placeholder={<DemoFrame />} />
      </div>
    </section>
  )
}
