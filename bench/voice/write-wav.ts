import { writeFileSync } from 'node:fs'

/** What recognisers are made for. */
const heardRate = 16_000
const taps = 24

/** Sound as a file that the recogniser reads: mono, 16 bits, 16 kHz. */
export function writeWav(file: string, samples: Float32Array, sampleRate: number): void {
  const sound = resample(samples, sampleRate)
  const bytes = Buffer.alloc(44 + sound.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + sound.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(heardRate, 24)
  bytes.writeUInt32LE(heardRate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(sound.length * 2, 40)
  sound.forEach((sample, at) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2)
  })
  writeFileSync(file, bytes)
}

/** A windowed sinc: what lies above half the new rate would come back as noise. */
export function resample(samples: Float32Array, from: number): Float32Array {
  const step = from / heardRate
  const cutoff = Math.min(1, 1 / step) * 0.95
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const centre = index * step
    let sum = 0
    for (let at = Math.ceil(centre - taps); at <= centre + taps; at++) {
      const distance = at - centre
      const wave =
        distance === 0 ? 1 : Math.sin(Math.PI * cutoff * distance) / (Math.PI * cutoff * distance)
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (taps + 1))
      sum += (samples[at] ?? 0) * wave * window * cutoff
    }
    return sum
  })
}
