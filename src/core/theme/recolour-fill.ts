import type { Fill } from '../layout/boxes.ts'
import { listFillColours } from '../layout/backdrop/list-fill-colours.ts'
import { wholeStage } from './arrange-on-grid.ts'
import { layOver, measureWorstContrast, mixColours } from './contrast.ts'

export type Recolour = (colour: string) => string

type Solid = Extract<Fill, { kind: 'solid' }>
type Stops = Extract<Fill, { kind: 'linear' }>['stops']

const readableRatio = 4.5

/** A fill in other colours, on all of which one text can still be read. */
export function recolourFill(fill: Fill, recolour: Recolour): Fill {
  if (fill.kind === 'solid') return { ...fill, colour: recolour(fill.colour) }
  const stops = fill.stops.map(({ at, colour }) => ({ at, colour: recolour(colour) }))
  return { ...fill, stops: bringTogether(stops) }
}

/** From white to black no text could be read throughout: the stops near the first until one can. */
function bringTogether(stops: Stops): Stops {
  const first = stops[0]?.colour ?? ''
  const near = (share: number): Stops =>
    stops.map(({ at, colour }) => ({
      at,
      colour: mixColours(colour, first, share) + colour.slice(7),
    }))
  for (let share = 1; share > 0; share -= 1 / 8) {
    const nearer = near(share)
    if (canBeReadOn(listTones(nearer))) return nearer
  }
  return near(0)
}

/** Between red and green it is darker than either, so that the stops alone do not tell. */
function listTones(stops: Stops): string[] {
  const colours = stops.map(({ colour }) => colour.slice(0, 7))
  return colours.flatMap((colour, at) =>
    [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875].map((share) =>
      mixColours(colours[at + 1] ?? colour, colour, share),
    ),
  )
}

/** A sheet that lies over pictures of any colour: one of middle tone is moved towards white or black. */
export function clearSheet(colour: string, end: string): string {
  const move = (share: number) => mixColours(end, colour, share) + colour.slice(7)
  for (let share = 0; share < 1; share += 1 / 8) {
    const moved = move(share)
    if (canBeReadOn([layOver(moved, '#000000'), layOver(moved, '#FFFFFF')])) return moved
  }
  return move(1)
}

/** Drawn so thinly that what lies below it keeps its colour. */
export const isFaint = (fill: Fill): fill is Solid =>
  fill.kind === 'solid' &&
  fill.colour.length > 7 &&
  Number.parseInt(fill.colour.slice(7), 16) <= 128

/** What may be drawn faintly on a ground and only make its texts clearer. */
export function chooseShade(ground: Fill): string {
  const colours = listFillColours(ground, wholeStage, wholeStage).map((colour) =>
    colour.slice(0, 7),
  )
  const isLight =
    measureWorstContrast('#000000', colours) > measureWorstContrast('#FFFFFF', colours)
  return isLight ? '#FFFFFF' : '#000000'
}

/** By a text of black or of white, the farthest that a colour can be moved to. */
const canBeReadOn = (ground: readonly string[]): boolean =>
  ['#000000', '#FFFFFF'].some((ink) => measureWorstContrast(ink, ground) >= readableRatio)
