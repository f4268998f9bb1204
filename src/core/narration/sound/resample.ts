import type { Sound } from './trim-silence.ts'

/** How far the curve reaches to each side, in samples of the lower rate. */
const reach = 12

/** The same sound with another number of samples a second, without what those could not hold. */
export function resample({ samples, sampleRate }: Sound, rate: number): Sound {
  if (rate === sampleRate) return { samples, sampleRate }
  const ratio = rate / sampleRate
  const band = Math.min(1, ratio)
  const width = reach / band
  const resampled = Float32Array.from({ length: Math.round(samples.length * ratio) }, (_, at) => {
    const place = at / ratio
    let sum = 0
    for (let near = Math.ceil(place - width); near <= place + width; near++) {
      const distance = (place - near) * band
      sum += (samples[near] ?? 0) * band * sinc(distance) * fade(distance / reach)
    }
    return sum
  })
  return { samples: resampled, sampleRate: rate }
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** From 1 in the middle to 0 at the ends (Hann). */
const fade = (x: number): number => 0.5 + 0.5 * Math.cos(Math.PI * x)
