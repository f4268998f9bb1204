import type { Locator } from '@playwright/test'

/** The hue (in degrees) of what an element stands on, and how far it is from grey (0 to 255). */
export const readGround = (locator: Locator): Promise<{ hue: number; chroma: number }> =>
  locator.evaluate((element) => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d')
    if (!paint) throw new Error('there is nothing to paint on')
    paint.fillStyle = getComputedStyle(element).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
    const hue = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
    return {
      hue: (hue + 360) % 360,
      chroma: Math.max(red, green, blue) - Math.min(red, green, blue),
    }
  })
