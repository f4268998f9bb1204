import { useStore } from 'zustand'

import { HiddenText } from '#ui/hidden-text.tsx'
import { announceWaiting, describeWaiting } from '#words/talk/narration.ts'
import { playerWords as words } from '#words/talk/player.ts'
import type { Playback } from '#workspace/playback/playback.ts'

import styles from './player-waiting.module.css'

/** Where Play was pressed: what keeps the talk, once that is longer than a breath. */
export function PlayerWaiting({ playback }: { playback: Playback }) {
  const waitsFor = useStore(playback.state, (state) => state.waitsFor)
  return (
    <output className={styles.waiting}>
      <span aria-hidden="true">{(waitsFor && describeWaiting(waitsFor)) ?? words.waiting}</span>
      <HiddenText>{(waitsFor && announceWaiting(waitsFor)) ?? words.waiting}</HiddenText>
    </output>
  )
}
