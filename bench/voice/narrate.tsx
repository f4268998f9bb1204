import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { createWebAudioPlayer } from '#adapters/audio/web-audio-player.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { planPassage } from '#core/narration/talk/plan-slide.ts'
import { listWords } from '#core/narration/script/script.ts'
import type { Player } from '#ports/sound/player.ts'
import type { Speech, Voice } from '#ports/sound/voice.ts'
import { SpokenWords } from '#features/deck/spoken-words.tsx'
import { createNarrator } from '#workspace/talk/voices/narrator.ts'

export type Narrated = {
  /** From the moment it was asked to speak until the audio clock has come to the first sound. */
  firstSoundMs: number
  /** Seconds on the wall for a second of speech. */
  effort: number
  /** Between each word's sound and its light, on the audio clock. */
  highlightMs: number[]
  /** The same for a timer that lights 1.8 words a second, as the voice's own times are not known to it. */
  timerMs: number[]
  /** How much later than its pause would have it each sentence but the first began. */
  lateMs: number[]
}

const timer = { wordsPerSecond: 1.8, tickSeconds: 0.35 }

/** Speaks as the app does: the same narrator, player and lit words. */
export async function narrate(voice: Voice, speaker: string, notes: string): Promise<Narrated> {
  const player = createWebAudioPlayer(systemClock)
  const starts: number[] = []
  const lateMs: number[] = []
  const listened: Player = {
    ...player,
    add(clip, at, offset) {
      const placed = player.add(clip, at, offset)
      if (starts.length > 0) lateMs.push(Math.max(0, placed.start - at) * 1000)
      // The narrator plays what the voice made, words and all.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      for (const word of (clip as Speech).words) starts.push(placed.start + word.start)
      return placed
    },
  }
  const work = { ms: 0, seconds: 0 }
  const timed: Voice = {
    ...voice,
    async speak(request, signal) {
      const begun = performance.now()
      const spoken = await voice.speak(request, signal)
      if (spoken.ok) {
        work.ms += performance.now() - begun
        work.seconds += spoken.value.samples.length / spoken.value.sampleRate
      }
      return spoken
    },
  }
  const narrator = createNarrator({ voice: timed, player: listened, clock: systemClock })
  const words = listWords(notes)
  const root = createRoot(document.body)
  const highlightMs: number[] = []
  await narrator.unlock()
  const begun = performance.now()
  let firstSoundMs = 0
  await new Promise<void>((resolve, reject) => {
    narrator.speak(
      planPassage(notes, { language: 'en', speaker, rate: 1, pronunciations: [] }),
      (event) => {
        if (event.kind === 'sound') firstSoundMs ||= performance.now() - begun
        if (event.kind === 'fail') reject(new Error(event.failure.code))
        if (event.kind === 'end') resolve()
        if (event.kind !== 'word') return
        flushSync(() => root.render(<SpokenWords notes={notes} words={words} word={event.word} />))
        highlightMs.push(Math.abs(player.position() - (starts[event.word] ?? 0)) * 1000)
      },
    )
  })
  const [first = 0] = starts
  const timerMs = starts.map((start, word) => Math.abs(findTick(word) - (start - first)) * 1000)
  return { firstSoundMs, effort: work.ms / 1000 / work.seconds, highlightMs, timerMs, lateMs }
}

/** When a timer comes to a word, in seconds. */
const findTick = (word: number): number =>
  Math.ceil(word / timer.wordsPerSecond / timer.tickSeconds) * timer.tickSeconds
