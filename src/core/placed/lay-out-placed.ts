import type { PlacedElement, PlacedFill, PlacedShape, PlacedSlide } from '../deck/placed.ts'
import { listPictureUrls } from '../deck/slide-pictures.ts'
import type { Slide } from '../deck/slide.ts'
import { findLayout, type SlideInTheme } from '../layout/arrange-slide.ts'
import type { Box, Fill, Rect, SlideLayout } from '../layout/boxes.ts'
import { stage } from '../layout/stage.ts'
import { isRtlSlide } from '../layout/text-direction.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { measureLight } from '../theme/contrast.ts'
import { checkPlaced } from './check-placed.ts'
import { layOutChart } from './lay-out-chart.ts'
import {
  drawElement,
  fillOutline,
  layOutOutlines,
  layOutPicture,
  paintRect,
  placeRect,
  type Standing,
  toFill,
} from './lay-out-shape.ts'
import { layOutTable } from './lay-out-table.ts'
import { outlineRect } from './paths.ts'
import { placeText } from './place-text.ts'
import { createWordFinder, type FindWords, placeNewPoints } from './place-words.ts'

/** A slide that keeps its look, as the boxes that every painter paints. */
export function layOutPlaced(onStage: SlideInTheme, metrics: TextMetrics): SlideLayout | null {
  const { slide } = onStage
  const placed = slide.placed && checkPlaced(slide.placed)
  if (!placed) return null
  const { on, frame } = standOnStage(slide, placed)
  const findWords = createWordFinder(slide)
  const lay = (element: PlacedElement) => layOutElement(element, on, findWords, metrics)
  const isWhole = frame.width === stage.width && frame.height === stage.height
  const ground = paintGround(placed.background, frame, on)
  const bar = findBarColour(placed.background)
  return {
    layout: findLayout(onStage),
    isKept: true,
    rtl: isRtlSlide(slide),
    ...(!isWhole && { frame }),
    background: isWhole ? (ground.fill ?? paper) : { kind: 'solid', colour: bar },
    boxes: [
      ...(isWhole && ground.fill ? [] : ground.boxes),
      ...placed.backdrop.flatMap(lay),
      ...placeNewPoints(placed, slide.content).flatMap(lay),
      // Over whatever reaches out of the slide.
      ...(isWhole ? [] : listBars(frame).map((rect) => paintRect(rect, bar))),
    ],
    overflows: false,
    hiddenBullets: 0,
    hiddenPictures: 0,
  }
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1

/** As large as it can be on the stage, and in its middle. */
function standOnStage(slide: Slide, { size }: PlacedSlide): { on: Standing; frame: Rect } {
  const scale = Math.min(stage.width / size.width, stage.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  const frame = {
    width: isNear(width, stage.width) ? stage.width : width,
    height: isNear(height, stage.height) ? stage.height : height,
  }
  const [x, y] = [(stage.width - frame.width) / 2, (stage.height - frame.height) / 2]
  const urls = listPictureUrls(slide)
  const findPicture = (imageUrl: string | undefined) => {
    const index = imageUrl === undefined ? -1 : urls.indexOf(imageUrl)
    return index < 0 ? null : index
  }
  return { on: { scale, x, y, findPicture }, frame: { x, y, ...frame } }
}

function paintGround(
  background: PlacedFill,
  frame: Rect,
  on: Standing,
): { fill: Fill | null; boxes: Box[] } {
  const boxes = fillOutline(outlineRect(frame), { fill: background, rect: frame }, on)
  const fill = background.kind === 'picture' ? null : toFill(background)
  // Only paths are filled in rings.
  if (fill) return { fill: fill.kind === 'radial' ? null : fill, boxes }
  // One may see through a picture, or past it.
  return { fill: null, boxes: [paintRect(frame, paper.colour), ...boxes] }
}

const paper = { kind: 'solid', colour: '#FFFFFF' } as const

/** Calm beside the slide: its ground where that is one colour, else the darkest that it has. */
function findBarColour(fill: PlacedFill): string {
  if (fill.kind === 'solid') return fill.colour.slice(0, 7)
  if (fill.kind === 'pattern') return fill.ground.slice(0, 7)
  if (fill.kind === 'picture') return '#000000'
  const [darkest] = fill.stops
    .map(({ colour }) => colour.slice(0, 7))
    .toSorted((one, other) => measureLight(one) - measureLight(other))
  return darkest ?? '#000000'
}

const listBars = ({ x, y, width, height }: Rect): Rect[] =>
  x > 0
    ? [
        { x: 0, y: 0, width: x, height: stage.height },
        { x: x + width, y: 0, width: stage.width - x - width, height: stage.height },
      ]
    : [
        { x: 0, y: 0, width: stage.width, height: y },
        { x: 0, y: y + height, width: stage.width, height: stage.height - y - height },
      ]

function layOutElement(
  element: PlacedElement,
  on: Standing,
  findWords: FindWords,
  metrics: TextMetrics,
): Box[] {
  if (element.kind === 'picture') return layOutPicture(element, on)
  if (element.kind === 'chart') return layOutChart(element, on, metrics)
  if (element.kind === 'table') return layOutTable(element, on, findWords, metrics)
  return layOutShape(element, on, findWords, metrics)
}

function layOutShape(
  element: PlacedShape,
  on: Standing,
  findWords: FindWords,
  metrics: TextMetrics,
): Box[] {
  const drawn = drawElement(element, on)
  const outlines = layOutOutlines(drawn, element, on)
  const { text } = element
  if (!text) return outlines
  const [l, t, r, b] = drawn.shape.room
  const inside = element.textPlace
    ? placeRect(element.textPlace, on)
    : {
        x: drawn.rect.x + l * on.scale,
        y: drawn.rect.y + t * on.scale,
        width: (r - l) * on.scale,
        height: (b - t) * on.scale,
      }
  const spot = { text, element, inside, rect: drawn.rect }
  const letters = placeText(spot, on, findWords, metrics)
  return [...outlines, ...letters]
}
