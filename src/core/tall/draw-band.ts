import { moveShape } from '../compose/draw.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import { stage } from '../layout/stage.ts'
import type { StageSize } from './film-stages.ts'

/** What a theme draws on the whole of a wide stage, as wide as this one, at its foot. */
export function drawBand(shapes: readonly ShapeBox[], { width, height }: StageSize): ShapeBox[] {
  const scale = width / stage.width
  const top = findBandTop({ width, height })
  return (
    shapes
      // What leaves the wide stage on the other sides leaves this one as well; here it would meet the words.
      .filter(({ y }) => y >= 0)
      .map((shape) => moveShape(shape, scale, top))
  )
}

/** On a square stage its foot is cut off: else it would leave no room for words. */
export const findBandTop = ({ width, height }: StageSize): number =>
  height - ((stage.height * width) / stage.width) * (width < height ? 1 : shownOfSquare)

const shownOfSquare = 0.72
