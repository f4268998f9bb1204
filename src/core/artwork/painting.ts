import type { Random } from './create-random.ts'

/** From the deepest to the lightest, and one that stands out. */
export type ArtworkPalette = {
  deep: string
  dark: string
  middle: string
  light: string
  pale: string
  accent: string
}

export type Painting = { random: Random; palette: ArtworkPalette }

/** One way of painting, and the colours it looks well in. */
export type PaintingStyle = {
  palettes: readonly [ArtworkPalette, ...ArtworkPalette[]]
  /** What is inside the SVG. */
  draw(painting: Painting): string
}

export const canvas = { width: 1600, height: 1200 } as const
