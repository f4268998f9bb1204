/** In seconds from the start of the sound. */
type HummedWord = { from: number; to: number; start: number; end: number }

export type Hum = { samples: Int16Array<ArrayBuffer>; sampleRate: number; words: HummedWord[] }

const sampleRate = 24_000
const secondsPerLetter = 0.055
const gapSeconds = 0.03
/** Services leave silence around what they say. */
const silenceSeconds = 0.2

/** Hums each word of a text as long as it is, in 16 bits, as services send it. */
export function humWords(text: string): Hum {
  let time = silenceSeconds
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index: from }) => {
    const start = time
    const end = start + word.length * secondsPerLetter
    time = end + gapSeconds
    return { from, to: from + word.length, start, end }
  })
  const samples = new Int16Array(Math.round((time + silenceSeconds) * sampleRate))
  for (const { start, end } of words) {
    const [first, last] = [Math.round(start * sampleRate), Math.round(end * sampleRate)]
    for (let at = first; at < last; at++) {
      // Rises and falls within a word, as speech does.
      const swell = Math.sin((Math.PI * (at - first)) / (last - first))
      samples[at] = 12_000 * (0.4 + 0.6 * swell) * Math.sin((2 * Math.PI * 180 * at) / sampleRate)
    }
  }
  return { samples, sampleRate, words }
}

export const toRaw = ({ samples }: Hum): Buffer => Buffer.from(samples.buffer)

/** With the length left open, as files are that are sent while they are made. */
export function toWav(hum: Hum): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(0xff_ff_ff_ff, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(hum.sampleRate, 24)
  header.writeUInt32LE(hum.sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(0xff_ff_ff_ff, 40)
  return Buffer.concat([header, toRaw(hum)])
}
