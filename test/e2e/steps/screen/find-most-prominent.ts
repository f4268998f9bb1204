import type { Locator, Page } from '@playwright/test'

/**
 * What an impatient newcomer presses: of all controls in sight the one whose ground is the largest, times
 * how far it stands out from what is around it (its contrast, less the 1 of what cannot be told apart).
 */
export async function findMostProminent(page: Page): Promise<Locator> {
  const mark = 'data-most-prominent'
  await page.evaluate((attribute) => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!brush) throw new Error('No canvas to read colours with')

    /** Any colour that CSS can say, as four numbers to 255. */
    function read(colour: string): [number, number, number, number] {
      brush!.clearRect(0, 0, 1, 1)
      brush!.fillStyle = colour
      brush!.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush!.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha]
    }
    /** As WCAG has it. */
    function luminance(colour: string): number {
      const [red, green, blue] = read(colour)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
        number,
        number,
        number,
      ]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
    const isSeen = (colour: string) => read(colour)[3] > 127
    function groundAround(element: Element): string {
      for (let one = element.parentElement; one; one = one.parentElement)
        if (isSeen(groundOf(one))) return groundOf(one)
      return 'white'
    }
    function weigh(element: Element): number {
      const box = element.getBoundingClientRect()
      const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0)
      const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
      const ground = groundOf(element)
      if (width <= 0 || height <= 0 || !isSeen(ground)) return 0
      const [x, y] = [Math.max(box.left, 0) + width / 2, Math.max(box.top, 0) + height / 2]
      if (!element.contains(document.elementFromPoint(x, y))) return 0
      const [one, other] = [luminance(ground), luminance(groundAround(element))]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      return width * height * (contrast - 1)
    }
    for (const marked of document.querySelectorAll(`[${attribute}]`))
      marked.removeAttribute(attribute)
    const controls = [...document.querySelectorAll('a[href], button:enabled')]
    const [most] = controls.toSorted((one, other) => weigh(other) - weigh(one))
    most?.setAttribute(attribute, '')
  }, mark)
  return page.locator(`[${mark}]`)
}
