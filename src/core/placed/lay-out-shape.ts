import { defaultImageEffects, type ImageEffects } from '../deck/pictures/image-style.ts'
import type {
  PlacedEffects,
  PlacedElement,
  PlacedFill,
  PlacedGeometry,
  PlacedLine,
  PlacedPicture,
  PlacedShadow,
} from '../deck/placed.ts'
import type { Box, Fill, ImageBox, Rect, Shadow, ShapeBox, Turn } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/pictures/picture-shape.ts'
import { drawEnds } from './draw-ends.ts'
import { drawGeometry } from './draw-geometry.ts'
import { blendPattern } from './hatch/blend-pattern.ts'
import { countTiles } from './hatch/count-tiles.ts'
import { drawHatches } from './hatch/draw-hatches.ts'
import type { DrawnShape, ShapeTone } from './evaluate-shape.ts'
import { boundPath, mapPath, outlineRect, type Point, turnPoint } from './paths.ts'

/** How a slide of another size stands on the stage, and which of its pictures has which number. */
export type Standing = {
  scale: number
  x: number
  y: number
  findPicture(imageUrl: string | undefined): number | null
}

export const placeRect = (
  { x, y, width, height }: Rect,
  on: Pick<Standing, 'scale' | 'x' | 'y'>,
): Rect => ({
  x: on.x + x * on.scale,
  y: on.y + y * on.scale,
  width: width * on.scale,
  height: height * on.scale,
})

/** Undefined for what stands upright. */
function findTurn(
  { turn = 0, flipH, flipV }: Pick<PlacedElement, 'turn' | 'flipH' | 'flipV'>,
  { x, y, width, height }: Rect,
): Turn | undefined {
  if (turn === 0 && !flipH && !flipV) return undefined
  return {
    degrees: turn,
    x: x + width / 2,
    y: y + height / 2,
    ...(flipH && { flipH }),
    ...(flipV && { flipV }),
  }
}

export type DrawnElement = {
  rect: Rect
  turn: Turn | undefined
  shape: DrawnShape
  /** From the corner of the element to the stage, turned with it. */
  move(path: readonly PathCommand[]): PathCommand[]
}

export function drawElement(
  element: Rect &
    Pick<PlacedElement, 'turn' | 'flipH' | 'flipV'> & { geometry?: PlacedGeometry | undefined },
  on: Standing,
): DrawnElement {
  const rect = placeRect(element, on)
  const turn = findTurn(element, rect)
  const turned = turn ? turnPoint(turn) : (point: Point) => point
  return {
    rect,
    turn,
    shape: drawGeometry(element.geometry, element),
    move: (path) =>
      mapPath(path, ([x, y]) => turned([rect.x + x * on.scale, rect.y + y * on.scale])),
  }
}

/** What a shape is painted with, behind its text. */
export function layOutOutlines(
  { rect, turn, shape, move }: DrawnElement,
  look: {
    fill?: PlacedFill | undefined
    line?: PlacedLine | undefined
    shadow?: PlacedShadow | undefined
  },
  on: Standing,
): Box[] {
  const boxes: Box[] = []
  const shadow = look.shadow && placeShadow(look.shadow, on)
  for (const { path, fill: tone, isStroked } of shape.paths) {
    const outline = move(path)
    if (outline.length === 0) continue
    if (look.fill && tone !== 'none')
      boxes.push(
        ...fillOutline(outline, { fill: look.fill, tone, rect, turn }, on).map((box) =>
          shadow && boxes.length === 0 ? Object.assign(box, { shadow }) : box,
        ),
      )
    if (look.line && isStroked !== false)
      boxes.push(...drawLine(outline, look.line, on, look.fill ? undefined : shadow))
  }
  return boxes
}

const placeShadow = ({ x, y, blur, colour }: PlacedShadow, on: Standing): Shadow => ({
  x: x * on.scale,
  y: y * on.scale,
  blur: blur * on.scale,
  colour,
})

const tones: Readonly<Record<Exclude<ShapeTone, 'none'>, string>> = {
  lighten: '#FFFFFF66',
  lightenLess: '#FFFFFF33',
  darken: '#00000066',
  darkenLess: '#00000033',
}

type Filling = {
  fill: PlacedFill
  tone?: ShapeTone | undefined
  /** Of the shape before it is turned. */
  rect: Rect
  turn?: Turn | undefined
}

export function fillOutline(
  outline: PathCommand[],
  { fill, tone, rect, turn }: Filling,
  on: Standing,
): (ShapeBox | ImageBox)[] {
  const toned = tone && tone !== 'none' ? [makePath(outline, solid(tones[tone]))] : []
  if (fill.kind === 'picture') return [...fillWithPicture(outline, fill, rect, turn, on), ...toned]
  const hatched = fill.kind === 'pattern' ? hatchOutline(outline, fill, rect, on) : null
  return [...(hatched ?? [makePath(outline, toFill(fill, turn))]), ...toned]
}

const solid = (colour: string): Fill => ({ kind: 'solid', colour })

/** Angles of the file begin at the right, those of CSS at the top; a gradient turns with its shape. */
export function toFill(fill: Exclude<PlacedFill, { kind: 'picture' }>, turn?: Turn): Fill {
  if (fill.kind === 'solid') return fill
  if (fill.kind === 'radial')
    return {
      ...fill,
      angle: 180,
      x: turn?.flipH ? 1 - fill.x : fill.x,
      y: turn?.flipV ? 1 - fill.y : fill.y,
    }
  if (fill.kind === 'pattern') return solid(blendPattern(fill))
  const mirrored = turn?.flipH ? 180 - fill.angle : fill.angle
  const flipped = turn?.flipV ? -mirrored : mirrored
  return {
    kind: 'linear',
    stops: fill.stops,
    angle: (flipped + (turn?.degrees ?? 0) + 90 + 720) % 360,
  }
}

/** Null where it has more lines and dots than are drawn: then it is the colour that it is from afar. */
function hatchOutline(
  outline: PathCommand[],
  { pattern, colour, ground }: Extract<PlacedFill, { kind: 'pattern' }>,
  rect: Rect,
  { scale: unit }: Standing,
): ShapeBox[] | null {
  const [width, height] = [rect.width / unit, rect.height / unit]
  const drawn = drawHatches(pattern, outline, { width, height, unit })
  if (!drawn) return null
  const [ink, below] = drawn.isInverted ? [ground, colour] : [colour, ground]
  return [
    makePath(outline, solid(below)),
    ...drawn.hatches.map(({ path, ...stroke }) =>
      Object.assign(makePath(path, solid('#00000000')), { stroke: { colour: ink, ...stroke } }),
    ),
  ]
}

const makePath = (path: PathCommand[], fill: Fill): ShapeBox => ({
  kind: 'shape',
  shape: 'path',
  ...boundPath(path),
  fill,
  radius: 0,
  path,
  hasHoles: true,
})

function fillWithPicture(
  outline: PathCommand[],
  fill: Extract<PlacedFill, { kind: 'picture' }>,
  rect: Rect,
  turn: Turn | undefined,
  on: Standing,
): ImageBox[] {
  const index = on.findPicture(fill.imageUrl)
  if (index === null) return []
  // Outlines are turned already; a picture is turned by its painter, and its outline with it.
  const upright = turn ? mapPath(outline, turnBack(turn)) : outline
  const image = (place: Rect): ImageBox => ({
    kind: 'image',
    ...place,
    index,
    outline: upright,
    effects: toEffects(fill.effects, fill.opacity),
    ...(turn && { turn }),
    alt: '',
  })
  const { tile, inset = [0, 0, 0, 0], crop } = fill
  const [width, height] = [(tile?.width ?? 0) * on.scale, (tile?.height ?? 0) * on.scale]
  const count = tile && countTiles({ width, height }, rect)
  if (tile && count)
    return Array.from({ length: count.columns * count.rows }, (_, at) =>
      image({
        x:
          rect.x +
          (((tile.x * on.scale) % width) - (tile.x > 0 ? width : 0)) +
          (at % count.columns) * width,
        y:
          rect.y +
          (((tile.y * on.scale) % height) - (tile.y > 0 ? height : 0)) +
          Math.floor(at / count.columns) * height,
        width,
        height,
      }),
    )
  const [l, t, r, b] = inset
  const area = {
    x: rect.x + l * rect.width,
    y: rect.y + t * rect.height,
    width: Math.max(0, rect.width * (1 - l - r)),
    height: Math.max(0, rect.height * (1 - t - b)),
  }
  return [image(uncrop(area, crop))]
}

const turnBack = ({ degrees, x, y, flipH, flipV }: Turn): ((point: Point) => Point) => {
  const back = turnPoint({ degrees: -degrees, x, y })
  const mirror = turnPoint({ degrees: 0, x, y, ...(flipH && { flipH }), ...(flipV && { flipV }) })
  return (point) => mirror(back(point))
}

/** Where all of a picture would lie of which this area shows a part. */
function uncrop(
  { x, y, width, height }: Rect,
  [l, t, r, b]: readonly number[] = [0, 0, 0, 0],
): Rect {
  const whole = {
    width: width / Math.max(0.001, 1 - (l ?? 0) - (r ?? 0)),
    height: height / Math.max(0.001, 1 - (t ?? 0) - (b ?? 0)),
  }
  return { x: x - (l ?? 0) * whole.width, y: y - (t ?? 0) * whole.height, ...whole }
}

const percent = (value: number, most: number): number =>
  Math.max(0, Math.min(most, Math.round(value * 100)))

function toEffects(effects: PlacedEffects | undefined, opacity = 1): ImageBox['effects'] {
  const [dark, bright] = effects?.duotone ?? []
  return {
    ...defaultImageEffects,
    opacity: percent(opacity, 100),
    brightness: percent(1 + (effects?.brightness ?? 0), 200),
    contrast: percent(1 + (effects?.contrast ?? 0), 200),
    ...(effects && pickPixels(effects)),
    grayscale: effects?.grayscale ? 100 : 0,
    ...(dark !== undefined && bright !== undefined && { duotone: [dark, bright] }),
  }
}

/** What only pictures of slides that were composed here have. */
function pickPixels({ saturation, hue, blur, sepia }: PlacedEffects): Partial<ImageEffects> {
  return {
    ...(saturation !== undefined && { saturation }),
    ...(hue !== undefined && { hue }),
    ...(blur !== undefined && { blur }),
    ...(sepia !== undefined && { sepia }),
  }
}

export function layOutPicture(picture: PlacedPicture, on: Standing): Box[] {
  const index = on.findPicture(picture.imageUrl)
  const drawn = drawElement(picture, on)
  const { rect, turn, shape, move } = drawn
  const shown = shape.paths.filter(({ fill }) => fill !== 'none').flatMap(({ path }) => path)
  const outline = mapPath(shown, ([x, y]) => [rect.x + x * on.scale, rect.y + y * on.scale])
  const boxes: Box[] =
    index === null || outline.length === 0
      ? []
      : [
          {
            kind: 'image',
            ...uncrop(rect, picture.crop),
            index,
            outline,
            effects: toEffects(picture.effects, picture.opacity),
            ...(turn && { turn }),
            ...(picture.shadow && { shadow: placeShadow(picture.shadow, on) }),
            alt: picture.alt ?? '',
          },
        ]
  const { line } = picture
  if (!line) return boxes
  return [...boxes, ...shape.paths.flatMap(({ path }) => drawLine(move(path), line, on))]
}

/** Thinner ones are not seen at all. */
const hairline = 0.75

export function drawLine(
  outline: readonly PathCommand[],
  line: PlacedLine,
  on: Standing,
  shadow?: Shadow,
): ShapeBox[] {
  const width = Math.max(hairline, line.width * on.scale)
  const { path, filled, drawn } = drawEnds(outline, line, width)
  const colour = line.colour
  const none = solid('#00000000')
  const draw = (one: readonly PathCommand[], isDashed: boolean): ShapeBox => ({
    ...makePath([...one], none),
    stroke: {
      colour,
      width,
      ...(line.cap === 'round' && { isRound: true }),
      ...(isDashed && line.dash && { dash: line.dash.map((part) => part * on.scale) }),
    },
  })
  return [
    { ...draw(path, true), ...(shadow && { shadow }) },
    ...filled.map((one) => makePath(one, solid(colour))),
    ...drawn.map((one) => draw(one, false)),
  ]
}

export const paintRect = (rect: Rect, colour: string): ShapeBox =>
  makePath(outlineRect(rect), solid(colour))
