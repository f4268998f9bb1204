import type { TalkTimes } from './talk-times.ts'

/** What is heard from `start` on, in seconds of the talk. */
export type SoundPiece = { start: number; samples: Int16Array<ArrayBuffer> }

/**
 * A talk as it was spoken, before it is a file: its words, with the silence between them left out. In
 * whole numbers, because an hour of them is half as large as an hour of fractions.
 */
export type RecordedTalk = {
  times: TalkTimes
  sampleRate: number
  /** In order, and none over another. */
  pieces: readonly SoundPiece[]
}

/** For a file that wants its silence, too: all samples from the first second to the last. */
export function* streamSound(
  { times, sampleRate, pieces }: RecordedTalk,
  chunkSeconds = 1,
): Generator<Int16Array<ArrayBuffer>> {
  const total = Math.round(times.seconds * sampleRate)
  const chunkLength = Math.round(chunkSeconds * sampleRate)
  let next = 0
  for (let at = 0; at < total; at += chunkLength) {
    const chunk = new Int16Array(Math.min(chunkLength, total - at))
    const end = at + chunk.length
    for (let index = next; index < pieces.length; index += 1) {
      const piece = pieces[index]
      const start = Math.round((piece?.start ?? 0) * sampleRate)
      if (!piece || start >= end) break
      const from = Math.max(0, at - start)
      const part = piece.samples.subarray(from, Math.max(from, end - start))
      chunk.set(part.subarray(0, chunk.length - Math.max(0, start - at)), Math.max(0, start - at))
      if (start + piece.samples.length <= end) next = index + 1
    }
    yield chunk
  }
}

export function toWholeSamples(samples: Float32Array): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(samples.length)
  samples.forEach((sample, at) => {
    whole[at] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)
  })
  return whole
}
