import type { Sound } from './trim-silence.ts'

/** Long enough for the lowest voice, short enough to keep its consonants. */
const windowSeconds = 0.03
/** How far it is looked for the place where one piece goes on most like the last. */
const reachSeconds = 0.01

/**
 * The same sound, `rate` times as fast and at the same pitch: overlapping pieces are laid closer
 * together or further apart, each taken from where it continues the one before it (WSOLA).
 */
export function stretchSound({ samples, sampleRate }: Sound, rate: number): Sound {
  const hop = Math.round((sampleRate * windowSeconds) / 2)
  if (rate === 1 || samples.length < 4 * hop) return { samples, sampleRate }
  const reach = Math.round(sampleRate * reachSeconds)
  const length = Math.round(samples.length / rate)
  const stretched = new Float32Array(length)
  const fade = Float32Array.from(
    { length: hop },
    (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * at) / hop),
  )
  stretched.set(samples.subarray(0, Math.min(hop, length)))
  let taken = 0
  for (let to = hop; to < length; to += hop) {
    const follows = taken + hop
    const wanted = Math.round(to * rate)
    taken = findLike(samples, follows, { wanted, reach, hop })
    for (let at = 0; at < hop && to + at < length; at++) {
      const gain = fade[at] ?? 0
      const old = samples[follows + at] ?? 0
      const fresh = samples[taken + at] ?? 0
      stretched[to + at] = old * (1 - gain) + fresh * gain
    }
  }
  return { samples: stretched, sampleRate }
}

/** Waves are compared and looked for in steps first, which is twenty times as fast. */
const coarse = 4
const stride = 4

type Search = { wanted: number; reach: number; hop: number }

/** Where near `wanted` the sound is most like what follows. */
function findLike(samples: Float32Array, follows: number, { wanted, reach, hop }: Search): number {
  const last = Math.max(0, samples.length - hop)
  const within = (at: number) => Math.min(Math.max(0, at), last)

  function findBest(from: number, to: number, step: number): number {
    let best = from
    let most = Number.NEGATIVE_INFINITY
    for (let at = from; at <= to; at += step) {
      const likeness = compare(samples, at, follows, hop)
      if (likeness > most) [most, best] = [likeness, at]
    }
    return best
  }
  const near = findBest(within(wanted - reach), within(wanted + reach), coarse)
  return findBest(within(near - coarse + 1), within(near + coarse - 1), 1)
}

function compare(samples: Float32Array, one: number, other: number, length: number): number {
  let likeness = 0
  let power = 1e-9
  for (let at = 0; at < length; at += stride) {
    const sample = samples[one + at] ?? 0
    likeness += sample * (samples[other + at] ?? 0)
    power += sample * sample
  }
  return likeness / Math.sqrt(power)
}
