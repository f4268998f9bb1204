/** Each part from 0 to 1. */
export type Colour = { red: number; green: number; blue: number; opacity: number }

/** `#` and six hex digits, or eight with its opacity. */
export function readColour(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return {
    red: part(1),
    green: part(3),
    blue: part(5),
    opacity: hex.length > 7 ? part(7) : 1,
  }
}
