import type { FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import type { PathCommand } from '../../layout/pictures/picture-shape.ts'
import { colourOf } from '../../theme/ground.ts'
import { makeBlock as drawBlock, makeCircle } from '../../theme/make-shape.ts'
import type { BlockText, Composition, PlacedIcon } from '../composition.ts'
import { drawArea, drawLine, type Point, polygon } from '../draw.ts'
import type { Scene } from '../kit.ts'
import { joinIcons, setIcon } from '../icons/set-icon.ts'
import { makeBlock, makeHeading } from '../make-block.ts'
import { right } from '../scene-parts.ts'
import { sayLabelled } from './labelled.ts'

type Cycle = Extract<FormContent, { form: 'cycle' }>

const [cx, cy, radius] = [316, 436, 184]
/** How large a station is: with an icon on it, and without. */
const nodes = { shown: 46, bare: 30 } as const
/** Of what is said of the stations: rows beside the ring, behind their numbers. */
const [top, bottom, ordinalX, textX] = [192, 680, 628, 704]

/** Stations on a ring that lead into one another, and what is said of each in rows beside it. */
export function composeCycle({ items }: Cycle, scene: Scene): Composition {
  const { grounds, scale, faces, lit } = scene.kit
  const { page } = grounds
  const pitch = (bottom - top) / items.length
  const sizes =
    items.length <= 3
      ? { label: 54, text: 36 }
      : items.length === 4
        ? { label: 44, text: 32 }
        : { label: 38, text: 28 }
  return {
    background: page.fill,
    shapes: [
      ...drawRing(items.length, scene),
      ...items.map((_, at) =>
        drawBlock(ordinalX, top + at * pitch, right - ordinalX, at === 0 ? 3 : 1.5, page.line),
      ),
    ],
    icons: placeOnRing(scene),
    blocks: [
      makeHeading(scene, 116),
      ...items.map((item, at) => {
        const [first, ...others] = sayLabelled(item, scene, page, {
          labelPx: sizes.label * scale,
          textPx: sizes.text,
        }).filter((text) => text !== null)
        const mark = {
          text: String(at + 1),
          face: faces.figure,
          px: sizes.label * scale,
          colour: at === 0 ? lit : page.accent,
          x: ordinalX,
        }
        return makeBlock(
          [textX, top + at * pitch + 8, right - textX, pitch - 12],
          first ? [{ ...first, mark }, ...others.map(drawNear)] : [],
          { team: 'stations', anchor: 'middle' },
        )
      }),
    ],
  }
}

const drawNear = (text: BlockText): BlockText => ({ ...text, gap: 2 })

/** On the stations, in the colour of the page. */
function placeOnRing({ icons, kit: { grounds } }: Scene): readonly PlacedIcon[] {
  const colour = colourOf(grounds.page)
  const look = { size: 58, line: colour }
  return joinIcons(
    (icons ?? []).map((icon, at, all) => setIcon(icon, look, onRing(angleAt(at, all.length)))),
  ).icons
}

/** From the top on, clockwise. */
const angleAt = (at: number, count: number): number => (at * 2 * Math.PI) / count

const onRing = (angle: number, from = radius): Point => [
  cx + from * Math.sin(angle),
  cy - from * Math.cos(angle),
]

function drawRing(count: number, { icons, kit: { lit, grounds } }: Scene): ShapeBox[] {
  const { page } = grounds
  const node = icons ? nodes.shown : nodes.bare
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
