import type { Icon } from '../../icon/icon-library.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { colourOf, type Ground } from '../../theme/ground.ts'
import { makeCircle } from '../../theme/make-shape.ts'
import type { PlacedIcon } from '../composition.ts'
import { drawLine, type Point } from '../draw.ts'
import type { IconArt } from '../kit-spec.ts'
import { joinIcons, setIcon, widthOf } from '../icons/set-icon.ts'

type Panels = {
  columns: readonly { x: number; width: number }[]
  page: Ground
  /** One leads to the next. */
  areInOrder: boolean
}

/** How wide an icon with its holder may be in its panel. */
const share = 0.74

/** An icon in each panel, with arrows between them where one thing follows from another. */
export function composePanelIcons(
  art: IconArt,
  icons: readonly (Icon | null)[],
  { columns, page, areInOrder }: Panels,
): { shapes: ShapeBox[]; icons: PlacedIcon[] } {
  const set = columns.map(({ x, width: room }, at) => {
    const look = art.panel(at, columns.length)
    return setIcon(
      icons[at],
      look,
      [x + room / 2, art.panelY],
      Math.min(1, (room * share) / widthOf(look)),
    )
  })
  const joined = joinIcons(set)
  const arrows = columns.slice(1).flatMap(({ x }) => drawArrow([x - gap / 2, art.panelY], page))
  return {
    shapes: [...art.panels(columns), ...joined.shapes, ...(areInOrder ? arrows : [])],
    icons: joined.icons,
  }
}

const gap = 32
const [radius, reach] = [24, 9]

/** On a piece of the page that lies over both panels. */
const drawArrow = ([x, y]: Point, page: Ground): ShapeBox[] => [
  makeCircle(x, y, radius, colourOf(page)),
  ...[
    [
      [x - reach, y],
      [x + reach, y],
    ],
    [
      [x + 2, y - 7],
      [x + reach, y],
      [x + 2, y + 7],
    ],
  ].map((points) =>
    drawLine(
      points.map(([toX = 0, toY = 0], at) => ({ op: at === 0 ? 'move' : 'line', to: [toX, toY] })),
      { colour: page.accent, width: 3, isRound: true },
    ),
  ),
]
