import type { ShapeBox } from '../../layout/boxes.ts'
import { colourOf } from '../../theme/ground.ts'
import { makeBlock as drawBlock, makeCircle } from '../../theme/make-shape.ts'
import type { Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeHeading, say } from '../make-block.ts'
import { margin, right } from '../scene-parts.ts'
import type { Timeline, TimelineLook } from './timeline.ts'

const [top, foot] = [190, 664]
const dateX = margin + 52
const textX = 392

/** The same dates down the stage: what a second timeline in a row looks like. */
export function composeDatedRows(
  { items }: Timeline,
  scene: Scene,
  look: Pick<TimelineLook, 'stem' | 'marker' | 'date' | 'textPx'> & {
    behind: readonly ShapeBox[]
  },
): Composition {
  const { faces, grounds } = scene.kit
  const { page } = grounds
  const { stem, marker, date, textPx, behind } = look
  const pitch = (foot - top) / items.length
  const middles = items.map((_, at) => top + (at + 0.5) * pitch)
  const [first = top, last = foot] = [middles[0], middles.at(-1)]
  const axis = margin + marker.radius
  return {
    background: page.fill,
    shapes: [
      ...behind,
      drawBlock(axis - 1.5, first, 3, last - first, stem),
      ...middles.flatMap((y) => [
        makeCircle(axis, y, marker.radius + 5.5, colourOf(page)),
        makeCircle(axis, y, marker.radius, marker.colour),
      ]),
    ],
    blocks: [
      makeHeading(scene, 116),
      ...items.flatMap((item, at) => {
        const y = top + at * pitch + 4
        const isLast = at === items.length - 1
        return [
          makeBlock(
            [dateX, y, textX - dateX - 32, pitch - 8],
            [
              say(item.date, {
                face: faces.figure,
                px: date.px * 0.8,
                colour: isLast ? date.lastColour : date.colour,
                oneLine: true,
              }),
            ],
            { team: 'dates', anchor: 'middle' },
          ),
          makeBlock(
            [textX, y, right - textX, pitch - 8],
            [say(item.text, { face: faces.text, px: textPx * 1.25, colour: page.ink })],
            { team: 'texts', anchor: 'middle' },
          ),
        ].filter(({ texts }) => texts.length > 0)
      }),
    ],
  }
}
