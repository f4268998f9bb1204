import type { PaintedSlide } from './list-painted-boxes.ts'

const sides = ['left', 'top', 'right', 'bottom'] as const
const hair = 1

/** Where two browsers paint the same slides otherwise: other lines, or a box off by more than 1 px. */
export function findDifferences(
  slides: readonly PaintedSlide[],
  expected: readonly PaintedSlide[],
): string[] {
  if (slides.length !== expected.length)
    return [`${slides.length} slides instead of ${expected.length}`]
  return slides.flatMap(({ name, boxes, scale }, index) => {
    const other = expected[index]?.boxes ?? []
    const told = (what: string) => `${name}: ${what}`
    const found = Math.abs(scale - 1) > 0.005 ? [told(`${scale} times as wide as its frame`)] : []
    if (boxes.map(({ what }) => what).join('\n') !== other.map(({ what }) => what).join('\n'))
      return [...found, told('other lines')]
    return found.concat(
      boxes.flatMap((box, at) =>
        sides
          .filter((side) => Math.abs(box[side] - (other[at]?.[side] ?? 0)) > hair)
          .map((side) => told(`${box.what}: ${side} ${box[side]} instead of ${other[at]?.[side]}`)),
      ),
    )
  })
}
