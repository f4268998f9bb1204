import type { FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import type { PathCommand } from '../../layout/picture-shape.ts'
import { colourOf } from '../../theme/ground.ts'
import { makeCircle } from '../../theme/make-shape.ts'
import type { Composition, PlacedIcon } from '../composition.ts'
import { drawArea, drawLine, type Point, polygon } from '../draw.ts'
import type { Kit, Scene } from '../kit.ts'
import { joinIcons, setIcon } from '../set-icon.ts'
import { makeBlock, makeHeading } from '../make-block.ts'
import { margin, right } from '../scene-parts.ts'
import { sayLabelled } from './labelled.ts'

type Cycle = Extract<FormContent, { form: 'cycle' }>

const [cx, cy, radius, node] = [640, 436, 172, 34]
/** Between a station and what is said of it. */
const away = 26

/** Stations on a ring that lead into one another, each with its words beside it. */
export function composeCycle({ items }: Cycle, scene: Scene): Composition {
  const { grounds, scale } = scene.kit
  const { page } = grounds
  const height = Math.min(150, (2 * radius * 1.72) / Math.ceil(items.length / 2))
  return {
    background: page.fill,
    shapes: drawRing(items.length, scene.kit),
    icons: placeOnRing(scene),
    blocks: [
      makeHeading(scene, 116),
      ...items.map((item, at) => {
        const [x, y] = onRing(angleAt(at, items.length))
        const isRight = x > cx - 1
        const reach = Math.max(Math.abs(x - cx) + node, widthOfRing(y, height) + 8) + away
        const edge = isRight ? cx + reach : cx - reach
        return makeBlock(
          [isRight ? edge : margin, y - height / 2, isRight ? right - edge : edge - margin, height],
          sayLabelled(item, scene, page, { labelPx: 42 * scale, textPx: 29 }),
          { team: 'stations', anchor: 'middle', align: isRight ? 'start' : 'end' },
        )
      }),
    ],
  }
}

/** On the stations, in the colour of the page. */
function placeOnRing({ icons, kit: { grounds } }: Scene): readonly PlacedIcon[] {
  const colour = colourOf(grounds.page)
  const look = { size: 44, line: colour }
  return joinIcons(
    (icons ?? []).map((icon, at, all) => setIcon(icon, look, onRing(angleAt(at, all.length)))),
  ).icons
}

/** None stands at the very top or bottom, where there is no room beside it. */
const angleAt = (at: number, count: number): number =>
  (at * 2 * Math.PI) / count + (count % 2 === 0 ? Math.PI / count : Math.PI / 2)

/** How far the ring is from its middle, at most, between these heights. */
function widthOfRing(y: number, height: number): number {
  const nearest = Math.max(0, Math.abs(y - cy) - height / 2)
  return Math.sqrt(Math.max(0, radius ** 2 - nearest ** 2))
}

const onRing = (angle: number, from = radius): Point => [
  cx + from * Math.sin(angle),
  cy - from * Math.cos(angle),
]

function drawRing(count: number, { lit, grounds: { page } }: Kit): ShapeBox[] {
  const step = (2 * Math.PI) / count
  const clear = (node + 14) / radius
  const angles = Array.from({ length: count }, (_, at) => angleAt(at, count))
  return [
    ...angles.flatMap((angle) => {
      const [from, to] = [angle + clear, angle + step - clear - 0.08]
      return [
        drawLine(arc(from, to), { colour: page.mute, width: 5, isRound: true }),
        drawHead(to, page.mute),
      ]
    }),
    ...angles.map((angle, at) => makeCircle(...onRing(angle), node, at === 0 ? lit : page.accent)),
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
