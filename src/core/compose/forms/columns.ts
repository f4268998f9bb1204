import type { FormContent } from '../../form/form-content.ts'
import type { PointText } from '../../form/form-point.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { BlockText, Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { placeIcons } from '../icons/set-icon.ts'
import { makeBlock, makeHeading } from '../make-block.ts'
import { listColumns } from '../scene-parts.ts'
import { estimateRow, shareRows } from './share-rows.ts'

type Columns = Extract<FormContent, { form: 'two-columns' }>

const [top, bottom] = [188, 676]

/** Many points in two columns, each under a hairline. */
export function composeColumns({ items }: Columns, scene: Scene): Composition {
  const { faces, grounds, icon } = scene.kit
  const { page } = grounds
  const columns = listColumns(2, 56)
  const px = items.length <= mostLarge ? 34 : 29
  const indent = scene.icons ? besideIcon : 0
  const width = (columns[0]?.width ?? 0) - indent
  const needAt = (share: number) => {
    const row = { face: faces.text, px: px * share, width, below: lower }
    return items.map(({ texts }) => estimateRow(texts, row, scene))
  }
  const isFlat = items.every(({ texts }) => texts.length === 1)
  const half = isFlat ? Math.ceil(items.length / 2) : findHalf(needAt(1))
  const sides = [
    { from: 0, to: half },
    { from: half, to: items.length },
  ]
  const most = Math.max(half, items.length - half)
  // Where both have about as many points, their lines stand beside each other.
  const areInLine = 2 * most - items.length <= 1
  const needBoth = (share: number) => {
    const needed = needAt(share)
    return Array.from({ length: most }, (_, at) =>
      Math.max(...sides.map(({ from, to }) => (from + at < to ? (needed[from + at] ?? 0) : 0))),
    )
  }
  const rows = sides.flatMap((side, column) => {
    const { x = 0 } = columns[column] ?? {}
    const heights = shareRows(
      areInLine ? needBoth : (share) => needAt(share).slice(side.from, side.to),
      bottom - top,
    )
    return items.slice(side.from, side.to).map(({ texts }, at) => {
      const y = heights.slice(0, at).reduce((sum, height) => sum + height, top)
      return { texts, x, y, height: heights[at] ?? 0, isFirst: at === 0 }
    })
  })
  const reach = Math.min(largestIcon, Math.min(...rows.map(({ height }) => height)) - 14)
  const icons = placeIcons(
    scene,
    rows.map(({ x, y, height }) => ({ x, y: y + 3 + (height - reach) / 2, height: reach })),
    icon,
  )
  return {
    background: page.fill,
    ...icons,
    shapes: [
      ...rows.map(({ x, y, isFirst }) =>
        drawBlock(x, y, width + indent, isFirst ? 3 : 1.5, isFirst ? page.accent : page.line),
      ),
      ...icons.shapes,
    ],
    blocks: [
      makeHeading(scene, top - 72),
      ...rows.map(({ texts, x, y, height, isFirst }) =>
        makeBlock(
          [x + indent, y + 10, width, height - 14],
          texts.map((text, line) => sayLine(text, line, px, scene)),
          { anchor: 'middle', team: 'columns', continues: !isFirst },
        ),
      ),
    ],
  }
}

/** Where words begin beside an icon, and how large that is. */
const [besideIcon, largestIcon] = [72, 52]
/** Up to so many have room for larger letters. */
const mostLarge = 8
/** Of what stands below a point, by its size. */
const lower = 0.82

const sayLine = (text: PointText, line: number, px: number, { kit }: Scene): BlockText => ({
  level: 0,
  ...text,
  face: kit.faces.text,
  px: line === 0 ? px : px * lower,
  colour: line === 0 ? kit.grounds.page.ink : kit.grounds.page.mute,
  gap: 4,
})

/** Where the second column begins, so that both say about as much. */
function findHalf(needed: readonly number[]): number {
  const whole = needed.reduce((sum, height) => sum + height, 0)
  let before = 0
  for (const [at, height] of needed.entries()) {
    // The first column rather says more than less.
    if (before + height / 2 > whole / 2 + 0.01) return Math.max(1, at)
    before += height
  }
  return Math.ceil(needed.length / 2)
}
