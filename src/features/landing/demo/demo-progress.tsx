import { landingWords } from '#words/pages/landing.ts'

import styles from './demo-progress.module.css'
import type { DemoMoment, DemoTalk } from './demo-talk.ts'

const words = landingWords.demo

type Props = {
  talk: DemoTalk
  moment: DemoMoment
  onChoose: (slide: number) => void
}

/** How far the talk is, one piece for each slide; a piece leads to its slide. */
export function DemoProgress({ talk, moment, onChoose }: Props) {
  return (
    <ol className={styles.pieces} aria-label={words.slides}>
      {talk.slides.map(({ slide, words: spoken }, index) => {
        const share = index === moment.slide ? moment.word / Math.max(1, spoken.length) : 0
        return (
          <li key={slide.id}>
            <button
              type="button"
              className={styles.piece}
              aria-label={words.goTo(index + 1, slide.title)}
              aria-current={index === moment.slide || undefined}
              onClick={() => onChoose(index)}
            >
              <span style={{ inlineSize: `${(index < moment.slide ? 1 : share) * 100}%` }} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
