import { aurora } from './aurora.ts'
import { cityBlocks } from './city-blocks.ts'
import { constellation } from './constellation.ts'
import { contours } from './contours.ts'
import { createRandom } from './create-random.ts'
import { hills } from './hills.ts'
import { leaves } from './leaves.ts'
import { type ArtworkPalette, canvas, type PaintingStyle } from './painting.ts'
import { paperWaves } from './paper-waves.ts'
import { tiles } from './tiles.ts'

const styles = {
  hills,
  'paper-waves': paperWaves,
  tiles,
  contours,
  aurora,
  leaves,
  'city-blocks': cityBlocks,
  constellation,
} satisfies Record<string, PaintingStyle>

export type ArtworkStyle = keyof typeof styles

export type Artwork = { style: ArtworkStyle; seed: string; palette?: ArtworkPalette }

/**
 * A picture of our own as SVG: the same seed draws the same picture, on any machine, offline. What
 * matters in it stands around the middle, because a slide may cut off its sides.
 */
export function drawArtwork({ style, seed, palette }: Artwork): string {
  const random = createRandom(`${style}:${seed}`)
  const { draw, palettes } = styles[style]
  const chosen = random.pick(palettes)
  const { width, height } = canvas
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw({ random, palette: palette ?? chosen })}</svg>`
}
