import { useStore } from 'zustand'

import { playerWords } from '#words/talk/player.ts'
import type { Playback } from '#workspace/playback/playback.ts'

import styles from './player.module.css'

/** Why nothing is heard, where nothing is. */
export function PlayerNotice({ playback }: { playback: Playback }) {
  const problem = useStore(playback.state, (state) => state.problem)
  return (
    <output className={styles.notice}>{problem && <p>{playerWords.problem(problem)}</p>}</output>
  )
}
