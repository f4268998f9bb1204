import type { Fill } from '#core/layout/boxes.ts'
import type { Theme } from '#core/theme/theme.ts'

const most = 6

/** The colours that a theme is made of, and black and white: what goes with the rest of the deck. */
export function listThemeColours(theme: Theme): string[] {
  const colours: string[] = []
  for (const colour of [
    theme.title.style.textColor,
    theme.content.style.textColor,
    theme.accent,
    ...theme.marks.map((mark) => mark.colour),
    ...coloursOf(theme.background),
    '#FFFFFF',
    '#000000',
  ]) {
    const opaque = colour.slice(0, 7).toUpperCase()
    if (colours.every((other) => !looksLike(other, opaque))) colours.push(opaque)
  }
  return colours.slice(0, most)
}

const coloursOf = (fill: Fill): string[] =>
  fill.kind === 'solid' ? [fill.colour] : fill.stops.map(({ colour }) => colour)

/** Two swatches that nobody could tell apart are one too many. */
const looksLike = (one: string, other: string): boolean =>
  [1, 3, 5].every((at) => Math.abs(partOf(one, at) - partOf(other, at)) < 20)

const partOf = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
