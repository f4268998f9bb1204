import { writeFile } from 'node:fs/promises'

/** A hum of so many seconds, and a breath after it. */
export type SpokenPart = { seconds: number; breath: number }

const sampleRate = 48_000

/** What a microphone is to hear, as a WAV file: `--use-file-for-fake-audio-capture` plays it. */
export async function makeVoiceFile(path: string, parts: readonly SpokenPart[]): Promise<void> {
  const samples = parts.flatMap(({ seconds, breath }) => [
    ...Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) =>
      Math.round(9_000 * Math.sin(at / 30) * (0.7 + 0.3 * Math.sin(at / 4_000))),
    ),
    ...Array.from({ length: Math.round(breath * sampleRate) }, () => 0),
  ])
  const data = Buffer.from(Int16Array.from(samples).buffer)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  await writeFile(path, Buffer.concat([head, data]))
}
