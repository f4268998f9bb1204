import { joinBytes } from '#core/join-bytes.ts'
import { type RecordedTalk, streamSound } from '#core/narration/talk/recorded-talk.ts'

const headerBytes = 44
const bytesPerSample = 2

/** The sound as it is, in whole numbers of 16 bits. */
export function writeWav(talk: RecordedTalk): Uint8Array<ArrayBuffer> {
  const chunks = [...streamSound(talk, 60)].map(({ buffer }) => new Uint8Array(buffer))
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  return joinBytes([writeHeader(talk.sampleRate, length), ...chunks])
}

function writeHeader(sampleRate: number, dataBytes: number): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(headerBytes))
  const write = (at: number, text: string) =>
    new TextEncoder().encode(text).forEach((letter, index) => header.setUint8(at + index, letter))
  write(0, 'RIFF')
  header.setUint32(4, headerBytes - 8 + dataBytes, true)
  write(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  // Plain samples, of one channel.
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, sampleRate, true)
  header.setUint32(28, sampleRate * bytesPerSample, true)
  header.setUint16(32, bytesPerSample, true)
  header.setUint16(34, 8 * bytesPerSample, true)
  write(36, 'data')
  header.setUint32(40, dataBytes, true)
  return new Uint8Array(header.buffer)
}
