import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'

import { Badge } from '#ui/badge.tsx'
import { LinkButton } from '#ui/button.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { landingWords } from '#words/pages/landing.ts'

import captions from './demo-captions.module.css'
import { DemoFrame } from './demo-frame.tsx'
import styles from './demo-section.module.css'
import { DemoVideo } from './demo-video.tsx'
import hall from '../hall.module.css'
import type { LandingLinks } from '../footer/landing-links.ts'
import { LoadWhenSeen } from './load-when-seen.tsx'
import sampleCover from './sample-cover.webp'

const words = landingWords.demo

const loadPlayer = async () => (await import('./demo-player.tsx')).DemoPlayer

type DemoSectionProps = {
  links: Pick<LandingLinks, 'demoVideo' | 'demoLink'>
  /** How often somebody has asked to hear it. */
  timesAsked?: number
}

/**
 * Plays the sample deck, or the video that whoever runs this copy made. Takes the focus when
 * 'Watch Demo' leads here.
 */
export function DemoSection({ links: { demoVideo, demoLink }, timesAsked = 0 }: DemoSectionProps) {
  const [videoFailed, setVideoFailed] = useState(false)
  const video = videoFailed ? null : demoVideo

  return (
    <section
      id="demo"
      tabIndex={-1}
      aria-label={words.title}
      className={clsx(hall.hall, styles.demo)}
    >
      <h2>
        <HiddenText>{words.title}</HiddenText>
      </h2>
      {video ? (
        <DemoVideo src={video} onFail={() => setVideoFailed(true)} />
      ) : (
        <LoadWhenSeen
          load={loadPlayer}
          props={{ timesAsked }}
          isAsked={timesAsked > 0}
          waitsForVisitor
          placeholder={<DemoPoster />}
        />
      )}
      {demoLink && (
        <LinkButton href={demoLink} icon={<ExternalLink />} className={styles.link}>
          {words.watchOnYouTube}
        </LinkButton>
      )}
    </section>
  )
}

/** What stands there before the player does: the slide that it begins with. */
function DemoPoster() {
  return (
    <DemoFrame
      caption={
        <>
          <Badge>{words.live}</Badge>
          <span>{words.stage}</span>
        </>
      }
      spoken={<p className={captions.captions}>{words.firstWords}</p>}
      stage={<img className={styles.cover} src={sampleCover} alt={words.cover} />}
    />
  )
}
