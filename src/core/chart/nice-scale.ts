/** Where an axis begins and ends, and where on it there are lines. */
export type Scale = { min: number; max: number; step: number; ticks: readonly number[] }

/** As fine as Office chooses it: a native chart that is left to itself has the same ends. */
const mostSteps = 10

/** Round steps of 1, 2 or 5 times a power of ten, at most ten of them. */
export function makeScale(low: number, high: number, most: number = mostSteps): Scale {
  const [from, to] = low === high ? [Math.min(0, low), Math.max(0, high) || 1] : [low, high]
  const rough = (to - from) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 5, 10].find((one) => one * power >= rough * (1 - 1e-12)) ?? 10
  const step = times * power
  const [first, last] = [Math.floor(from / step + 1e-9), Math.ceil(to / step - 1e-9)]
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    tidy((first + index) * step, step),
  )
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, step, ticks }
}

/** The same in round steps from one end, whatever that is, to the other, or as far as whole steps go. */
export function makeScaleBetween(min: number, max: number, most: number = mostSteps): Scale {
  const { step } = makeScale(0, max - min, most)
  const count = Math.floor((max - min) / step + 1e-9)
  const ticks = Array.from({ length: count + 1 }, (_, index) => tidy(min + index * step, step))
  return { min, max, step, ticks }
}

/** Without the digits by which a product of a binary machine is off. */
function tidy(value: number, step: number): number {
  const digits = Math.max(0, Math.min(100, 1 - Math.floor(Math.log10(step))))
  return Number(value.toFixed(digits)) || 0
}

/** Office leaves a twentieth of the span at each end that is not nought. */
export function leaveAir([low, high]: readonly [number, number]): [number, number] {
  const air = (high - low) / 20
  return [low === 0 ? 0 : low - air, high === 0 ? 0 : high + air]
}

/** Bars and areas begin at nought; lines do unless all values lie within a sixth of the highest. */
export function findDomain(
  values: readonly number[],
  beginsAtZero: boolean,
): [low: number, high: number] {
  if (values.length === 0) return [0, 1]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return beginsAtZero || !areClose(values) ? [Math.min(0, low), Math.max(0, high)] : [low, high]
}

/** So near to each other that Office would cut off the foot of the axis, and programs differ in where. */
export function areClose(values: readonly number[]): boolean {
  if (values.length === 0) return false
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low > 0 ? (high - low) / high < 1 / 6 : high < 0 && (high - low) / -low < 1 / 6
}
