import type { FormContent, Side } from '../form/form-content.ts'
import { type DrawSign, drawCross, drawTick } from '../compose/forms/pros-cons.ts'
import type { Composition } from '../compose/composition.ts'
import type { Scene } from '../compose/kit.ts'
import { makeBlock, say, sayFigure } from '../compose/make-block.ts'
import type { Ground } from '../theme/ground.ts'
import { makeBlock as drawBlock } from '../theme/make-shape.ts'
import type { TallRoom } from './film-stages.ts'
import { makeHeading, onPage } from './tall-page.ts'

type Sides = Extract<FormContent, { form: 'comparison' | 'pros-cons' }>
type Place = { left: number; right: number; top: number; bottom: number }

/** Where rows begin beside a tick or a cross. */
const besideSign = 60
/** How high a row is at the most, and what stands above the rows. */
const [mostRow, nameHeight, figureHeight] = [190, 84, 176]

/** The one above the other, or beside it where there is as much room; each on a ground of its own. */
export function composeSides({ form, sides }: Sides, scene: Scene, room: TallRoom): Composition {
  const { title, top } = makeHeading(scene, room)
  const { page, panel } = scene.kit.grounds
  const [first, second] = listHalves({ ...room, top })
  const hasFigure = sides.some(({ figure }) => figure !== null)
  const count = Math.max(1, ...sides.map(({ rows }) => rows.length))
  const signs: readonly (DrawSign | null)[] =
    form === 'pros-cons' ? [drawTick, drawCross] : [null, null]
  const parts = sides.map((side, at) =>
    composeSide(side, scene, {
      place: at === 0 ? first : second.words,
      ground: at === 0 ? page : panel,
      hasFigure,
      count,
      drawSign: signs[at] ?? null,
    }),
  )
  const { x, y } = second.field
  return onPage(
    scene,
    [
      drawBlock(x, y, room.width - x, room.height - y, panel.fill),
      ...parts.flatMap(({ shapes }) => shapes),
    ],
    [title, ...parts.flatMap(({ blocks }) => blocks)],
  )
}

function listHalves(
  room: TallRoom,
): readonly [Place, { words: Place; field: { x: number; y: number } }] {
  const { left, right, top, bottom, width, height } = room
  if (width < height) {
    const y = (top + bottom) / 2
    return [
      { left, right, top, bottom: y - 24 },
      { words: { left, right, top: y + 28, bottom }, field: { x: 0, y } },
    ]
  }
  const x = width / 2
  return [
    { left, right: x - 28, top: top + 28, bottom },
    { words: { left: x + 36, right, top: top + 28, bottom }, field: { x, y: top } },
  ]
}

type SideLook = {
  place: Place
  ground: Ground
  /** What one side has, the other leaves room for: so their rows stand in line. */
  hasFigure: boolean
  count: number
  drawSign: DrawSign | null
}

function composeSide(
  { name, figure, rows }: Side,
  { kit: { faces, scale } }: Scene,
  { place, ground, hasFigure, count, drawSign }: SideLook,
) {
  const { left, right, top, bottom } = place
  const width = right - left
  const from = top + nameHeight + (hasFigure ? figureHeight : 0)
  const pitch = Math.min(mostRow, (bottom - from) / count)
  const indent = drawSign ? besideSign : 0
  return {
    shapes: rows.flatMap((_, at) => [
      drawBlock(left, from + at * pitch, width, 1.5, ground.line),
      ...(drawSign?.([left + 20, from + (at + 0.5) * pitch], ground) ?? []),
    ]),
    blocks: [
      makeBlock(
        [left, top, width, nameHeight - 14],
        [say(name, { face: faces.display, px: Math.round(56 * scale), colour: ground.ink })],
        { team: 'names' },
      ),
      ...(figure
        ? [
            makeBlock(
              [left, top + nameHeight, width, figureHeight - 16],
              [
                sayFigure(figure, {
                  face: faces.figure,
                  px: Math.round(112 * scale),
                  unitPx: Math.round(52 * scale),
                  colour: ground.ink,
                }),
                say(figure.text, { face: faces.text, px: 28, colour: ground.mute, gap: 4 }),
              ],
              { team: 'figures' },
            ),
          ]
        : []),
      ...rows.map((row, at) =>
        makeBlock(
          [left + indent, from + at * pitch + 8, width - indent, pitch - 16],
          [say(row, { face: faces.text, px: 42, colour: ground.ink })],
          { team: 'rows', anchor: 'middle', continues: at > 0 },
        ),
      ),
    ].filter(({ texts }) => texts.length > 0),
  }
}
