import { measureLevels } from './measure-levels.ts'

export type Sound = { samples: Float32Array<ArrayBuffer>; sampleRate: number }

const frameSeconds = 0.005
/** Quieter than this, in relation to the loudest part, nobody hears it. */
const quiet = 0.025
/** What is left around the sound, so that no soft beginning or end is cut. */
const marginSeconds = 0.015

/** Without the silence before and after it; `cut` seconds were before. Null when there is nothing else. */
export function trimSilence({ samples, sampleRate }: Sound): { sound: Sound; cut: number } | null {
  const frame = Math.round(sampleRate * frameSeconds)
  const levels = measureLevels(samples, frame)
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0)
  if (loudest === 0) return null
  const isLoud = (level: number) => level > quiet * loudest
  const margin = Math.round(sampleRate * marginSeconds)
  const from = Math.max(0, levels.findIndex(isLoud) * frame - margin)
  const to = Math.min(samples.length, (levels.findLastIndex(isLoud) + 1) * frame + margin)
  return { sound: { samples: samples.slice(from, to), sampleRate }, cut: from / sampleRate }
}
