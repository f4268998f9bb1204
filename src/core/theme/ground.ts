import type { Fill } from '../layout/boxes.ts'

/** What stands on a field of colour, so that it can be read there. */
export type Ground = {
  fill: Fill
  ink: string
  /** For what is said beside. */
  mute: string
  accent: string
  /** Hairlines. */
  line: string
}

/**
 * What charts are drawn in: six colours that can be told apart on their ground. The first is for the one
 * thing to look at, the second for what stands back behind it.
 */
export type ChartColours = readonly [string, string, string, string, string, string]

/** The fields of colour that a theme has: what most slides stand on, a calm other one, and one that speaks up. */
export type Grounds = {
  page: Ground
  panel: Ground
  loud: Ground
  /** On its panel a theme may need others. */
  charts: { page: ChartColours; panel?: ChartColours }
}

export const makeGround = (
  colour: string,
  [ink, mute, accent, line]: readonly [ink: string, mute: string, accent: string, line: string],
): Ground => ({ fill: { kind: 'solid', colour }, ink, mute, accent, line })

/** One colour of a ground, for what is drawn into it. */
export const colourOf = ({ fill }: Pick<Ground, 'fill'>): string =>
  fill.kind === 'solid' ? fill.colour : (fill.stops[0]?.colour ?? '#000000')
