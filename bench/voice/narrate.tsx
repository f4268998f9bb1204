import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { createWebAudioPlayer } from '#adapters/audio/web-audio-player.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { listWords, writeScript } from '#core/narration/script.ts'
import type { Player } from '#ports/player.ts'
import type { Speech, Voice } from '#ports/voice.ts'
import { SpokenWords } from '#features/spoken-words.tsx'
import { createNarrator } from '#workspace/narrator.ts'

export type Narrated = {
  /** From the moment it was asked to speak until the audio clock has come to the first sound. */
  firstSoundMs: number
  /** Seconds on the wall for a second of speech. */
  effort: number
  /** Between each word's sound and its light, on the audio clock. */
  highlightMs: number[]
}

/** Speaks as the app does: the same narrator, player and lit words. */
export async function narrate(voice: Voice, speaker: string, notes: string): Promise<Narrated> {
  const player = createWebAudioPlayer()
  const starts: number[] = []
  const listened: Player = {
    ...player,
    add(clip, at, offset) {
      const placed = player.add(clip, at, offset)
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
      { script: writeScript(notes), from: 0, speaker, rate: 1, pronunciations: [] },
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
  return { firstSoundMs, effort: work.ms / 1000 / work.seconds, highlightMs }
}
