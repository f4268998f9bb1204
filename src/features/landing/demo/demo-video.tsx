import { useMediaQuery } from '#ui/use-media-query.ts'
import { landingWords } from '#words/pages/landing.ts'

import { DemoFrame } from './demo-frame.tsx'
import styles from './demo-video.module.css'

type DemoVideoProps = { src: string; onFail: () => void }

/** A recording in place of the live deck: silent and over and over, or still where motion is unwelcome. */
export function DemoVideo({ src, onFail }: DemoVideoProps) {
  // A file can fail before React has put the element on the page and listens to it.
  const findEarlyFailure = (video: HTMLVideoElement | null) => {
    if (video?.error) onFail()
  }
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    <DemoFrame
      stage={
        <video
          ref={findEarlyFailure}
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
