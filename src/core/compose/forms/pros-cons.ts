import type { FormContent, Side } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import type { PathCommand } from '../../layout/pictures/picture-shape.ts'
import { colourOf, type Ground } from '../../theme/ground.ts'
import { makeBlock as drawBlock, makeCircle } from '../../theme/make-shape.ts'
import type { Block, Composition } from '../composition.ts'
import { drawLine, type Point, straight } from '../draw.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeTitle, say } from '../make-block.ts'
import { margin, right } from '../scene-parts.ts'

type ProsCons = Extract<FormContent, { form: 'pros-cons' }>

const top = 200
const radius = 20
/** Where the panel begins, above its first words. */
const above = 34

/** What speaks for it on the page, what speaks against it on the panel beside: a tick or a cross before each. */
export function composeProsCons({ sides }: ProsCons, scene: Scene): Composition {
  const { faces, grounds } = scene.kit
  const { page, panel } = grounds
  // Rows stand beside each other, also where one side has fewer.
  const count = Math.max(1, ...sides.map(({ rows }) => rows.length))
  const lefts = composeSide(sides[0], { x: margin, ground: page, count }, scene, drawTick)
  const rights = composeSide(sides[1], { x: 640 + margin, ground: panel, count }, scene, drawCross)
  return {
    background: page.fill,
    shapes: [
      drawBlock(640, top - above, 640, 720 - top + above, panel.fill),
      ...lefts.shapes,
      ...rights.shapes,
    ],
    blocks: [
      makeTitle(scene, [margin, 48, right - margin, top - above - 64], {
        face: faces.display,
        px: scene.kit.titlePx,
        colour: page.ink,
      }),
      ...lefts.blocks,
      ...rights.blocks,
    ],
  }
}

export type DrawSign = (at: Point, ground: Ground) => ShapeBox[]

function composeSide(
  { name, rows }: Side,
  { x, ground, count }: { x: number; ground: Ground; count: number },
  { kit: { faces, scale } }: Scene,
  drawSign: DrawSign,
): { blocks: Block[]; shapes: ShapeBox[] } {
  const width = 640 - 2 * margin
  const first = top + 88
  // Few have room for larger letters.
  const px = count === 1 ? 52 : count === 2 ? 44 : 38
  const pitch = Math.min(count === 1 ? 300 : 196, (676 - first) / count)
  const ys = rows.map((_, at) => first + at * pitch)
  return {
    blocks: [
      makeBlock(
        [x, top, width, 64],
        [say(name, { face: faces.display, px: 52 * scale, colour: ground.ink })],
        { team: 'names' },
      ),
      ...rows.map((row, at) =>
        makeBlock(
          [x + 64, ys[at] ?? 0, width - 64, pitch - 14],
          [say(row, { face: faces.text, px, colour: ground.ink })],
          { team: 'rows', anchor: 'middle', continues: at > 0 },
        ),
      ),
    ],
    shapes: ys.flatMap((y) => drawSign([x + radius, y + (pitch - 14) / 2], ground)),
  }
}

const path = (...points: readonly Point[]): PathCommand[] =>
  points.map((to, at): PathCommand => ({ op: at === 0 ? 'move' : 'line', to }))

export const drawTick: DrawSign = ([x, y], ground) => [
  makeCircle(x, y, radius, ground.accent),
  drawLine(path([x - 8, y + 0.5], [x - 2.5, y + 7], [x + 9, y - 6.5]), {
    colour: colourOf(ground),
    width: 4,
    isRound: true,
  }),
]

export const drawCross: DrawSign = ([x, y], ground) => [
  makeCircle(x, y, radius, ground.mute),
  ...[-1, 1].map((slope) =>
    drawLine(straight([x - 7, y - 7 * slope], [x + 7, y + 7 * slope]), {
      colour: colourOf(ground),
      width: 4,
      isRound: true,
    }),
  ),
]
