/** Four digits are a ten-thousandth of a px; an exponent is no number in a PDF. */
export function writeNumber(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  if (Number.isInteger(rounded)) return String(rounded === 0 ? 0 : rounded)
  return rounded.toFixed(4).replace(/0+$/, '')
}

export const writeNumbers = (...values: readonly number[]): string =>
  values.map(writeNumber).join(' ')
