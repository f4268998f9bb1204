import type { FormContent, Side } from '../../form/form-content.ts'
import { readNumber } from '../../form/read-figure.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { Block, Composition } from '../composition.ts'
import type { Ground } from '../../theme/ground.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeTitle, say, sayFigure } from '../make-block.ts'
import { margin } from '../scene-parts.ts'

export type ComparisonLook = {
  grounds: readonly [Ground, Ground]
  kicker: { px: number; colour: string }
  name: { px: number }
  figure: { px: number; unitPx: number }
  rowPx: number
  /** Free of words before the two grounds meet. */
  clearance: number
  /** What is drawn there. */
  draw: (split: number) => readonly ShapeBox[]
}

type Comparison = Extract<FormContent, { form: 'comparison' }>

/** Two grounds that meet in the middle; where the sides are shares of a whole, at that share. */
export function composeComparison(
  { sides }: Comparison,
  scene: Scene,
  look: ComparisonLook,
): Composition {
  const { kit } = scene
  const split = findSplit(sides)
  const [left, other] = look.grounds
  // Rows stand beside each other, also where one side has fewer.
  const count = Math.max(...sides.map(({ rows }) => rows.length))
  const compose = (side: Side, x: number, width: number, ground: Ground) =>
    composeSide(side, { x, width, ground, count }, scene, look)
  const lefts = compose(sides[0], margin, split - margin - look.clearance, left)
  const rights = compose(sides[1], split + margin, 1280 - margin - split - margin, other)
  return {
    background: left.fill,
    shapes: [
      drawBlock(split, 0, 1280 - split, 720, other.fill),
      ...look.draw(split),
      ...lefts.rules,
      ...rights.rules,
    ],
    blocks: [
      makeTitle(scene, [margin, 54, split - margin - look.clearance, 56], {
        face: kit.faces.strong,
        px: look.kicker.px,
        colour: look.kicker.colour,
      }),
      ...lefts.blocks,
      ...rights.blocks,
    ],
  }
}

const leastShare = 0.4

function findSplit(sides: readonly Side[]): number {
  const shares = sides.map(({ figure }) => {
    const isShare =
      /^(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|procent|por cento)$/iu.test(
        figure?.unit?.text ?? '',
      )
    return isShare ? readNumber(figure?.figure?.text ?? '') : null
  })
  const [one, other] = shares
  if (typeof one !== 'number' || typeof other !== 'number' || Math.abs(one + other - 100) > 0.01)
    return 640
  return Math.round(1280 * Math.min(1 - leastShare, Math.max(leastShare, one / 100)))
}

function composeSide(
  { name, figure, rows }: Side,
  { x, width, ground, count }: { x: number; width: number; ground: Ground; count: number },
  { kit }: Scene,
  look: ComparisonLook,
): { blocks: Block[]; rules: ShapeBox[] } {
  const head = makeBlock(
    [x, 112, width, figure ? 110 : 130],
    [say(name, { face: kit.faces.display, px: look.name.px, colour: ground.ink })],
    { team: 'names' },
  )
  const number =
    figure &&
    makeBlock(
      [x, 214, width, 250],
      [
        sayFigure(figure, {
          face: kit.faces.figure,
          px: look.figure.px,
          unitPx: look.figure.unitPx,
          colour: ground.ink,
        }),
        say(figure.text, { face: kit.faces.text, px: 24, colour: ground.mute, gap: 4 }),
      ],
      { team: 'numbers' },
    )
  // Few rows would leave the lower part empty: they are higher, and their letters larger.
  const few = count <= 2
  const top = figure ? 484 : few ? 304 : 268
  const most = figure ? 88 : few ? 184 : 112
  const pitch = Math.min(most, (672 - top) / Math.max(1, count))
  const px = look.rowPx * (figure ? 1 : few ? 1.4 : 1.2)
  return {
    blocks: [
      head,
      ...(number ? [number] : []),
      ...rows.map((row, at) =>
        makeBlock(
          [x, top + at * pitch + 12, width, pitch - 16],
          [say(row, { face: kit.faces.text, px, colour: ground.ink })],
          {
            team: 'rows',
            anchor: 'middle',
            continues: at > 0,
          },
        ),
      ),
    ],
    rules: rows.map((_, at) => drawBlock(x, top + at * pitch, width, 1.5, ground.line)),
  }
}
