import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { poseSlide } from '#core/form/slide-pose.ts'
import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { landingWords } from '#words/pages/landing.ts'

import { DemoCaptions } from './demo-captions.tsx'
import { DemoFrame } from './demo-frame.tsx'
import styles from './demo-player.module.css'
import { DemoProgress } from './demo-progress.tsx'
import { demoStart, nextMoment, prepareTalk } from './demo-talk.ts'
import { type DemoVoice, useDemoVoice } from './use-demo-voice.ts'
import { useOnScreen } from '../use-on-screen.ts'

const words = landingWords.demo

let slideNumber = 0
const deck = createSampleDeck(() => `sample-${++slideNumber}`)
const talk = prepareTalk(deck.slides)

type DemoPlayerProps = {
  /** How often somebody has asked to hear it, before it came and since. */
  timesAsked: number
}

/**
 * The sample deck giving its talk, captioned, over and over, and only while it is watched: silent
 * until somebody asks to hear it.
 */
export function DemoPlayer({ timesAsked }: DemoPlayerProps) {
  const player = useRef<HTMLDivElement>(null)
  const watched = useOnScreen(player, { share: 0.3 })
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [moment, setMoment] = useState(demoStart)
  // Until somebody presses the button, whether it moves is for the system's motion setting to say.
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const wanted = choice ? choice === 'play' : !reducedMotion
  const playing = wanted && watched

  const voice = useDemoVoice({
    talk,
    moment,
    playing,
    onMoment: setMoment,
    onEnd: () => setChoice('pause'),
  })

  const answered = useRef(0)
  useEffect(() => {
    if (timesAsked === answered.current) return
    answered.current = timesAsked
    setChoice('play')
    if (voice.status === 'off') void voice.unmute()
  }, [timesAsked, voice])

  useEffect(() => {
    // The voice leads where there is one.
    if (!playing || voice.status === 'on') return undefined
    const next = nextMoment(talk, moment)
    const timer = setTimeout(() => setMoment(next.moment), next.afterMs)
    return () => clearTimeout(timer)
  }, [playing, moment, voice.status])

  const spoken = talk.slides[moment.slide]
  if (!spoken) return null
  return (
    <div ref={player} data-playing={playing || undefined}>
      <DemoFrame
        caption={
          <>
            <Badge tone={playing ? 'amber' : 'slate'}>{words.live}</Badge>
            <span>{deck.title}</span>
            <span className={styles.counter}>
              {words.counter(moment.slide + 1, talk.slides.length)}
            </span>
          </>
        }
        stage={
          <div key={moment.slide} className={styles.slide}>
            <SlideView slide={spoken.slide} theme={deck.theme} {...poseSlide(deck, moment.slide)} />
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
              onChoose={(slide) => {
                setMoment({ slide, word: 0 })
                if (voice.status === 'on') voice.speak(slide)
              }}
            />
            <DemoSound voice={voice} onUnmute={() => setChoice('play')} />
          </>
        }
      />
    </div>
  )
}

type DemoSoundProps = { voice: DemoVoice; onUnmute: () => void }

function DemoSound({ voice, onUnmute }: DemoSoundProps) {
  const { status, hasFailed } = voice
  return (
    <div className={styles.sound}>
      <Button
        variant={status === 'off' ? 'speak' : 'secondary'}
        icon={status === 'off' ? <VolumeX /> : <Volume2 />}
        busy={status === 'loading'}
        onClick={() => {
          if (status === 'on') {
            voice.mute()
            return
          }
          onUnmute()
          void voice.unmute()
        }}
      >
        {status === 'on' ? words.mute : words.unmute}
      </Button>
      <output className={styles.note}>{hasFailed && words.noSound}</output>
    </div>
  )
}
