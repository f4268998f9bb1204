type Point = readonly [x: number, y: number]

/** One decimal is finer than a pixel. */
export const round = (value: number): number => Math.round(value * 10) / 10

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

/** From top to bottom, or from left to right. */
export function linearGradient(
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
  direction: 'down' | 'across' = 'down',
): string {
  const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${listStops(stops)}</linearGradient>`
}

export const radialGradient = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
): string => `<radialGradient id="${id}">${listStops(stops)}</radialGradient>`

const listStops = (stops: readonly (readonly [at: number, colour: string, opacity?: number])[]) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** Fills the canvas. */
export const ground = (fill: string): string => `<rect width="1600" height="1200" fill="${fill}"/>`

export const disc = (x: number, y: number, radius: number, rest: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${rest}/>`
