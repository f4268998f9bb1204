import type { FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import type { PathCommand } from '../../layout/picture-shape.ts'
import { colourOf } from '../../theme/ground.ts'
import { makeBlock as drawBlock, makeCircle } from '../../theme/make-shape.ts'
import type { Composition } from '../composition.ts'
import { drawArea, drawLine, type Point, polygon } from '../draw.ts'
import type { Kit, Scene } from '../kit.ts'
import { makeBlock, makeTitle } from '../make-block.ts'
import { margin, right } from '../scene-parts.ts'
import { sayLabelled } from './labelled.ts'

type Cycle = Extract<FormContent, { form: 'cycle' }>

const [top, bottom] = [196, 672]
const [cx, cy, radius, node] = [320, 438, 184, 40]
const listX = 640

/** Stations on a ring that lead into one another; each has the colour of its line in the list beside. */
export function composeCycle({ items }: Cycle, scene: Scene): Composition {
  const { faces, grounds } = scene.kit
  const { page } = grounds
  const pitch = (bottom - top) / items.length
  return {
    background: page.fill,
    shapes: [
      ...drawRing(items.length, scene.kit),
      ...items.map((_, at) =>
        drawBlock(listX, top + at * pitch, right - listX, at === 0 ? 3 : 1.5, page.line),
      ),
      ...items.map((_, at) =>
        makeCircle(listX + 9, top + at * pitch + pitch / 2, 9, colourAt(at, scene.kit)),
      ),
    ],
    blocks: [
      makeTitle(scene, [margin, 48, right - margin, top - 72], {
        face: faces.display,
        px: 60,
        colour: page.ink,
      }),
      ...items.map((item, at) =>
        makeBlock(
          [listX + 48, top + at * pitch + 10, right - listX - 48, pitch - 18],
          sayLabelled(item, scene, page, { labelPx: 36, textPx: 24 }),
          { team: 'stations', anchor: 'middle' },
        ),
      ),
    ],
  }
}

const colourAt = (at: number, { lit, grounds }: Kit): string =>
  at === 0 ? lit : at % 2 === 1 ? grounds.page.accent : grounds.page.mute

const onRing = (angle: number, from = radius): Point => [
  cx + from * Math.sin(angle),
  cy - from * Math.cos(angle),
]

function drawRing(count: number, kit: Kit): ShapeBox[] {
  const { page } = kit.grounds
  const step = (2 * Math.PI) / count
  const away = (node + 14) / radius
  const angles = Array.from({ length: count }, (_, at) => at * step)
  return [
    ...angles.flatMap((angle) => {
      const [from, to] = [angle + away, angle + step - away - 0.06]
      return [
        drawLine(arc(from, to), { colour: page.mute, width: 5, isRound: true }),
        drawHead(to, page.mute),
      ]
    }),
    ...angles.flatMap((angle, at) => [
      makeCircle(...onRing(angle), node, colourAt(at, kit)),
      makeCircle(...onRing(angle), node - 11, colourOf(page)),
    ]),
  ]
}

/** In pieces small enough for one curve each. */
function arc(from: number, to: number): PathCommand[] {
  const pieces = Math.max(1, Math.ceil((to - from) / (Math.PI / 4)))
  const step = (to - from) / pieces
  const handle = (4 / 3) * Math.tan(step / 4) * radius
  const along = (angle: number, by: number): Point => {
    const [x, y] = onRing(angle)
    return [x + by * Math.cos(angle), y + by * Math.sin(angle)]
  }
  return [
    { op: 'move', to: onRing(from) },
    ...Array.from({ length: pieces }, (_, at): PathCommand => {
      const [start, end] = [from + at * step, from + (at + 1) * step]
      return {
        op: 'curve',
        control1: along(start, handle),
        control2: along(end, -handle),
        to: onRing(end),
      }
    }),
  ]
}

/** The head of an arrow that ends here, on the ring. */
const drawHead = (angle: number, colour: string): ShapeBox =>
  drawArea(
    polygon([
      onRing(angle - 0.01, radius - 13),
      onRing(angle - 0.01, radius + 13),
      onRing(angle + 0.11),
    ]),
    colour,
  )
