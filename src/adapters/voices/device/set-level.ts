/** As loud as speech usually is; single peaks may be twice as loud and more. */
const wantedLevel = 0.11
const loudestPeak = 0.95

/** People differ in loudness, of one voice by half, of two by more; a deck with two speakers must not. */
export function setLevel(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let [sum, count, peak] = [0, 0, 0]
  for (const sample of samples) {
    const size = Math.abs(sample)
    if (size > peak) peak = size
    // Pauses say nothing about how loud somebody speaks.
    if (size < 0.003) continue
    sum += sample * sample
    count++
  }
  if (count === 0) return samples
  const gain = Math.min(wantedLevel / Math.sqrt(sum / count), loudestPeak / peak)
  return samples.map((sample) => sample * gain)
}
