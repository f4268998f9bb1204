import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { listCaptions } from '#core/narration/talk/list-captions.ts'
import { narrationWords } from '#words/talk/narration.ts'
import type { PresenterView } from '#workspace/talk/presenter-state.ts'

import { SpokenWords } from '../deck/spoken-words.tsx'
import { useDeckTools } from '../deck-tools-context.ts'
import captionLine from '../deck/caption-line.module.css'
import styles from './captions.module.css'

type CaptionsProps = {
  notes: string
  view: PresenterView
  /** Makes room for the toolbar. */
  isRaised: boolean
}

/** What is being said, a line at a time, for those who do not hear it. */
export function Captions({ notes, view, isRaised }: CaptionsProps) {
  const { narrationChoice } = useDeckTools()
  const isOn = useStore(narrationChoice.state, (settings) => settings.captions)
  const { script, words, word } = view
  const lines = useMemo(() => listCaptions(script), [script])
  const line = lines.find(({ end }) => Math.max(0, word) < end)
  if (!isOn || !line) return null
  return (
    <section
      aria-label={narrationWords.captions}
      className={styles.captions}
      data-raised={isRaised || undefined}
    >
      <SpokenWords
        className={clsx(captionLine.line, styles.line)}
        notes={notes}
        words={words}
        word={word}
        from={line.start}
        to={line.end}
      />
    </section>
  )
}
