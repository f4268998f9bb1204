import { useMediaQuery } from '#ui/use-media-query.ts'
import { landingWords } from '#words/en/landing.ts'

import { DemoFrame } from './demo-frame.tsx'
import styles from './demo-video.module.css'

type DemoVideoProps = { src: string; onFail: () => void }

/** A recording in place of the live deck: silent and over and over, or still where motion is unwelcome. */
export function DemoVideo({ src, onFail }: DemoVideoProps) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    <DemoFrame
      stage={
        <video
          className={styles.video}
          src={src}
          aria-label={landingWords.demo.video}
          autoPlay={!reducedMotion}
          muted
          loop
          playsInline
          controls
          preload="metadata"
          onError={onFail}
        />
      }
    />
  )
}
