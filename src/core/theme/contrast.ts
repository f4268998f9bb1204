type Rgb = readonly [red: number, green: number, blue: number]

/** Contrast of two opaque colours as WCAG counts it: 1 (the same) to 21 (black on white). */
export function measureContrast(one: string, other: string): number {
  const lights = [measureLight(one), measureLight(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** The least contrast that a text has with anything it may stand on. */
export const measureWorstContrast = (colour: string, backdrop: readonly string[]): number =>
  Math.min(...backdrop.map((behind) => measureContrast(colour, behind)))

/** What is seen where a colour, perhaps one with an opacity (eight digits), lies over an opaque one. */
export function layOver(colour: string, below: string): string {
  const opacity = colour.length > 7 ? Number.parseInt(colour.slice(7, 9), 16) / 255 : 1
  return mixColours(colour, below, opacity)
}

/** `share` of the first colour, the rest of the second. */
export function mixColours(one: string, other: string, share: number): string {
  const rest = readRgb(other)
  return writeRgb(readRgb(one).map((part, at) => part * share + (rest[at] ?? 0) * (1 - share)))
}

/**
 * The nearest colour to this one that can be read on all of a backdrop, or null when no colour can:
 * it is moved towards white or black, whichever needs the smaller step.
 */
export function makeReadable(
  colour: string,
  backdrop: readonly string[],
  ratio: number,
): string | null {
  for (let share = 0; share <= 1; share += 1 / 32)
    for (const end of ['#FFFFFF', '#000000']) {
      const moved = mixColours(end, colour, share)
      if (measureWorstContrast(moved, backdrop) >= ratio) return moved
    }
  return null
}

const readRgb = (colour: string): Rgb => {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

const writeRgb = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** How much light an opaque colour gives, from 0 (black) to 1 (white). */
export function measureLight(colour: string): number {
  const [red, green, blue] = readRgb(colour)
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

function toLinear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
