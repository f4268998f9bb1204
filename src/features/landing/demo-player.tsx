import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { createSampleDeck } from '#core/outline/sample-deck.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { landingWords } from '#words/en/landing.ts'

import { DemoCaptions } from './demo-captions.tsx'
import { DemoFrame } from './demo-frame.tsx'
import styles from './demo-player.module.css'
import { DemoProgress } from './demo-progress.tsx'
import { demoStart, nextMoment, prepareTalk } from './demo-talk.ts'
import { useOnScreen } from './use-on-screen.ts'

const words = landingWords.demo

let slideNumber = 0
const deck = createSampleDeck(() => `sample-${++slideNumber}`)
const talk = prepareTalk(deck.slides)

/** The sample deck giving its talk: silent, captioned, over and over, and only while it is watched. */
export function DemoPlayer() {
  const player = useRef<HTMLDivElement>(null)
  const watched = useOnScreen(player, { share: 0.3 })
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [moment, setMoment] = useState(demoStart)
  // Until somebody presses the button, whether it moves is for the system's motion setting to say.
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const wanted = choice ? choice === 'play' : !reducedMotion
  const playing = wanted && watched

  useEffect(() => {
    if (!playing) return undefined
    const next = nextMoment(talk, moment)
    const timer = setTimeout(() => setMoment(next.moment), next.afterMs)
    return () => clearTimeout(timer)
  }, [playing, moment])

  const spoken = talk[moment.slide]
  if (!spoken) return null
  return (
    <div ref={player} data-playing={playing || undefined}>
      <DemoFrame
        caption={
          <>
            <Badge tone={playing ? 'amber' : 'slate'}>{words.live}</Badge>
            <span>{deck.title}</span>
            <span className={styles.counter}>{words.counter(moment.slide + 1, talk.length)}</span>
          </>
        }
        stage={
          <div key={moment.slide} className={styles.slide}>
            <SlideView slide={spoken.slide} theme={deck.theme} place={moment.slide} />
          </div>
        }
        spoken={<DemoCaptions spoken={spoken} word={moment.word} />}
        controls={
          <>
            <Button
              icon={wanted ? <Pause /> : <Play />}
              onClick={() => setChoice(wanted ? 'pause' : 'play')}
            >
              {wanted ? words.pause : words.play}
            </Button>
            <DemoProgress
              talk={talk}
              moment={moment}
              onChoose={(slide) => setMoment({ slide, word: 0 })}
            />
          </>
        }
      />
    </div>
  )
}
