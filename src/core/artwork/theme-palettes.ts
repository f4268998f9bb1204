import { makeReadable, measureLight, mixColours } from '../theme/contrast.ts'
import type { Theme } from '../theme/theme.ts'
import type { ArtworkPalette } from './painting.ts'

/** White text can be read on all of it. */
const textContrast = 4.5

/**
 * Paint boxes in the colours of a theme: from the darkest it has to the first or the second of its
 * charts, with the other one to stand out. More colours than these would be too many for one picture.
 */
export function createThemePalettes(theme: Theme): readonly [ArtworkPalette, ...ArtworkPalette[]] {
  const [[first, second]] = theme.charts
  const ground = findDarkest(theme)
  return [createPalette(ground, first, second), createPalette(ground, second, first)]
}

function createPalette(ground: string, colour: string, other: string): ArtworkPalette {
  const lightest = darken(colour)
  const tone = (share: number) => mixColours(lightest, ground, share)
  return {
    deep: tone(0.06),
    dark: tone(0.24),
    middle: tone(0.46),
    light: tone(0.7),
    pale: tone(0.9),
    accent: darken(other),
  }
}

/** Ink on a light theme, the ground of a dark one. */
function findDarkest({ background, title }: Theme): string {
  const colours = [
    title.style.textColor,
    ...(background.kind === 'solid'
      ? [background.colour]
      : background.stops.map(({ colour }) => colour)),
  ].map((colour) => colour.slice(0, 7))
  return darken(colours.toSorted((a, b) => measureLight(a) - measureLight(b))[0] ?? '#000000')
}

const darken = (colour: string): string =>
  makeReadable(colour, ['#FFFFFF'], textContrast) ?? '#000000'
