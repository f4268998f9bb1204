import { motifs, type Palette } from './motifs.ts'
import { createSeededRandom } from './seeded-random.ts'

/** 16:9, large enough for any screen; it is drawn with lines, so size costs nothing. */
export const artworkSize = { width: 1600, height: 900 } as const

/**
 * A calm, dark picture as SVG, made on the device from nothing but the words of a slide: the same
 * words give the same picture, white text stays readable on all of it.
 */
export function drawArtwork(seed: string): string {
  const random = createSeededRandom(seed)
  const palette = mixPalette(random)
  const motif = motifs[Math.floor(random() * motifs.length)] ?? motifs[0]
  const { width, height } = artworkSize
  const [from, to] = palette
  const angle = Math.floor(random() * 90)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="ground" gradientTransform="rotate(${angle})">`,
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    motif({ random, palette, ...artworkSize }),
    '</svg>',
  ].join('')
}

/** Neighbouring or complementary hues, from nearly black to no lighter than text can bear. */
function mixPalette(random: () => number): Palette {
  const hue = random() * 360
  const spread = [25, 40, 150, 180][Math.floor(random() * 4)] ?? 25
  const shade = (step: number) =>
    toHex(
      (hue + (step * spread) / 3) % 360,
      0.3 + random() * 0.2,
      0.1 + step * 0.06 + random() * 0.03,
    )
  return [shade(0), shade(1), shade(2), shade(3)]
}

/** As hex, which every painter and file format understands. */
function toHex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
