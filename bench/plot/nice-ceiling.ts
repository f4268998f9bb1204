/** A round number that nothing exceeds: where an axis ends. */
export function niceCeiling(values: readonly number[]): number {
  const most = Math.max(0, ...values.filter(Number.isFinite))
  if (most === 0) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= most)
  return (step ?? 10) * power
}
