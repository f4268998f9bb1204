import type { FormContent } from '../../form/form-content.ts'
import type { PointText } from '../../form/form-point.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { Block, BlockText, Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeHeading } from '../make-block.ts'
import { listColumns } from '../scene-parts.ts'

type Columns = Extract<FormContent, { form: 'two-columns' }>

const [top, bottom] = [188, 676]

/** Many points in two columns, each under a hairline. */
export function composeColumns({ items }: Columns, scene: Scene): Composition {
  const { grounds } = scene.kit
  const { page } = grounds
  const half = findHalf(items)
  const columns = listColumns(2, 56)
  const shapes: ShapeBox[] = []
  const blocks = [items.slice(0, half), items.slice(half)].flatMap((column, side): Block[] => {
    const { x = 0, width = 0 } = columns[side] ?? {}
    const weights = column.map(weigh)
    const unit = (bottom - top) / weights.reduce((sum, weight) => sum + weight, 0)
    let y = top
    return column.map((texts, at) => {
      const height = unit * (weights[at] ?? 1)
      shapes.push(drawBlock(x, y, width, at === 0 ? 3 : 1.5, at === 0 ? page.accent : page.line))
      const block = makeBlock(
        [x, y + 10, width, height - 14],
        texts.map((text, line) => sayLine(text, line, scene)),
        { anchor: 'middle', team: 'columns', continues: at > 0 },
      )
      y += height
      return block
    })
  })
  return {
    background: page.fill,
    shapes,
    blocks: [makeHeading(scene, top - 72), ...blocks],
  }
}

const sayLine = (text: PointText, line: number, { kit }: Scene): BlockText => ({
  level: 0,
  ...text,
  face: kit.faces.text,
  px: line === 0 ? 29 : 24,
  colour: line === 0 ? kit.grounds.page.ink : kit.grounds.page.mute,
  gap: 4,
})

/** Rows are as high as there is to say in them. */
const weigh = (texts: readonly PointText[]): number =>
  texts.reduce((sum, { text }) => sum + Math.max(1, Math.ceil(text.length / 38)), 0.35)

/** Where the second column begins, so that both say about as much. */
function findHalf(items: readonly (readonly PointText[])[]): number {
  const weights = items.map(weigh)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  for (const [at, weight] of weights.entries()) {
    // The first column rather says more than less.
    if (before + weight / 2 > whole / 2 + 0.01) return Math.max(1, at)
    before += weight
  }
  return Math.ceil(items.length / 2)
}
