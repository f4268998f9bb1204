import type { Random } from './create-random.ts'

/** A line that rises and falls like a ridge or a wave; heights are about -1 to 1, places are px. */
export function createProfile(
  random: Random,
  { length, roughness, octaves }: { length: number; roughness: number; octaves: number },
): (x: number) => number {
  const waves = Array.from({ length: octaves }, (_, octave) => ({
    frequency: (Math.PI * 2 * 1.9 ** octave * random.between(0.85, 1.15)) / length,
    phase: random.between(0, Math.PI * 2),
    height: roughness ** octave,
  }))
  const total = waves.reduce((sum, { height }) => sum + height, 0)
  return (x) =>
    waves.reduce(
      (sum, { frequency, phase, height }) => sum + height * Math.sin(x * frequency + phase),
      0,
    ) / total
}
