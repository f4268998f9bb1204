/** `#` and six hex digits each; `share` of the second, 0 to 1. */
export function mixColours(first: string, second: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [from, to] = [readPart(first, at), readPart(second, at)]
    return Math.round(from + (to - from) * share)
  })
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const readPart = (colour: string, at: number): number =>
  Number.parseInt(colour.slice(at, at + 2), 16)

/** A colour from a row of them, as on a ramp: 0 is the first, 1 the last. */
export function pickFromRamp(ramp: readonly string[], place: number): string {
  const at = Math.min(1, Math.max(0, place)) * (ramp.length - 1)
  const from = Math.min(Math.floor(at), ramp.length - 2)
  return mixColours(ramp[from] ?? '#000000', ramp[from + 1] ?? '#000000', at - from)
}
