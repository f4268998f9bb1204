/** How loud each frame of a sound is: the root of its mean square. */
export function measureLevels(sound: Float32Array, frame: number): number[] {
  const levels: number[] = []
  for (let at = 0; at < sound.length; at += frame) {
    const part = sound.subarray(at, at + frame)
    levels.push(Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length))
  }
  return levels
}
