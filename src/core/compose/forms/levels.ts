import type { FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { mixColours } from '../../theme/contrast.ts'
import { colourOf } from '../../theme/ground.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { Composition } from '../composition.ts'
import { drawArea, polygon } from '../draw.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeHeading } from '../make-block.ts'
import { right } from '../scene-parts.ts'
import { sayLabelled } from './labelled.ts'

type Levels = Extract<FormContent, { form: 'pyramid' | 'funnel' }>

const [top, bottom, gap] = [196, 668, 8]
const [centre, widest] = [340, 552]
/** What is left of a funnel at its mouth, so that it can still be seen. */
const narrowest = 0.14
const textX = 690

/** Layers that grow from a point, or shrink towards one; what each is stands beside it. */
export function composeLevels({ form, items }: Levels, scene: Scene): Composition {
  const { grounds } = scene.kit
  const { page } = grounds
  const pitch = (bottom - top + gap) / items.length
  const height = pitch - gap
  const edges = findEdges({ form, items })
  const shapes = items.flatMap((_, at): ShapeBox[] => {
    const y = top + at * pitch
    const [above = 0, below = 0] = edges[at] ?? []
    const colour = tint(at, items.length, scene, form)
    return [
      drawBlock(centre + above / 2, y, right - centre - above / 2, 1.5, page.line),
      drawArea(
        polygon([
          [centre - above / 2, y],
          [centre + above / 2, y],
          [centre + below / 2, y + height],
          [centre - below / 2, y + height],
        ]),
        colour,
      ),
    ]
  })
  return {
    background: page.fill,
    shapes,
    blocks: [
      makeHeading(scene, top - 72),
      ...items.map((item, at) =>
        makeBlock(
          [textX, top + at * pitch + 10, right - textX, height - 12],
          sayLabelled(item, scene, page, { labelPx: 54 * scene.kit.scale, textPx: 38 }),
          { team: 'levels', anchor: 'middle' },
        ),
      ),
    ],
  }
}

/** How wide each layer is at its upper and at its lower edge. */
function findEdges({ form, items }: Levels): (readonly [number, number])[] {
  const count = items.length
  if (form === 'pyramid')
    return items.map((_, at) => [(widest * at) / count, (widest * (at + 1)) / count])
  const amounts = items.map(({ amount }) => amount)
  const [largest] = amounts
  const isMeasured =
    typeof largest === 'number' &&
    largest > 0 &&
    amounts.every(
      (amount, at) => amount !== null && amount >= 0 && amount <= (amounts[at - 1] ?? largest),
    )
  const shares = isMeasured
    ? amounts.map((amount) => Math.max(narrowest, (amount ?? 0) / largest))
    : items.map((_, at) => 1 - ((1 - narrowest) * at) / count)
  return shares.map((share, at) => [
    widest * share,
    widest * (shares[at + 1] ?? (isMeasured ? share * 0.82 : narrowest)),
  ])
}

/** The one to look at is lit: the tip of a pyramid, what comes out of a funnel. */
function tint(at: number, count: number, { kit }: Scene, form: Levels['form']): string {
  const isLit = form === 'pyramid' ? at === 0 : at === count - 1
  if (isLit) return kit.lit
  const { page } = kit.grounds
  const depth = form === 'pyramid' ? at / count : 1 - (at + 1) / count
  return mixColours(page.accent, colourOf(page), 0.85 - 0.55 * depth)
}
