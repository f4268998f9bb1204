import { type PointerEvent, useState } from 'react'
import { useStore } from 'zustand'

import { findMoment } from '#core/narration/talk/talk-times.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { playerWords as words } from '#words/talk/player.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Playback } from '#workspace/playback/playback.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import styles from './time-line.module.css'

type TimeLineProps = { openDeck: OpenDeck; playback: Playback }

/** How much an arrow key moves it, in seconds. */
const step = 1

/** The whole talk from left to right, a piece for each slide; over it a look at what is there. */
export function TimeLine({ openDeck, playback }: TimeLineProps) {
  const { times } = playback
  const seconds = useStore(playback.state, (state) => Math.round(state.seconds * 10) / 10)
  const slide = useStore(playback.state, (state) => state.slide)
  const slides = useStore(openDeck.state, ({ deck }) => deck.slides)
  const [looked, setLooked] = useState<number | null>(null)
  const places = listShownPlaces(slides)
  const nameSlide = (at: number) =>
    words.arrival(at + 1, places.length, slides[places[at] ?? -1]?.title ?? '')

  const look = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
    setLooked((isMirrored ? 1 - share : share) * times.seconds)
  }

  return (
    <div className={styles.line} onPointerMove={look} onPointerLeave={() => setLooked(null)}>
      <div className={styles.pieces} aria-hidden="true">
        {times.slides.map(({ start, end }, at) => (
          <span
            // Slides have their place in the talk and nothing else.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className={styles.piece}
            style={{ flexGrow: Math.max(end - start, 0.01) }}
          >
            <span style={{ inlineSize: `${findShare(seconds, start, end) * 100}%` }} />
          </span>
        ))}
      </div>
      <input
        type="range"
        className={styles.range}
        aria-label={words.position}
        aria-valuetext={words.place(seconds, times.seconds, nameSlide(slide))}
        min={0}
        max={times.seconds}
        step={step / 10}
        value={seconds}
        onChange={({ target }) => playback.seek(Number(target.value))}
      />
      {looked !== null && (
        <Preview
          openDeck={openDeck}
          place={places[findMoment(times, looked).slide] ?? 0}
          label={nameSlide(findMoment(times, looked).slide)}
          time={words.duration(looked)}
          share={looked / times.seconds}
        />
      )}
    </div>
  )
}

/** How much of a piece has passed. */
const findShare = (seconds: number, start: number, end: number): number =>
  Math.max(0, Math.min(1, (seconds - start) / Math.max(end - start, 0.01)))

type PreviewProps = {
  openDeck: OpenDeck
  place: number
  label: string
  time: string
  share: number
}

/** What stands at a place of the talk, before anybody goes there. */
function Preview({ openDeck, place, label, time, share }: PreviewProps) {
  const slide = useStore(openDeck.state, ({ deck }) => deck.slides[place])
  if (!slide) return null
  return (
    <div
      className={styles.preview}
      style={{ insetInlineStart: `clamp(0px, calc(${share * 100}% - 6rem), calc(100% - 12rem))` }}
      aria-hidden="true"
      inert
    >
      <DeckSlide openDeck={openDeck} slide={slide} place={place} />
      <p>
        <span>{time}</span> {label}
      </p>
    </div>
  )
}
