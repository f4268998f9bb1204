import type { ImageStyle } from '../../deck/pictures/image-style.ts'
import type { Rect, ShapeBox } from '../boxes.ts'

type Point = readonly [x: number, y: number]

/** Closed lines in px of the stage, as every painter can draw them. */
export type PathCommand =
  | { op: 'move' | 'line'; to: Point }
  | { op: 'curve'; control1: Point; control2: Point; to: Point }
  | { op: 'close' }

export const cornerRadius = 28

/** How far the handles of a cubic curve stand out for a quarter of a circle. */
const quarter = 0.5523

/** The outline of a shape that fills its rectangle. */
export function outlineShape(shape: ImageStyle['shape'], rect: Rect): PathCommand[] {
  switch (shape) {
    case 'rectangle':
      return outlineRoundedRect(rect, 0)
    case 'rounded':
      return outlineRoundedRect(rect, Math.min(cornerRadius, rect.width / 2, rect.height / 2))
    case 'circle':
      return outlineRoundedRect(rect, Math.min(rect.width, rect.height) / 2)
    case 'heart':
      return outlineHeart(rect)
    default:
      return outlinePolygon(polygons[shape], rect)
  }
}

/** Of a box of any form, for painters that know paths alone. What has an edge has it on the inside. */
export function outlineBox({
  shape,
  radius,
  stroke,
  path = [],
  ...rect
}: ShapeBox): readonly PathCommand[] {
  if (shape === 'path') return path
  const inset = (stroke?.width ?? 0) / 2
  const inner = {
    x: rect.x + inset,
    y: rect.y + inset,
    width: Math.max(0, rect.width - 2 * inset),
    height: Math.max(0, rect.height - 2 * inset),
  }
  const most = [inner.width / 2, inner.height / 2] as const
  if (shape === 'ellipse') return outlineRoundedRect(inner, ...most)
  return outlineRoundedRect(inner, Math.min(Math.max(0, radius - inset), ...most))
}

/** Rectangles stretch; what would lose its form is drawn in a square. */
export const keepsForm = (shape: ImageStyle['shape']): boolean =>
  shape !== 'rectangle' && shape !== 'rounded'

/** In shares of the rectangle, clockwise. */
const polygons: Record<'hexagon' | 'triangle' | 'star', readonly Point[]> = {
  hexagon: [
    [0.25, 0.067],
    [0.75, 0.067],
    [1, 0.5],
    [0.75, 0.933],
    [0.25, 0.933],
    [0, 0.5],
  ],
  triangle: [
    [0.5, 0.067],
    [1, 0.933],
    [0, 0.933],
  ],
  star: listStarPoints(),
}

function listStarPoints(): Point[] {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const radius = index % 2 === 0 ? 1 : 0.42
    const angle = (index * Math.PI) / 5
    return [radius * Math.sin(angle), -radius * Math.cos(angle)]
  })
  // Its points reach further up than down: stretched to touch all four sides.
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return points.map(([x, y]) => [shareOf(x, xs), shareOf(y, ys)])
}

function shareOf(value: number, all: readonly number[]): number {
  return (value - Math.min(...all)) / (Math.max(...all) - Math.min(...all))
}

function outlinePolygon(points: readonly Point[], rect: Rect): PathCommand[] {
  const lines = points.map((point, index): PathCommand => ({
    op: index === 0 ? 'move' : 'line',
    to: within(rect, point),
  }))
  return [...lines, { op: 'close' }]
}

const within = ({ x, y, width, height }: Rect, [across, down]: Point): Point => [
  x + across * width,
  y + down * height,
]

/** A rectangle whose corners are quarters of ellipses: as large as can be, they are one. */
function outlineRoundedRect(
  { x, y, width, height }: Rect,
  radius: number,
  radiusDown = radius,
): PathCommand[] {
  const [right, bottom] = [x + width, y + height]
  if (radius === 0)
    return outlinePolygon(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      { x, y, width, height },
    )
  const [across, down] = [radius * (1 - quarter), radiusDown * (1 - quarter)]
  return [
    { op: 'move', to: [x + radius, y] },
    { op: 'line', to: [right - radius, y] },
    {
      op: 'curve',
      control1: [right - across, y],
      control2: [right, y + down],
      to: [right, y + radiusDown],
    },
    { op: 'line', to: [right, bottom - radiusDown] },
    {
      op: 'curve',
      control1: [right, bottom - down],
      control2: [right - across, bottom],
      to: [right - radius, bottom],
    },
    { op: 'line', to: [x + radius, bottom] },
    {
      op: 'curve',
      control1: [x + across, bottom],
      control2: [x, bottom - down],
      to: [x, bottom - radiusDown],
    },
    { op: 'line', to: [x, y + radiusDown] },
    { op: 'curve', control1: [x, y + down], control2: [x + across, y], to: [x + radius, y] },
    { op: 'close' },
  ]
}

export const curve = (control1: Point, control2: Point, to: Point): PathCommand => ({
  op: 'curve',
  control1,
  control2,
  to,
})

function outlineHeart(rect: Rect): PathCommand[] {
  const at = (x: number, y: number) => within(rect, [x, y])
  return [
    { op: 'move', to: at(0.5, 0.22) },
    curve(at(0.58, 0.06), at(0.7, 0.03), at(0.76, 0.03)),
    curve(at(0.9, 0.03), at(1, 0.15), at(1, 0.31)),
    curve(at(1, 0.58), at(0.72, 0.76), at(0.5, 0.97)),
    curve(at(0.28, 0.76), at(0, 0.58), at(0, 0.31)),
    curve(at(0, 0.15), at(0.1, 0.03), at(0.24, 0.03)),
    curve(at(0.3, 0.03), at(0.42, 0.06), at(0.5, 0.22)),
    { op: 'close' },
  ]
}

/** As SVG and CSS write it. */
export const toPathText = (commands: readonly PathCommand[]): string =>
  commands
    .map((command) => {
      if (command.op === 'close') return 'Z'
      if (command.op === 'curve')
        return `C${[command.control1, command.control2, command.to].map(toText).join(' ')}`
      return `${command.op === 'move' ? 'M' : 'L'}${toText(command.to)}`
    })
    .join('')

const toText = ([x, y]: Point): string => `${round(x)} ${round(y)}`
const round = (value: number): number => Math.round(value * 100) / 100
