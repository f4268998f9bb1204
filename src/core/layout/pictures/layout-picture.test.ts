import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  defaultImageEffects,
  defaultImageStyle,
  type ImageStyle,
  wholePicture,
} from '../../deck/pictures/image-style.ts'
import { imageStyleSchema } from '../../deck/pictures/image-style-schema.ts'
import type { PictureBox, Rect } from '../boxes.ts'
import { coverArea, findShownAspect, layoutPicture } from './layout-picture.ts'
import type { PathCommand } from './picture-shape.ts'

const frame: Rect = { x: 640, y: 0, width: 640, height: 720 }

const boxOf = (
  style: Partial<ImageStyle> = {},
  effects = {},
  aspect: number | null = null,
): PictureBox => ({
  kind: 'picture',
  index: 0,
  ...frame,
  style: { ...defaultImageStyle, ...style },
  effects: { ...defaultImageEffects, ...effects },
  crop: wholePicture,
  aspect,
  alt: '',
})

const shapes = imageStyleSchema.entries.shape.options
const anyStyle = fc.record({
  ...Object.fromEntries(
    (['shape', 'borderStyle', 'shadow', 'position', 'size', 'fit', 'overlay'] as const).map(
      (field) => [field, fc.constantFrom(...imageStyleSchema.entries[field].options)],
    ),
  ),
  borderWidth: fc.integer({ min: 0, max: 20 }),
  overlayOpacity: fc.integer({ min: 0, max: 100 }),
}) as fc.Arbitrary<Partial<ImageStyle>>

const pointsOf = (outline: readonly PathCommand[]) =>
  outline.flatMap((command) => {
    if (command.op === 'close') return []
    return command.op === 'curve' ? [command.control1, command.control2, command.to] : [command.to]
  })

test.each([
  ['small', 160, 180],
  ['medium', 320, 360],
  ['large', 480, 540],
  ['full', 640, 720],
] as const)('PB1 a %s picture takes its share of the frame', (size, width, height) => {
  const { rect } = layoutPicture(boxOf({ size }))
  expect(rect).toMatchObject({ width, height })
})

test.each([
  ['top-left', 680, 40],
  ['top', 800, 40],
  ['top-right', 920, 40],
  ['left', 680, 180],
  ['center', 800, 180],
  ['right', 920, 180],
  ['bottom-left', 680, 320],
  ['bottom', 800, 320],
  ['bottom-right', 920, 320],
] as const)('PB2 %s stands there in the frame, 40 px from its edges', (position, x, y) => {
  expect(layoutPicture(boxOf({ size: 'medium', position })).rect).toMatchObject({ x, y })
})

test('PB2 a full picture fills its frame, whatever its position', () => {
  for (const position of imageStyleSchema.entries.position.options)
    expect(layoutPicture(boxOf({ position })).rect).toEqual(frame)
})

test.each(['circle', 'hexagon', 'triangle', 'star', 'heart'] as const)(
  'PB3 a %s is drawn in the largest square that fits',
  (shape) => {
    expect(layoutPicture(boxOf({ shape, size: 'medium' })).rect).toMatchObject({
      width: 320,
      height: 320,
    })
  },
)

test.each([
  [2, 'full', { x: 640, y: 200, width: 640, height: 320 }],
  [0.5, 'full', { x: 780, y: 0, width: 360, height: 720 }],
  [2, 'medium', { x: 800, y: 280, width: 320, height: 160 }],
] as const)('WP2 a whole picture of form %d and size %s has its own form', (aspect, size, rect) => {
  expect(layoutPicture(boxOf({ fit: 'contain', size }, {}, aspect)).rect).toEqual(rect)
})

test('WP2 a whole picture stands at its position in the room it leaves', () => {
  const at = (position: ImageStyle['position']) =>
    layoutPicture(boxOf({ fit: 'contain', position }, {}, 2)).rect.y
  expect([at('top'), at('center'), at('bottom')]).toEqual([0, 200, 400])
})

test('WP2 what has a form of its own is filled, and so is a frame while the form is unknown', () => {
  const square = { width: 640, height: 640 }
  expect(layoutPicture(boxOf({ fit: 'contain', shape: 'circle' }, {}, 2)).rect).toMatchObject(
    square,
  )
  expect(layoutPicture(boxOf({ fit: 'contain' })).rect).toEqual(frame)
})

test('WP2 where a slide does not say what form its picture has, the picture does', () => {
  const picture = { width: 300, height: 150 }
  const whole = { fit: 'contain' } as const
  expect(layoutPicture(boxOf(whole), picture)).toEqual(layoutPicture(boxOf(whole, {}, 2)))
  expect(layoutPicture(boxOf(whole, {}, 0.5), picture)).toEqual(
    layoutPicture(boxOf(whole, {}, 0.5)),
  )
})

test('WP2 the form is that of the part that is shown', () => {
  expect(findShownAspect(1.5, { width: 0.5, height: 1 })).toBe(0.75)
  expect(findShownAspect(1.5, { width: 0, height: 0 })).toBe(1.5)
})

test('PB4 an outline begins once, closes once and stays in its rectangle', () => {
  fc.assert(
    fc.property(anyStyle, (style) => {
      const { rect, outline } = layoutPicture(boxOf(style))
      expect(outline.filter(({ op }) => op === 'move')).toHaveLength(1)
      expect(outline.at(-1)).toEqual({ op: 'close' })
      for (const [x, y] of pointsOf(outline)) {
        expect(x).toBeGreaterThanOrEqual(rect.x - 1e-6)
        expect(x).toBeLessThanOrEqual(rect.x + rect.width + 1e-6)
        expect(y).toBeGreaterThanOrEqual(rect.y - 1e-6)
        expect(y).toBeLessThanOrEqual(rect.y + rect.height + 1e-6)
      }
    }),
  )
})

test('PB4 no two shapes have the same outline', () => {
  const outlines = shapes.map((shape) => JSON.stringify(layoutPicture(boxOf({ shape })).outline))
  expect(new Set(outlines).size).toBe(7)
})

test('PB5 the border runs along the outline, half of it outside, and all of it in the rectangle', () => {
  const { rect, area, border } = layoutPicture(boxOf({ borderWidth: 20, borderStyle: 'double' }))
  expect(border).toEqual({ width: 20, colour: '#3B82F6', style: 'double' })
  expect(area).toEqual({ x: rect.x + 10, y: 10, width: rect.width - 20, height: rect.height - 20 })
  expect(layoutPicture(boxOf({ borderWidth: 0 })).border).toBeNull()
})

test('PB6 shadows grow from small to large; a glow has the colour of the border; none is none', () => {
  const blurOf = (shadow: ImageStyle['shadow']) =>
    layoutPicture(boxOf({ shadow })).shadow?.blur ?? 0
  expect(blurOf('none')).toBe(0)
  expect(blurOf('small')).toBeLessThan(blurOf('medium'))
  expect(blurOf('medium')).toBeLessThan(blurOf('large'))
  expect(layoutPicture(boxOf({ shadow: 'glow', borderColor: '#112233' })).shadow).toMatchObject({
    down: 0,
    colour: '#112233D9',
  })
})

test('PB7 an overlay is black, white, its colour, or that colour fading in, at its opacity', () => {
  const overlayOf = (overlay: ImageStyle['overlay'], overlayOpacity = 30) =>
    layoutPicture(boxOf({ overlay, overlayOpacity, overlayColor: '#112233' })).overlay
  expect(overlayOf('none')).toBeNull()
  expect(overlayOf('dark', 0)).toBeNull()
  expect(overlayOf('dark')).toEqual({ kind: 'solid', colour: '#0000004D' })
  expect(overlayOf('light', 100)).toEqual({ kind: 'solid', colour: '#FFFFFFFF' })
  expect(overlayOf('color', 50)).toEqual({ kind: 'solid', colour: '#11223380' })
  expect(overlayOf('gradient')).toEqual({
    kind: 'linear',
    angle: 180,
    stops: [
      { at: 0, colour: '#11223300' },
      { at: 1, colour: '#1122334D' },
    ],
  })
})

test('PB8 rotation, scale and opacity come as degrees and shares', () => {
  expect(layoutPicture(boxOf({}, { rotation: -90, scale: 150, opacity: 40 }))).toMatchObject({
    frame,
    rotation: -90,
    scale: 1.5,
    opacity: 0.4,
  })
})

const share = fc.double({ min: 0.05, max: 0.45, noNaN: true })
const side = fc.integer({ min: 1, max: 6000 })

test('PB9 the part that is shown covers the area, is centred in it and is not stretched', () => {
  fc.assert(
    fc.property(share, share, share, share, side, side, (x, y, width, height, w, h) => {
      const area = { x: 100, y: 50, width: 300, height: 200 }
      const whole = coverArea(
        area,
        { ...wholePicture, x, y, width, height },
        { width: w, height: h },
      )
      expect(whole.width / whole.height).toBeCloseTo(w / h, 6)
      const part = {
        left: whole.x + x * whole.width,
        top: whole.y + y * whole.height,
        width: width * whole.width,
        height: height * whole.height,
      }
      expect(part.left).toBeLessThanOrEqual(area.x + 1e-6)
      expect(part.top).toBeLessThanOrEqual(area.y + 1e-6)
      expect(part.left + part.width / 2).toBeCloseTo(area.x + area.width / 2, 6)
      expect(part.top + part.height / 2).toBeCloseTo(area.y + area.height / 2, 6)
      expect(Math.min(part.width - area.width, part.height - area.height)).toBeCloseTo(0, 5)
    }),
  )
})

test('PB9 a focal point stands in the middle, or as near to it as the picture reaches', () => {
  const focus = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(focus, focus, side, side, (focusX, focusY, width, height) => {
      const area = { x: 100, y: 50, width: 300, height: 200 }
      const whole = coverArea(area, { ...wholePicture, focusX, focusY }, { width, height })
      expect(whole.x).toBeLessThanOrEqual(area.x + 1e-6)
      expect(whole.x + whole.width).toBeGreaterThanOrEqual(area.x + area.width - 1e-6)
      expect(whole.y).toBeLessThanOrEqual(area.y + 1e-6)
      expect(whole.y + whole.height).toBeGreaterThanOrEqual(area.y + area.height - 1e-6)
      const at = [whole.x + focusX * whole.width, whole.y + focusY * whole.height] as const
      expect(at[0]).toBeGreaterThanOrEqual(area.x - 1e-6)
      expect(at[0]).toBeLessThanOrEqual(area.x + area.width + 1e-6)
      expect(at[1]).toBeGreaterThanOrEqual(area.y - 1e-6)
      expect(at[1]).toBeLessThanOrEqual(area.y + area.height + 1e-6)
    }),
  )
  const wide = coverArea(
    { x: 0, y: 0, width: 100, height: 100 },
    { ...wholePicture, focusX: 0.4 },
    { width: 400, height: 100 },
  )
  expect(wide.x).toBeCloseTo(50 - 0.4 * 400, 6)
})

test('PB9 a crop that leaves nothing still has a place', () => {
  const area = { x: 100, y: 50, width: 300, height: 200 }
  const empty = { ...wholePicture, x: 0.5, y: 0.5, width: 0, height: 0 }
  const whole = coverArea(area, empty, { width: 800, height: 600 })
  expect(Object.values(whole).every(Number.isFinite)).toBe(true)
})
