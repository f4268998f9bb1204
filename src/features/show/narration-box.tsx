import { type NarrationProgress, phaseOf } from '#core/narration/talk/narration-progress.ts'
import { showWords } from '#words/talk/show.ts'

import styles from './narration-box.module.css'

type NarrationBoxProps = {
  progress: NarrationProgress
  /** Why nothing is heard yet. */
  waiting: string | null
  /** While nothing is spoken it comes and goes with it: it must not cover the slide. */
  isToolbarShown: boolean
}

export function NarrationBox({ progress, waiting, isToolbarShown }: NarrationBoxProps) {
  const { wordsSpoken, totalWords, status } = progress
  const words = showWords.narration
  const share = totalWords === 0 ? 0 : Math.min(wordsSpoken / totalWords, 1)
  return (
    <section
      aria-label={words.label}
      className={styles.box}
      data-raised={isToolbarShown || undefined}
      data-hidden={(!isToolbarShown && status === 'idle') || undefined}
    >
      <p className={styles.phase}>{words.phase(phaseOf(progress))}</p>
      <p className={styles.words}>{words.words(progress)}</p>
      {waiting && <output className={styles.waiting}>{waiting}</output>}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the bar of a progress element moves in jumps
        role="progressbar"
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className={styles.track}
      >
        <div className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </section>
  )
}
