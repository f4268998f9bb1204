import { maxRecordingSeconds } from '../../deck/talk/recording.ts'
import { toWholeSamples } from '../talk/recorded-talk.ts'
import { blockBytes, blockSamples, packSamples, unpackSamples } from './adpcm.ts'
import type { Sound } from './trim-silence.ts'

export const recordingType = 'audio/wav'

/** When each word of what was said is heard, in seconds. */
type WordSpan = { start: number; end: number }

/** `said` is what was to be read aloud; each of its words (`listWords`) has its time. */
export type RecordedSound = Sound & { said: string; words: readonly WordSpan[] }

const headBytes = 12 + 8 + 20 + 8 + 4
const adpcm = 0x11

/**
 * Somebody's voice and its words, as a WAV file of a quarter of the usual size that every player plays,
 * and that is read without a browser. The words stand in a chunk of ours, which players leave alone.
 */
export function writeRecording({
  samples,
  sampleRate,
  said,
  words,
}: RecordedSound): Uint8Array<ArrayBuffer> {
  const packed = packSamples(toWholeSamples(samples))
  const [textBytes, wordBytes] = [said.length * 2, words.length * 8]
  const file = new Uint8Array(headBytes + 24 + textBytes + wordBytes + packed.length)
  const view = new DataView(file.buffer)
  let at = 0
  const number = (value: number, bytes: 2 | 4) => {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  const mark = (name: string) => {
    file.set(
      Array.from(name, (letter) => letter.charCodeAt(0)),
      at,
    )
    at += 4
  }
  const chunk = (name: string, bytes: number) => {
    mark(name)
    number(bytes, 4)
  }
  chunk('RIFF', file.length - 8)
  mark('WAVE')
  chunk('fmt ', 20)
  number(adpcm, 2)
  number(1, 2)
  number(sampleRate, 4)
  number(Math.round((sampleRate * blockBytes) / blockSamples), 4)
  number(blockBytes, 2)
  number(4, 2)
  number(2, 2)
  number(blockSamples, 2)
  chunk('fact', 4)
  number(samples.length, 4)
  chunk(ownChunks.said, textBytes)
  for (let letter = 0; letter < said.length; letter++) number(said.charCodeAt(letter), 2)
  chunk(ownChunks.times, wordBytes)
  for (const { start, end } of words) {
    number(Math.round(start * sampleRate), 4)
    number(Math.round(end * sampleRate), 4)
  }
  chunk('data', packed.length)
  file.set(packed, at)
  return file
}

const ownChunks = { said: 'said', times: 'when' }

/** Null for whatever is not such a file: anybody may have written it. */
export function readRecording(file: Uint8Array<ArrayBuffer>): RecordedSound | null {
  const chunks = listChunks(file)
  const format = chunks.get('fmt ')
  const data = chunks.get('data')
  const length = chunks.get('fact')
  if (!format || format.byteLength < 20 || !data || !length || length.byteLength < 4) return null
  const sampleRate = format.getUint32(4, true)
  const isOurs =
    format.getUint16(0, true) === adpcm &&
    format.getUint16(2, true) === 1 &&
    format.getUint16(12, true) === blockBytes &&
    sampleRate >= 8_000 &&
    sampleRate <= 48_000
  const count = Math.min(
    length.getUint32(0, true),
    Math.floor(data.byteLength / blockBytes) * blockSamples,
    maxRecordingSeconds * sampleRate,
  )
  if (!isOurs || count === 0) return null
  const packed = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const words = readTimes(chunks.get(ownChunks.times), sampleRate, count / sampleRate)
  const said = readText(chunks.get(ownChunks.said))
  return { samples: unpackSamples(packed, count), sampleRate, said, words }
}

function readText(chunk: DataView | undefined): string {
  const letters = Math.floor((chunk?.byteLength ?? 0) / 2)
  return Array.from({ length: letters }, (_, at) =>
    String.fromCharCode(chunk?.getUint16(at * 2, true) ?? 0),
  ).join('')
}

function readTimes(chunk: DataView | undefined, sampleRate: number, seconds: number): WordSpan[] {
  const words: WordSpan[] = []
  let last = 0
  const secondsAt = (at: number) =>
    Math.min(seconds, (chunk?.getUint32(at, true) ?? 0) / sampleRate)
  const bytes = chunk?.byteLength ?? 0
  for (let at = 0; at + 8 <= bytes; at += 8) {
    const start = Math.max(last, secondsAt(at))
    const end = Math.max(start, secondsAt(at + 4))
    words.push({ start, end })
    last = end
  }
  return words
}

function listChunks(file: Uint8Array<ArrayBuffer>): Map<string, DataView<ArrayBuffer>> {
  const chunks = new Map<string, DataView<ArrayBuffer>>()
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const nameAt = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
  if (file.length < 12 || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WAVE') return chunks
  for (let at = 12; at + 8 <= file.length;) {
    const bytes = view.getUint32(at + 4, true)
    const length = Math.min(bytes, file.length - at - 8)
    chunks.set(nameAt(at), new DataView(file.buffer, file.byteOffset + at + 8, length))
    at += 8 + bytes + (bytes % 2)
  }
  return chunks
}
