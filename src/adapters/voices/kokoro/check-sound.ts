/** Speech is mostly below 6 kHz; what a graphics processor gets wrong is a hiss, or nothing at all. */
const mostHigh = 0.25
const least = 0.003
const most = 1

const taps = highPass(15)

/**
 * Whether a sound of 24 kHz can be what the model is to say. Some graphics processors compute it wrong,
 * some only now and then, and none of them says so.
 */
export function canBeSpeech(sound: Float32Array): boolean {
  const level = Math.sqrt(energyOf(sound) / sound.length)
  return level > least && level < most && measureHighShare(sound) < mostHigh
}

/** The share of its energy above a quarter of its rate. */
function measureHighShare(sound: Float32Array): number {
  let high = 0
  for (let at = 0; at + taps.length <= sound.length; at++) {
    let sum = 0
    for (let tap = 0; tap < taps.length; tap++) sum += (taps[tap] ?? 0) * (sound[at + tap] ?? 0)
    high += sum * sum
  }
  return high / energyOf(sound)
}

function energyOf(sound: Float32Array): number {
  let sum = 0
  for (const sample of sound) sum += sample * sample
  return sum
}

/** Lets through what is above a quarter of the rate: `reach` to either side of the middle. */
function highPass(reach: number): Float32Array {
  return Float32Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const at = index - reach
    if (at === 0) return 0.5
    const fade = 0.5 + 0.5 * Math.cos((Math.PI * at) / (reach + 1))
    return (-Math.sin((Math.PI * at) / 2) / (Math.PI * at)) * fade
  })
}
