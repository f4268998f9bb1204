import type { Slide } from '../deck/slide.ts'
import { readBullet } from '../deck/texts/bullet.ts'
import { listWords } from '../outline/content-words.ts'
import type { Theme } from '../theme/theme.ts'
import { createRandom } from './create-random.ts'
import { type ArtworkStyle, drawArtwork } from './draw-artwork.ts'
import { createThemePalettes } from './theme-palettes.ts'

/** Those that stay quiet behind and beside text. */
const styles: readonly [ArtworkStyle, ...ArtworkStyle[]] = [
  'contours',
  'hills',
  'paper-waves',
  'constellation',
  'leaves',
  'tiles',
]

/**
 * A picture for a slide without any model: drawn on the device from its words, and the same words
 * give the same picture in the same theme. `variant` counts how often another one was asked for.
 */
export function drawSlideArtwork(
  { title, content }: Pick<Slide, 'title' | 'content'>,
  theme: Theme,
  variant = 0,
): string {
  const seed = `${listWords([title, ...content.map((point) => readBullet(point).text)].join(' ')).join(' ')}:${variant}`
  const random = createRandom(seed)
  return drawArtwork({
    style: random.pick(styles),
    seed,
    palette: random.pick(createThemePalettes(theme)),
  })
}
