import type { FigureItem, FormContent, LabelledItem, Side } from '../form/form-content.ts'
import type { PointText } from '../form/form-point.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import { makeBlock as drawBlock, makeCircle } from '../theme/make-shape.ts'
import type { Ground } from '../theme/ground.ts'
import type { Block, BlockText, Composition } from '../compose/composition.ts'
import { codeFace } from '../compose/forms/code.ts'
import { sayLabelled } from '../compose/forms/labelled.ts'
import type { Scene } from '../compose/kit.ts'
import { makeBlock, makeTitle, say, sayFigure } from '../compose/make-block.ts'
import { composeHero, isHero } from './compose-hero.ts'
import type { TallRoom } from './film-stages.ts'
import { type Row, stackRows } from './stack-rows.ts'

/** A form on a stage that is no wider than it is high: what stands side by side elsewhere stands below one another. */
export function composeTall(content: FormContent, scene: Scene, room: TallRoom): Composition {
  if (isHero(content)) return composeHero(content, scene, room)
  switch (content.form) {
    case 'comparison':
    case 'pros-cons':
      return composeSides(content.sides, scene, room)
    case 'matrix':
      return composeQuarters(content.items, scene, room)
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
        scene,
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

/** Between the title and what stands below it. */
const belowTitle = 28

/** What the words below have left. */
function makeHeading(scene: Scene, room: TallRoom): { title: Block; top: number } {
  const { faces, titlePx, grounds } = scene.kit
  const isShort = scene.title.length * titlePx * 0.5 < room.right - room.left
  const height = titlePx * faces.display.leading * (isShort ? 1.1 : 2.2)
  return {
    title: makeTitle(scene, [room.left, room.top, room.right - room.left, height], {
      face: faces.display,
      px: titlePx,
      colour: grounds.page.ink,
    }),
    top: room.top + height + belowTitle,
  }
}

const onPage = (
  { kit }: Scene,
  shapes: readonly ShapeBox[],
  blocks: readonly Block[],
): Composition => ({ background: kit.grounds.page.fill, shapes, blocks })

/** Rows from edge to edge, with a line above each. */
function composeRowed(rows: readonly Row[], scene: Scene, room: TallRoom): Composition {
  const { title, top } = makeHeading(scene, room)
  const { page } = scene.kit.grounds
  const { blocks, places } = stackRows(rows, { ...room, top }, 'rows')
  const width = room.right - room.left
  return onPage(
    scene,
    places.map((place, at) =>
      drawBlock(
        room.left,
        place.top,
        width,
        at === 0 ? 3 : 1.5,
        at === 0 ? scene.kit.lit : page.line,
      ),
    ),
    [title, ...blocks],
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
  const { blocks, places } = stackRows(rows, { ...room, top }, 'rows')
  const middles = places.map((place) => place.top + place.height / 2)
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

/** The one above the other, or beside it where there is as much room; each on a ground of its own. */
function composeSides(sides: readonly [Side, Side], scene: Scene, room: TallRoom): Composition {
  const { title, top } = makeHeading(scene, room)
  const { page, panel } = scene.kit.grounds
  const places = listHalves({ ...room, top })
  const blocks = sides.flatMap((side, at) => {
    const { words } = places[at] ?? places[0]
    const rows = saySide(side, at === 0 ? page : panel, scene)
    return stackRows(rows, words, `side ${at}`).blocks
  })
  const { x, y } = places[1].field
  return onPage(
    scene,
    [drawBlock(x, y, room.width - x, room.height - y, panel.fill)],
    [title, ...blocks],
  )
}

type Half = { words: Pick<TallRoom, 'left' | 'right' | 'top' | 'bottom'>; field: Point }
type Point = { x: number; y: number }

function listHalves(room: TallRoom): readonly [Half, Half] {
  const { left, right, top, bottom, width, height } = room
  if (width < height) {
    const y = (top + bottom) / 2
    return [
      { words: { ...room, bottom: y - 20 }, field: { x: 0, y: 0 } },
      { words: { ...room, top: y + 28 }, field: { x: 0, y } },
    ]
  }
  const x = width / 2
  const words = { top: top + 28, bottom }
  return [
    { words: { ...words, left, right: x - 28 }, field: { x: 0, y: 0 } },
    { words: { ...words, left: x + 36, right }, field: { x, y: top } },
  ]
}

const saySide = ({ name, figure, rows }: Side, ground: Ground, { kit }: Scene): Row[] =>
  [
    [say(name, { face: kit.faces.display, px: Math.round(52 * kit.scale), colour: ground.ink })],
    figure
      ? [
          sayFigure(figure, {
            face: kit.faces.figure,
            px: Math.round(104 * kit.scale),
            unitPx: Math.round(48 * kit.scale),
            colour: ground.ink,
          }),
          say(figure.text, { face: kit.faces.text, px: 26, colour: ground.mute, gap: 4 }),
        ]
      : [],
    ...rows.map((row) => [say(row, { face: kit.faces.text, px: 32, colour: ground.ink })]),
  ]
    .map((texts) => ({ texts: texts.filter((text) => text !== null) }))
    .filter(({ texts }) => texts.length > 0)

function composeQuarters(
  items: readonly LabelledItem[],
  scene: Scene,
  room: TallRoom,
): Composition {
  const { title, top } = makeHeading(scene, room)
  const { panel } = scene.kit.grounds
  const gap = 20
  const width = (room.right - room.left - gap) / 2
  const height = (room.bottom - top - gap) / 2
  const cells = items.map((item, at) => ({
    item,
    x: room.left + (at % 2) * (width + gap),
    y: top + Math.floor(at / 2) * (height + gap),
  }))
  const inner = 24
  return onPage(
    scene,
    cells.map(({ x, y }) => drawBlock(x, y, width, height, panel.fill)),
    [
      title,
      ...cells.map(({ item, x, y }) =>
        makeBlock(
          [x + inner, y + inner, width - 2 * inner, height - 2 * inner],
          sayLabelled(item, scene, panel, {
            labelPx: Math.round(40 * scene.kit.scale),
            textPx: 28,
          }),
          { team: 'quarters' },
        ),
      ),
    ],
  )
}

/** Bars that become wider downwards, or narrower. */
function composeLayers(
  { form, items }: Extract<FormContent, { form: 'pyramid' | 'funnel' }>,
  scene: Scene,
  room: TallRoom,
): Composition {
  const { title, top } = makeHeading(scene, room)
  const { panel, loud } = scene.kit.grounds
  const gap = 12
  const height = (room.bottom - top - gap * (items.length - 1)) / items.length
  const whole = room.right - room.left
  const bars = items.map((item, at) => {
    const step = items.length > 1 ? at / (items.length - 1) : 1
    const width = whole * (0.55 + 0.45 * (form === 'pyramid' ? step : 1 - step))
    const ground = at === 0 ? loud : panel
    return { item, ground, width, x: room.left + (whole - width) / 2, y: top + at * (height + gap) }
  })
  return onPage(
    scene,
    bars.map(({ x, y, width, ground }) => drawBlock(x, y, width, height, ground.fill)),
    [
      title,
      ...bars.map(({ item, x, y, width, ground }) =>
        makeBlock(
          [x + 20, y + 8, width - 40, height - 16],
          sayLabelled(item, scene, ground, {
            labelPx: Math.round(40 * scene.kit.scale),
            textPx: 26,
          }),
          { team: 'layers', anchor: 'middle', align: 'center' },
        ),
      ),
    ],
  )
}

function composeLines(
  { lines }: Extract<FormContent, { form: 'code' }>,
  scene: Scene,
  room: TallRoom,
): Composition {
  const { title, top } = makeHeading(scene, room)
  const { panel } = scene.kit.grounds
  const pitch = Math.min(60, (room.bottom - top - 48) / lines.length)
  return onPage(
    scene,
    [drawBlock(0, top, room.width, pitch * lines.length + 48, panel.fill)],
    [
      title,
      ...lines.map((line, at) => {
        const indent = line.level * 28
        return makeBlock(
          [room.left + indent, top + 24 + at * pitch, room.right - room.left - indent, pitch],
          [{ ...line, face: codeFace, px: 30, colour: panel.ink, oneLine: true }],
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
  const { blocks } = stackRows(rows, { ...room, top: end + 24 }, 'rows')
  const chart = { x: room.left, y: top, width: room.right - room.left, height: end - top }
  return { ...onPage(scene, [], [title, ...blocks]), chart }
}
