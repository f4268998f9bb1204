import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'

import { LinkButton } from '#ui/button.tsx'
import { landingWords } from '#words/landing.ts'

import { DemoFrame } from './demo-frame.tsx'
import styles from './demo-section.module.css'
import { DemoVideo } from './demo-video.tsx'
import hall from './hall.module.css'
import type { LandingLinks } from './landing-links.ts'
import { LoadWhenSeen } from './load-when-seen.tsx'

const words = landingWords.demo

const loadPlayer = async () => (await import('./demo-player.tsx')).DemoPlayer

type DemoSectionProps = { links: Pick<LandingLinks, 'demoVideo' | 'demoLink'> }

/**
 * Plays the sample deck, or the video that whoever runs this copy made. Takes the focus when
 * 'Watch Demo' leads here.
 */
export function DemoSection({ links: { demoVideo, demoLink } }: DemoSectionProps) {
  const [videoFailed, setVideoFailed] = useState(false)
  const video = videoFailed ? null : demoVideo

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
          <p>{video ? words.videoText : words.text}</p>
          {demoLink && (
            <LinkButton href={demoLink} icon={<ExternalLink />}>
              {words.watchOnYouTube}
            </LinkButton>
          )}
        </div>
        {video ? (
          <DemoVideo src={video} onFail={() => setVideoFailed(true)} />
        ) : (
          <LoadWhenSeen load={loadPlayer} placeholder={<DemoFrame />} />
        )}
      </div>
    </section>
  )
}
