import type { Slide } from '../deck/slide.ts'
import { readBullet } from '../deck/bullet.ts'
import { listWords } from '../outline/content-words.ts'
import { createRandom } from './create-random.ts'
import { type ArtworkStyle, drawArtwork } from './draw-artwork.ts'
import type { ArtworkPalette } from './painting.ts'

/** Those that stay quiet behind and beside text. */
const styles: readonly [ArtworkStyle, ...ArtworkStyle[]] = [
  'contours',
  'hills',
  'paper-waves',
  'constellation',
  'leaves',
  'tiles',
]

/** Muted, and dark enough throughout for white text to be read on them. */
export const mutedPalettes: readonly [ArtworkPalette, ...ArtworkPalette[]] = [
  {
    deep: '#101827',
    dark: '#1b2a41',
    middle: '#2f4562',
    light: '#4a6484',
    pale: '#5e7394',
    accent: '#8a6a3d',
  },
  {
    deep: '#0f1f1c',
    dark: '#1b3530',
    middle: '#2f5148',
    light: '#4a7064',
    pale: '#5c7c6f',
    accent: '#8f6238',
  },
  {
    deep: '#1f1420',
    dark: '#352338',
    middle: '#513a54',
    light: '#725776',
    pale: '#806683',
    accent: '#955e54',
  },
  {
    deep: '#211811',
    dark: '#3a2b1f',
    middle: '#5a4632',
    light: '#766048',
    pale: '#806a54',
    accent: '#5d7a80',
  },
]

/**
 * A picture for a slide without any model: drawn on the device from its words, and the same words
 * give the same picture. `variant` counts how often another one was asked for.
 */
export function drawSlideArtwork(
  { title, content }: Pick<Slide, 'title' | 'content'>,
  variant = 0,
): string {
  const seed = `${listWords([title, ...content.map((point) => readBullet(point).text)].join(' ')).join(' ')}:${variant}`
  const random = createRandom(seed)
  return drawArtwork({ style: random.pick(styles), seed, palette: random.pick(mutedPalettes) })
}
