import type { ImageEffects } from '../../deck/pictures/image-style.ts'

/** The effects of a picture as a CSS `filter`; undefined when it has none. */
export function cssFilter(effects: ImageEffects): string | undefined {
  const { brightness, contrast, saturation, hue, blur, sepia, grayscale } = effects
  const filters = [
    brightness !== 100 && `brightness(${brightness}%)`,
    contrast !== 100 && `contrast(${contrast}%)`,
    saturation !== 100 && `saturate(${saturation}%)`,
    hue !== 0 && `hue-rotate(${hue}deg)`,
    sepia !== 0 && `sepia(${sepia}%)`,
    grayscale !== 0 && `grayscale(${grayscale}%)`,
    blur !== 0 && `blur(${blur}px)`,
  ]
  return filters.filter(Boolean).join(' ') || undefined
}
