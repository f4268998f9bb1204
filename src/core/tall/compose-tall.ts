import type { FigureItem, FormContent, LabelledItem } from '../form/form-content.ts'
import type { PointText } from '../form/form-point.ts'
import { makeBlock as drawBlock, makeCircle } from '../theme/make-shape.ts'
import type { BlockText, Composition } from '../compose/composition.ts'
import { codeFace } from '../compose/forms/code.ts'
import { sayLabelled } from '../compose/forms/labelled.ts'
import type { Scene } from '../compose/kit.ts'
import { makeBlock, say, sayFigure } from '../compose/make-block.ts'
import { joinIcons, setIcon, widthOf } from '../compose/icons/set-icon.ts'
import { composeLayers, composeQuarters } from './compose-fields.ts'
import { composeHero, isHero } from './compose-hero.ts'
import { composeSides } from './compose-sides.ts'
import type { TallRoom } from './film-stages.ts'
import { type Row, type RowPlace, stackRows } from './stack-rows.ts'
import { makeHeading, onPage } from './tall-page.ts'

/** A form on a stage that is no wider than it is high: what stands side by side elsewhere stands below one another. */
export function composeTall(
  content: FormContent,
  scene: Scene,
  room: TallRoom,
  { canDraw = true }: { canDraw?: boolean } = {},
): Composition {
  if (isHero(content)) return composeHero(content, scene, room, { canDraw })
  switch (content.form) {
    case 'comparison':
    case 'pros-cons':
      return composeSides(content, scene, room)
    case 'matrix':
      return composeQuarters(content, scene, room)
    case 'pyramid':
    case 'funnel':
      return composeLayers(content, scene, room)
    case 'timeline':
      return composeDated(content, scene, room)
    case 'code':
      return composeLines(content, scene, room)
    case 'figures':
      return composeRowed(
        content.items.map((item) => ({ texts: sayAmount(item, scene) })),
        { ...scene, icons: null },
        room,
      )
    case 'steps':
    case 'cycle':
      return composeCounted(
        content.items.map((item) => labelled(item, scene)),
        scene,
        room,
      )
    case 'cards':
      return composeRowed(
        content.items.map((item) => ({ texts: labelled(item, scene) })),
        scene,
        room,
      )
    case 'two-columns':
      return composeRowed(
        content.items.map(({ texts }) => ({ texts: sayPoint(texts, scene) })),
        scene,
        room,
      )
    default:
      return composeCounted(
        content.items.map(({ texts }) => sayPoint(texts, scene)),
        scene,
        room,
      )
  }
}

const labelled = (item: LabelledItem, scene: Scene): (BlockText | null)[] =>
  sayLabelled(item, scene, scene.kit.grounds.page, {
    labelPx: Math.round(46 * scene.kit.scale),
    textPx: 30,
  })

const sayPoint = (texts: readonly PointText[], { kit }: Scene): BlockText[] =>
  texts.map((text, line) => ({
    level: 0,
    ...text,
    face: kit.faces.text,
    px: line === 0 ? 36 : 28,
    colour: line === 0 ? kit.grounds.page.ink : kit.grounds.page.mute,
    gap: 4,
  }))

const sayAmount = (item: FigureItem, { kit }: Scene): (BlockText | null)[] => [
  sayFigure(item, {
    face: kit.faces.figure,
    px: Math.round(104 * kit.scale),
    unitPx: Math.round(48 * kit.scale),
    colour: kit.grounds.page.ink,
  }),
  say(item.text, { face: kit.faces.text, px: item.figure ? 30 : 36, colour: kit.grounds.page.ink }),
]

/** Of an icon before a row, and from where on the words stand beside it. */
const [iconSize, besideIcon] = [88, 116]

/** Rows from edge to edge, with a line above each, and before it an icon where there are some. */
function composeRowed(given: readonly Row[], scene: Scene, room: TallRoom): Composition {
  const { title, top } = makeHeading(scene, room)
  const { page } = scene.kit.grounds
  const rows = scene.icons ? given.map((row) => ({ ...row, indent: besideIcon })) : given
  const { blocks, places } = stackRows(rows, { ...room, top }, { team: 'rows', ...scene })
  const { shapes, icons } = placeRowIcons(scene, places, room.left)
  const width = room.right - room.left
  return onPage(
    scene,
    [
      ...places.map((place, at) =>
        drawBlock(
          room.left,
          place.top,
          width,
          at === 0 ? 3 : 1.5,
          at === 0 ? scene.kit.lit : page.line,
        ),
      ),
      ...shapes,
    ],
    [title, ...blocks],
    icons,
  )
}

function placeRowIcons({ icons, kit }: Scene, places: readonly RowPlace[], left: number) {
  const height = Math.min(iconSize, ...places.map((place) => place.height - 20))
  return joinIcons(
    (icons ?? []).map((icon, at) => {
      const { top, height: room } = places[at] ?? { top: 0, height }
      const look = kit.icon(at)
      return setIcon(icon, look, [left + iconSize / 2, top + room / 2], height / widthOf(look))
    }),
  )
}

/** Of the number before a row. */
const ordinalWidth = 76

function composeCounted(
  items: readonly (readonly (BlockText | null)[])[],
  scene: Scene,
  room: TallRoom,
): Composition {
  const { faces, grounds, lit, scale } = scene.kit
  if (scene.icons)
    return composeRowed(
      items.map((texts) => ({ texts })),
      scene,
      room,
    )
  const rows = items.map((texts, at): Row => {
    const [first, ...others] = texts.filter((text) => text !== null)
    if (!first) return { texts: [] }
    const mark = {
      text: String(at + 1),
      face: faces.figure,
      px: Math.round(44 * scale),
      colour: at === 0 ? lit : grounds.page.accent,
      x: room.left,
    }
    return { texts: [{ ...first, mark }, ...others], indent: ordinalWidth }
  })
  return composeRowed(rows, scene, room)
}

/** Of the line that goes through all dates. */
const axisX = 9

function composeDated(
  { items }: Extract<FormContent, { form: 'timeline' }>,
  scene: Scene,
  room: TallRoom,
): Composition {
  const { title, top } = makeHeading(scene, room)
  const { faces, grounds, lit, scale } = scene.kit
  const rows = items.map(({ date, text }, at): Row => ({
    texts: [
      say(date, {
        face: faces.figure,
        px: Math.round(56 * scale),
        colour: at === items.length - 1 ? lit : grounds.page.ink,
      }),
      say(text, { face: faces.text, px: 30, colour: grounds.page.ink, gap: 4 }),
    ],
    indent: 56,
  }))
  const { blocks, places } = stackRows(rows, { ...room, top }, { team: 'rows', ...scene })
  const middles = places.map(({ firstMiddle }) => firstMiddle)
  const [first = top, last = top] = [middles[0], middles.at(-1)]
  const x = room.left + axisX
  return onPage(
    scene,
    [
      drawBlock(x - 1.5, first, 3, last - first, grounds.page.line),
      ...middles.map((y, at) =>
        makeCircle(x, y, 9, at === middles.length - 1 ? lit : grounds.page.accent),
      ),
    ],
    [title, ...blocks],
  )
}

/** How wide a letter of code is. */
const letterEm = 0.61

function composeLines(
  { lines }: Extract<FormContent, { form: 'code' }>,
  scene: Scene,
  room: TallRoom,
): Composition {
  const { title, top } = makeHeading(scene, room)
  const { panel } = scene.kit.grounds
  const step = 28
  const wide = Math.max(1, ...lines.map(({ text, level }) => text.length + level))
  const px = Math.min(52, Math.max(26, (room.right - room.left) / (wide * letterEm)))
  const pitch = Math.min(px * 1.9, (room.bottom - top - 48) / lines.length)
  const first = top + (room.bottom - top - pitch * lines.length) / 2
  return onPage(
    scene,
    [drawBlock(0, top, room.width, room.height - top, panel.fill)],
    [
      title,
      ...lines.map((line, at) => {
        const indent = line.level * step
        return makeBlock(
          [room.left + indent, first + at * pitch, room.right - room.left - indent, pitch],
          [{ ...line, face: codeFace, px, colour: panel.ink, oneLine: true }],
          { team: 'code', anchor: 'middle', continues: at > 0 },
        )
      }),
    ],
  )
}

/** A title with what a slide has of figures below it, and what is said of them under that. */
export function composeWithFrame(
  content: FormContent | null,
  scene: Scene,
  room: TallRoom,
): Composition {
  const { title, top } = makeHeading(scene, room)
  const items = content?.form === 'points' ? content.items : []
  const end = items.length > 0 ? top + (room.bottom - top) * 0.62 : room.bottom
  const rows = items.map(({ texts }) => ({ texts: sayPoint(texts, scene) }))
  const { blocks } = stackRows(rows, { ...room, top: end + 24 }, { team: 'rows', ...scene })
  const chart = { x: room.left, y: top, width: room.right - room.left, height: end - top }
  return { ...onPage(scene, [], [title, ...blocks]), chart }
}
