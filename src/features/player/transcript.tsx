import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { IconButton } from '#ui/button.tsx'
import { playerWords } from '#words/talk/player.ts'
import type { Playback } from '#workspace/playback/playback.ts'

import { SpokenWords } from '../deck/spoken-words.tsx'
import styles from './transcript.module.css'
import { findWordAt, type SlideScript } from './write-scripts.ts'

const words = playerWords.transcript

type TranscriptProps = {
  slides: readonly Slide[]
  scripts: readonly SlideScript[]
  playback: Playback
  onClose: () => void
}

/** All that is said, to read along, and to go to any word of it. */
export function Transcript({ slides, scripts, playback, onClose }: TranscriptProps) {
  const slide = useStore(playback.state, (state) => state.slide)
  const list = useRef<HTMLOListElement>(null)

  // What is said stays in sight; the page itself stays where it is.
  useEffect(() => {
    const item = list.current?.children[slide]
    if (!(item instanceof HTMLElement) || !list.current) return
    list.current.scrollTo({ top: item.offsetTop - list.current.offsetTop, behavior: 'instant' })
  }, [slide])

  return (
    <aside className={styles.panel} aria-label={words.title}>
      <header className={styles.header}>
        <h2>{words.title}</h2>
        <p>{words.hint}</p>
        <IconButton
          size="s"
          icon={<X />}
          label={playerWords.actions.transcriptOff}
          className={styles.close}
          onClick={onClose}
        />
      </header>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} className={styles.list} tabIndex={0} aria-label={words.title}>
        {listShownPlaces(slides).map((place, number) => (
          <TranscriptItem
            key={slides[place]?.id}
            slide={slides[place]}
            number={number}
            script={scripts[number]}
            playback={playback}
          />
        ))}
      </ol>
    </aside>
  )
}

type ItemProps = {
  slide: Slide | undefined
  number: number
  script: SlideScript | undefined
  playback: Playback
}

function TranscriptItem({ slide, number, script, playback }: ItemProps) {
  const isCurrent = useStore(playback.state, (state) => state.slide === number)
  // Only the slide that is heard is drawn again with every word.
  const from = useStore(playback.state, (state) => (state.slide === number ? state.from : null))
  if (!slide || !script) return null
  const hasWords = script.words.length > 0
  return (
    <li className={styles.item} aria-current={isCurrent || undefined}>
      <button type="button" className={styles.title} onClick={() => playback.goTo(number)}>
        <span className={styles.number}>{number + 1}</span>
        <span dir="auto">{slide.title.trim() || playerWords.counter(number + 1, number + 1)}</span>
      </button>
      {hasWords ? (
        <SpokenWords
          className={styles.words}
          notes={slide.notes}
          words={script.words}
          word={findWordAt(script, from)}
          onChoose={(word) => {
            playback.goTo(number, script.words[word]?.from)
            playback.play()
          }}
        />
      ) : (
        <p className={styles.silent}>{words.silent}</p>
      )}
    </li>
  )
}
