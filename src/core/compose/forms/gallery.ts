import type { PointText } from '../../form/form-point.ts'
import { splitAcross, splitDown } from '../../layout/pictures/arrange-pictures.ts'
import type { Rect } from '../../layout/boxes.ts'
import type { Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeHeading, say } from '../make-block.ts'
import { margin, right } from '../scene-parts.ts'

const top = 176
const bottom = 672
/** Below a picture that has one. */
const captionHeight = 60

/** Pictures side by side, the first one larger, each with a caption of its own where there is one. */
export function composeGallery(
  { captions, count }: { captions: readonly PointText[]; count: number },
  scene: Scene,
): Composition {
  const { page } = scene.kit.grounds
  const cells = listCells(count)
  // What stands in one row is of one height, also where one of them has no caption.
  const hasCaption = (cell: Rect): boolean =>
    cells.some(({ y }, at) => y === cell.y && captions[at] !== undefined)
  return {
    background: page.fill,
    shapes: scene.kit.paper ?? [],
    pictures: cells.map((cell) => ({
      ...cell,
      height: cell.height - (hasCaption(cell) ? captionHeight : 0),
    })),
    blocks: [
      makeHeading(scene, top - 72),
      ...captions.map((caption, at) => {
        const { x = 0, y = 0, width = 0, height = 0 } = cells[at] ?? {}
        return makeBlock(
          [x, y + height - captionHeight + 12, width, captionHeight - 12],
          [say(caption, { face: scene.kit.faces.text, px: 30, colour: page.ink })],
          { team: 'captions' },
        )
      }),
    ],
  }
}

/** One to three beside the first in a column; more in rows of three at most. */
function listCells(count: number): Rect[] {
  const whole = { x: margin, y: top, width: right - margin, height: bottom - top }
  if (count <= 1) return [whole]
  if (count === 2) return splitAcross(whole, [1, 1])
  if (count <= 4) {
    const [first = whole, rest = whole] = splitAcross(whole, count === 3 ? [2, 1] : [9, 5])
    return [first, ...splitDown(rest, Array<1>(count - 1).fill(1))]
  }
  const [upper = whole, lower = whole] = splitDown(whole, [1, 1])
  return [...splitAcross(upper, count === 5 ? [1, 1] : [1, 1, 1]), ...splitAcross(lower, [1, 1, 1])]
}
