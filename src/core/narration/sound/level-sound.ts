import { measureLevels } from './measure-levels.ts'
import type { Sound } from './trim-silence.ts'

const frameSeconds = 0.02
/** As loud as the on-device voice speaks, where it is loud. */
const wanted = 0.12
const highestPeak = 0.95
/** More would make the noise of the room the loudest thing in it. */
const mostGain = 12

/** As loud as the other voices of a talk, whatever the microphone made of it. */
export function levelSound({ samples, sampleRate }: Sound): Sound {
  const levels = measureLevels(samples, Math.round(sampleRate * frameSeconds)).toSorted(
    (one, other) => one - other,
  )
  // Speech is silent for a good part of the time: its upper third is what counts.
  const loud = levels[Math.floor(levels.length * 0.8)] ?? 0
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  if (loud === 0) return { samples, sampleRate }
  const gain = Math.min(wanted / loud, highestPeak / peak, mostGain)
  return { samples: samples.map((value) => value * gain), sampleRate }
}
