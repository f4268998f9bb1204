import { clsx } from 'clsx'
import { useStore } from 'zustand'

import { playerWords } from '#words/talk/player.ts'
import type { Playback } from '#workspace/playback/playback.ts'
import type { PlayerSettings } from '#workspace/playback/player-settings.ts'

import { SpokenWords } from '../deck/spoken-words.tsx'
import captionLine from '../deck/caption-line.module.css'
import styles from './player-captions.module.css'
import { findWordAt, type SlideScript } from './write-scripts.ts'

type PlayerCaptionsProps = {
  playback: Playback
  scripts: readonly SlideScript[]
  size: PlayerSettings['captionSize']
  place: PlayerSettings['captionPlace']
}

/** What is being said, a line at a time, for those who do not hear it. */
export function PlayerCaptions({ playback, scripts, size, place }: PlayerCaptionsProps) {
  const slide = useStore(playback.state, (state) => state.slide)
  const from = useStore(playback.state, (state) => state.from)
  const script = scripts[slide]
  if (!script) return null
  const word = findWordAt(script, from)
  const line = script.captions.find(({ end }) => Math.max(0, word) < end)
  if (!line) return null
  return (
    <section
      aria-label={playerWords.captions}
      className={styles.captions}
      data-size={size}
      data-place={place}
    >
      <SpokenWords
        className={clsx(captionLine.line, styles.line)}
        notes=""
        words={script.words}
        word={word}
        from={line.start}
        to={line.end}
      />
    </section>
  )
}
