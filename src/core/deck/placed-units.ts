import * as v from 'valibot'

/** What comes from strangers is held to these; many times what real slides have. */
export const placedLimits = {
  elements: 2_000,
  pathLetters: 400_000,
  paths: 200,
  guides: 2_000,
  pathCommands: 20_000,
  cells: 5_000,
  paragraphs: 2_000,
  runs: 5_000,
  stops: 100,
  groups: 64,
  /** Of the stage: how far anything may reach. */
  reach: 100 * 1280,
} as const

export const length = v.pipe(
  v.number(),
  v.minValue(-placedLimits.reach),
  v.maxValue(placedLimits.reach),
)
export const size = v.pipe(v.number(), v.minValue(0), v.maxValue(placedLimits.reach))
export const share = v.pipe(v.number(), v.minValue(-100), v.maxValue(100))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
export const degrees = v.pipe(v.number(), v.minValue(-360), v.maxValue(360))
export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(200))
export const yes = v.exactOptional(v.literal(true))
export const name = v.pipe(v.string(), v.maxLength(200))

/** `#` and six hex digits, or eight with its opacity. */
export const colour = v.pipe(v.string(), v.regex(/^#(?:[\da-f]{6}|[\da-f]{8})$/i))

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most

/** So many numbers between two others. What a first load has of valibot knows no tuples. */
const numbers = <Tuple extends number[]>(amount: Tuple['length'], least: number, most: number) =>
  v.custom<Tuple>(
    (value) =>
      Array.isArray(value) &&
      value.length === amount &&
      value.every((one) => isWithin(one, least, most)),
  )

/** What an author moved, by its name. */
export const isAdjustment = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => isWithin(one, -1e9, 1e9))

type Four = [left: number, top: number, right: number, bottom: number]
type Pair = [number, number]

/** Out of the slides, into the web or to somebody; nothing else is led to. */
export const outwardAddress = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^(?:https?:\/\/|mailto:)\S+$/i),
)

/** From the left, top, right and bottom edge. */
export const sides = numbers<Four>(4, -100, 100)
export const insets = numbers<Four>(4, -placedLimits.reach, placedLimits.reach)
/** Places in a text, or in a list. */
export const pair = numbers<Pair>(2, 0, 1_000_000)
