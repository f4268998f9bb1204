import type { Sound } from '#core/narration/sound/trim-silence.ts'

/** What raw samples are when nobody says: all services that send them agree in this. */
const usualRate = 24_000

/**
 * A WAV file or, where the media type says so or says nothing, raw samples of 16 bits. Services that
 * promise the one sometimes send the other, so the bytes decide. Null for anything else.
 */
export function readSound(bytes: Uint8Array<ArrayBuffer>, mediaType: string): Sound | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (readName(view, 0) === 'RIFF') return readWav(view)
  const isRaw = /l16|pcm|octet-stream|^$/i.test(mediaType)
  if (!isRaw || bytes.length < 2 || isPacked(view)) return null
  const rate = Number(/rate=(\d+)/i.exec(mediaType)?.[1] ?? usualRate)
  return toSound(view, { format: 1, channels: 1, rate, bits: 16 })
}

type Layout = { format: number; channels: number; rate: number; bits: number }

function readWav(file: DataView): Sound | null {
  let layout: Layout | null = null
  for (let at = 12; at + 8 <= file.byteLength;) {
    const size = file.getUint32(at + 4, true)
    const from = file.byteOffset + at + 8
    // A file that was written while it was made does not know how long it will be.
    const length = Math.min(size, file.byteLength - at - 8)
    const chunk = new DataView(file.buffer, from, length)
    const name = readName(file, at)
    if (name === 'fmt ' && length >= 16) layout = readLayout(chunk)
    if (name === 'data') return layout && toSound(chunk, layout)
    at += 8 + size + (size % 2)
  }
  return null
}

const readLayout = (chunk: DataView): Layout => ({
  format: chunk.getUint16(0, true),
  channels: chunk.getUint16(2, true),
  rate: chunk.getUint32(4, true),
  bits: chunk.getUint16(14, true),
})

/** 0xfffe says that the format stands further on; with 16 bits it is always this one. */
const integers: ReadonlySet<number> = new Set([1, 0xfffe])

function toSound(data: DataView, { format, channels, rate, bits }: Layout): Sound | null {
  const isWhole = integers.has(format) && bits === 16
  const isFloat = format === 3 && bits === 32
  if ((!isWhole && !isFloat) || channels < 1 || rate < 8000 || rate > 192_000) return null
  const step = (bits / 8) * channels
  const samples = new Float32Array(Math.floor(data.byteLength / step))
  for (let at = 0; at < samples.length; at++) {
    const place = at * step
    // The first channel: a voice is the same in both.
    const value = isWhole ? data.getInt16(place, true) / 32_768 : data.getFloat32(place, true)
    samples[at] = Math.min(1, Math.max(-1, value || 0))
  }
  return samples.length > 0 ? { samples, sampleRate: rate } : null
}

/** MP3, Ogg, FLAC and the like, which some services send whatever they are asked for. */
const isPacked = (view: DataView): boolean =>
  /^(?:ID3.|OggS|fLaC|.ftyp)/s.test(readName(view, 0)) ||
  (view.getUint8(0) === 0xff && (view.getUint8(1) & 0xe0) === 0xe0 && view.getUint8(1) !== 0xff)

const readName = (view: DataView, at: number): string =>
  at + 4 <= view.byteLength
    ? String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)))
    : ''
