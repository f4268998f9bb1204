import { Play } from 'lucide-react'

import { playerWords as words } from '#words/talk/player.ts'
import type { Playback } from '#workspace/playback/playback.ts'

import styles from './big-play.module.css'

/** The one thing to do with a talk that has not begun. */
export const BigPlay = ({ playback }: { playback: Playback }) => (
  <button type="button" className={styles.play} onClick={playback.play} data-control>
    <span className={styles.disc}>
      <Play aria-hidden="true" />
    </span>
    <span className={styles.label}>{words.start}</span>
    <span className={styles.time}>{words.duration(playback.times.seconds)}</span>
  </button>
)
