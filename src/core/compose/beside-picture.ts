import type { Rect, ShapeBox } from '../layout/boxes.ts'
import { stage } from '../layout/stage.ts'
import type { Block, Composition } from './composition.ts'
import { margin } from './scene-parts.ts'

/** Between words and a picture. */
const gutter = 48

/**
 * The composition with a picture in this frame: words stand beside it, and of what is drawn only that
 * stays which the picture covers as a whole or not at all.
 */
export const besidePicture = (composition: Composition, frame: Rect): Composition => ({
  ...composition,
  shapes: composition.shapes.filter((shape) => !isCutBy(frame, shape)),
  pictures: [frame],
  blocks: narrowBlocks(composition.blocks, frame),
})

/** What reaches from one edge of the stage to the other goes on behind the picture. */
function isCutBy(frame: Rect, shape: ShapeBox): boolean {
  const isAcross = shape.x <= 0 && shape.x + shape.width >= stage.width
  const isCovered = shape.x >= frame.x && shape.x + shape.width <= frame.x + frame.width
  const around = { ...frame, x: frame.x - gutter, width: frame.width + gutter }
  return !isAcross && !isCovered && meets(around, shape)
}

const meets = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Blocks of a team share their row: they become narrower together, others only as far as they must. */
function narrowBlocks(blocks: readonly Block[], frame: Rect): Block[] {
  const end = frame.x - gutter
  const share = (end - margin) / (stage.width - 2 * margin)
  const inTheWay = new Set(
    blocks.filter((block) => meets(frame, block)).map(({ team }) => team ?? null),
  )
  return blocks.map((block) => {
    if (block.team && inTheWay.has(block.team))
      return { ...block, x: margin + (block.x - margin) * share, width: block.width * share }
    return meets(frame, block) ? { ...block, width: end - block.x } : block
  })
}
