import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  canEncodeAudio,
  type MetadataTags,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
} from 'mediabunny'

import { type RecordedTalk, streamSound } from '#core/narration/talk/recorded-talk.ts'
import type { EncodeCall, EncodeSound } from '#ports/sound/sound-encoder.ts'

import { loadEncoder } from './load-encoder.ts'

/** Its boxes stand where raw ones may stand beside them: chapters are none that the muxer knows. */
export const createMp4 = (isStreamed: boolean): Mp4OutputFormat =>
  new Mp4OutputFormat({ fastStart: isStreamed ? false : 'in-memory', metadataFormat: 'udta' })

/** Speech stays clear with so few bits a second. */
const bits = { opus: 24_000, aac: 32_000, mp3: 64_000 }

/** What Opus is made for; other rates are brought to it. */
const opusRate = 48_000

/**
 * Opus in MP4, which every browser plays that the app runs in (Safari does since 17, while Ogg came
 * much later there). Where the browser has no encoder for it, one of our own makes AAC, which is larger.
 */
export const encodeSound: EncodeSound = async (talk, call) => {
  if (await canEncodeAudio('opus', { numberOfChannels: 1, sampleRate: opusRate })) {
    const bytes = await encode(talk, { codec: 'opus', format: createMp4(false), tags: {} }, call)
    return bytes && { type: 'audio/mp4; codecs=opus', bytes }
  }
  const bytes = await encodeAac(talk, {}, call)
  return bytes && { type: 'audio/mp4; codecs=mp4a.40.2', bytes }
}

/**
 * The first sample of what an encoder has heard comes out later by so many: of MP3 by those of LAME and
 * by those that every decoder adds.
 */
const priming = { opus: 0, aac: 1_024, mp3: 576 + 529 }

/** Always by our own encoder, whose delay is known: those of browsers differ. */
export async function encodeAac(
  talk: RecordedTalk,
  tags: MetadataTags,
  call?: EncodeCall,
): Promise<Uint8Array<ArrayBuffer> | null> {
  await loadEncoder('aac')
  return encode(talk, { codec: 'aac', format: createMp4(false), tags }, call)
}

/** Without tags: what it says of itself comes before it. */
export async function encodeMp3(
  talk: RecordedTalk,
  call?: EncodeCall,
): Promise<Uint8Array<ArrayBuffer> | null> {
  await loadEncoder('mp3')
  return encode(talk, { codec: 'mp3', format: new Mp3OutputFormat(), tags: {} }, call)
}

type SoundFile = { codec: keyof typeof bits; format: OutputFormat; tags: MetadataTags }

async function encode(
  talk: RecordedTalk,
  { codec, format, tags }: SoundFile,
  { signal, onProgress }: EncodeCall = {},
): Promise<Uint8Array<ArrayBuffer> | null> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new AudioSampleSource({
    codec,
    bitrate: bits[codec],
    transform: { sampleRate: opusRate },
  })
  output.addAudioTrack(source)
  output.setMetadataTags(tags)
  await output.start()
  try {
    // What is late by its encoder begins that much earlier.
    const early = Math.round((priming[codec] * talk.sampleRate) / opusRate)
    await addSound(source, talk, early, {
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    })
    if (signal?.aborted) {
      await output.cancel()
      return null
    }
    await output.finalize()
  } catch {
    await output.cancel().catch(() => {})
    return null
  }
  return target.buffer && new Uint8Array(target.buffer)
}

/** `early` samples of the beginning, which is silence or nearly so, are left out. */
export async function addSound(
  source: AudioSampleSource,
  talk: RecordedTalk,
  early: number,
  { signal, onProgress }: EncodeCall = {},
): Promise<void> {
  const { sampleRate, times } = talk
  let left = early
  let at = 0
  for (const chunk of streamSound(talk)) {
    if (signal?.aborted) return
    const data = chunk.subarray(left)
    left = 0
    const timestamp = at / sampleRate
    at += data.length
    const sample = new AudioSample({
      data,
      format: 's16',
      numberOfChannels: 1,
      sampleRate,
      timestamp,
    })
    // Waits while the encoder has enough to do.
    await source.add(sample)
    sample.close()
    onProgress?.(Math.min(1, timestamp / times.seconds))
  }
}
