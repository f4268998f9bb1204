import type {
  PlacedElement,
  PlacedFill,
  PlacedParagraph,
  PlacedShape,
  PlacedSlide,
  RunLook,
} from '../deck/placed.ts'
import type { Rect } from '../layout/boxes.ts'
import { measureWorstContrast } from '../theme/contrast.ts'
import { findFreeRoom, isGround } from './find-free-room.ts'
import { findBarColour } from './fit-on-stage.ts'

/**
 * The elements with points that have no neighbour: in the body where one is empty, else in a text of their
 * own where the slide is free. Where it is nowhere, they stand on a ground of their own along its lower edge,
 * so that nobody's words are unseen.
 */
export function placeApart(placed: PlacedSlide, points: readonly number[]): PlacedElement[] {
  const { elements } = placed
  const body = elements.find(
    (one): one is PlacedShape => one.kind === 'shape' && one.role === 'body' && isBlank(one),
  )
  if (!body?.text) return [...elements, makeText(placed, points)]
  const [model = { runs: [[0, 0]] }] = body.text.paragraphs
  const filled = { ...body, text: { ...body.text, paragraphs: listParagraphs(model, points) } }
  return elements.map((one) => (one === body ? filled : one))
}

const isBlank = ({ text }: PlacedShape): boolean =>
  text?.paragraphs.every((one) => !one.part && !one.text?.trim()) === true

const listParagraphs = (
  { text: _text, ...model }: PlacedParagraph,
  points: readonly number[],
): PlacedParagraph[] =>
  points.map((index) => ({ ...model, part: { field: 'content' as const, index } }))

function makeText(placed: PlacedSlide, points: readonly number[]): PlacedShape {
  const room = findFreeRoom(placed)
  const plate = room ? null : findBarColour(placed.background)
  const look = findBodyLook(placed, plate === null ? findGround(placed) : [plate])
  const indent = Math.round(look.size)
  const model: PlacedParagraph = {
    runs: [[0, 0]],
    left: indent,
    indent: -indent,
    before: { share: 0.3 },
    mark: { text: '•' },
  }
  return {
    kind: 'shape',
    ...roundRect(room ? alignWithTitle(room, placed) : lowerEdge(placed)),
    ...(plate !== null && { fill: { kind: 'solid', colour: plate } }),
    text: {
      looks: [look],
      paragraphs: listParagraphs(model, points),
      insets: [9.6, 4.8, 9.6, 4.8],
      fit: 'shrink',
    },
  }
}

/** For a slide that has none: along its upper edge. */
export function makeTitle(placed: PlacedSlide): PlacedShape {
  const { width, height } = placed.size
  const look = findBodyLook(placed, findGround(placed))
  const face = placed.theme?.faces.title ?? look.face
  return {
    kind: 'shape',
    ...roundRect({ x: width * 0.06, y: height * 0.05, width: width * 0.88, height: height * 0.15 }),
    role: 'title',
    text: {
      looks: [{ ...look, face, size: Math.round(letters.title * height) }],
      paragraphs: [{ part: { field: 'title' }, runs: [[0, 0]] }],
      insets: [9.6, 4.8, 9.6, 4.8],
      anchor: 'middle',
      fit: 'shrink',
    },
  }
}

const roundRect = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

const lowerEdge = ({ size: { width, height } }: PlacedSlide): Rect => ({
  x: width * 0.05,
  y: height * 0.82,
  width: width * 0.9,
  height: height * 0.14,
})

const isTitle = (one: PlacedElement): one is PlacedShape =>
  one.kind === 'shape' && one.role === 'title'

/** Below a title it begins and ends where that does. */
function alignWithTitle(room: Rect, { elements, size }: PlacedSlide): Rect {
  const title = elements.find(isTitle)
  if (!title || title.turn) return room
  const x = Math.max(room.x, Math.max(0, title.x))
  const right = Math.min(room.x + room.width, title.x + title.width)
  return right - x < size.width / 4 ? room : { ...room, x, width: right - x }
}

/** All colours that letters may stand on; none where they cannot be known. */
function findGround({ background, backdrop, elements, size }: PlacedSlide): string[] {
  const [top] = [...backdrop, ...elements]
    .filter((one) => isGround(one, size) && (one.kind === 'picture' || 'fill' in one))
    .slice(-1)
  if (!top) return listColours(background)
  return top.kind === 'shape' && top.fill ? listColours(top.fill) : []
}

function listColours(fill: PlacedFill): string[] {
  if (fill.kind === 'solid') return [fill.colour]
  if (fill.kind === 'pattern') return [fill.colour, fill.ground]
  return fill.kind === 'picture' ? [] : fill.stops.map(({ colour }) => colour)
}

/** Of the height of the slide. */
const letters = { title: 0.06, usual: 0.037, least: 0.028, most: 0.06 } as const

const readable = 4.5

/** As the slide writes what is no title and stands on its ground, in a size that can be read, and a colour. */
function findBodyLook({ elements, theme, size }: PlacedSlide, ground: readonly string[]): RunLook {
  const shapes = elements.filter((one): one is PlacedShape => one.kind === 'shape' && !one.fill)
  const lookOf = (role: (role: PlacedShape['role']) => boolean) =>
    shapes.find((one) => role(one.role) && one.text)?.text?.looks[0]
  const own =
    lookOf((role) => role === 'body') ?? lookOf((role) => role === undefined || role === 'other')
  const title = lookOf((role) => role === 'title')
  const [ink] = theme?.colours ?? []
  const wanted = [own?.colour, ground.length === 0 ? title?.colour : ink, ink, title?.colour]
  const colours = [...wanted.flatMap((one) => one ?? []), ...(theme?.colours ?? []), ...plain]
  const colour = colours.find(
    (one) =>
      ground.length === 0 ||
      measureWorstContrast(
        one.slice(0, 7),
        ground.map((below) => below.slice(0, 7)),
      ) >= readable,
  )
  const px = own?.size ?? letters.usual * size.height
  return {
    face: own?.face ?? theme?.faces.content ?? title?.face ?? 'Arial',
    size: Math.round(
      Math.min(letters.most * size.height, Math.max(letters.least * size.height, px)),
    ),
    colour: colour ?? '#000000',
  }
}

const plain = ['#000000', '#FFFFFF'] as const
