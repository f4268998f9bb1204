export type OutlinePoint = { x: number; y: number; isOn: boolean }
export type Contour = OutlinePoint[]
export type OutlineBox = { left: number; bottom: number; right: number; top: number }

/** Null where nothing is drawn, as of a space. */
export function measureContours(contours: readonly Contour[]): OutlineBox | null {
  let box: OutlineBox | null = null
  for (const { x, y } of contours.flat())
    box = box
      ? {
          left: Math.min(box.left, x),
          bottom: Math.min(box.bottom, y),
          right: Math.max(box.right, x),
          top: Math.max(box.top, y),
        }
      : { left: x, bottom: y, right: x, top: y }
  return box
}

const flags = { on: 0x01, shortX: 0x02, shortY: 0x04, sameX: 0x10, sameY: 0x20 }

/** A glyph of TrueType, without programs. */
export function writeOutline(
  contours: readonly Contour[],
  { left, bottom, right, top }: OutlineBox,
): Uint8Array {
  const bytes: number[] = []
  const addShort = (value: number) => bytes.push((value >> 8) & 0xff, value & 0xff)
  for (const value of [contours.length, left, bottom, right, top]) addShort(value)
  let count = 0
  for (const { length } of contours) {
    count += length
    addShort(count - 1)
  }
  addShort(0)
  const points = contours.flat()
  const steps = points.map(({ x, y, isOn }, index) => {
    const before = points[index - 1] ?? { x: 0, y: 0 }
    return { dx: x - before.x, dy: y - before.y, isOn }
  })
  for (const { dx, dy, isOn } of steps)
    bytes.push(
      (isOn ? flags.on : 0) |
        flagStep(dx, flags.shortX, flags.sameX) |
        flagStep(dy, flags.shortY, flags.sameY),
    )
  for (const { dx } of steps) addStep(dx)
  for (const { dy } of steps) addStep(dy)
  while (bytes.length % 4 > 0) bytes.push(0)
  return Uint8Array.from(bytes)

  function addStep(step: number): void {
    if (step === 0) return
    if (Math.abs(step) <= 0xff) bytes.push(Math.abs(step))
    else addShort(step)
  }
}

/** Of a short step the second flag says that it is positive, of a long one that there is none. */
function flagStep(step: number, short: number, same: number): number {
  if (step === 0) return same
  if (Math.abs(step) > 0xff) return 0
  return short | (step > 0 ? same : 0)
}

/** Where each of these glyphs begins, and where the last one ends, in four bytes each. */
export function writePlaces(glyphs: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer((glyphs.length + 1) * 4))
  let at = 0
  for (const [glyph, { length }] of glyphs.entries()) {
    view.setUint32(glyph * 4, at)
    at += length
  }
  view.setUint32(glyphs.length * 4, at)
  return new Uint8Array(view.buffer)
}
