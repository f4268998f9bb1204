/** What the dark and the bright of a picture become, as `#` and six hex digits. */
export type TwoTones = readonly [dark: string, bright: string]

/** What becomes of red, green and blue: the share of each, and what is added, of 255. */
export type Row = readonly [red: number, green: number, blue: number, add: number]
export type Matrix = readonly [Row, Row, Row]

/** How bright each colour is seen (Filter Effects Module Level 1). */
export const light = [0.2126, 0.7152, 0.0722] as const

/** From one tone to the other, as bright as a pixel is. */
export function toneMatrix([dark, bright]: TwoTones): Matrix {
  const row = (at: number): Row => {
    const [low, high] = [dark, bright].map((tone) => Number.parseInt(tone.slice(at, at + 2), 16))
    const reach = ((high ?? 0) - (low ?? 0)) / 255
    const [red, green, blue] = light
    return [red * reach, green * reach, blue * reach, low ?? 0]
  }
  return [row(1), row(3), row(5)]
}

/** The same as the `values` of an `feColorMatrix`, whose colours are sRGB. */
export const writeToneMatrix = (tones: TwoTones): string =>
  [...toneMatrix(tones).map(([r, g, b, add]) => [r, g, b, 0, add / 255]), [0, 0, 0, 1, 0]]
    .flat()
    .map((value) => Math.round(value * 1e5) / 1e5)
    .join(' ')

/** The filter with that matrix after all others. */
export const addTones = (filter: string | undefined, id: string): string =>
  [filter, `url(#${id})`].filter(Boolean).join(' ')
