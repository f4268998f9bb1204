import type { PlacedElement, PlacedFill, PlacedShape, PlacedSlide } from '../deck/placed.ts'
import { listPictureUrls, type ShownPictures } from '../deck/pictures/slide-pictures.ts'
import type { Slide } from '../deck/slide.ts'
import { findLayout, type SlideInTheme } from '../layout/arrange-slide.ts'
import type { Box, Fill, Rect, SlideLayout } from '../layout/boxes.ts'
import { isRtlSlide } from '../layout/texts/text-direction.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { checkPlaced } from './check-placed.ts'
import { findLinkAreas } from './find-link-areas.ts'
import { fillsStage, findBarColour, fitOnStage, listBars } from './fit-on-stage.ts'
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
import { sayTitle } from './map-paragraphs.ts'
import { countUnpaintedPoints, runsOff } from './find-unseen.ts'
import { numberSlide } from './number-slide.ts'
import { outlineRect } from './paths.ts'
import { keepsLook } from './opened-placed.ts'
import { placeText } from './place-text.ts'
import { createWordFinder, type FindWords, placeNewPoints } from './place-words.ts'

/** A slide that keeps its look, as the boxes that every painter paints. */
export function layOutPlaced(onStage: SlideInTheme, metrics: TextMetrics): SlideLayout | null {
  const { slide } = onStage
  const placed = slide.placed && keepsLook(slide) ? checkPlaced(slide.placed) : null
  if (!placed) return null
  const { on, frame } = standOnStage(slide, placed)
  const findWords = createWordFinder(slide)
  const lay = (element: PlacedElement) =>
    layOutElement(numberSlide(element, onStage.place + 1), on, findWords, metrics)
  const isWhole = fillsStage(frame)
  const ground = paintGround(placed.background, frame, on)
  const bar = findBarColour(placed.background)
  const layAll = (elements: readonly PlacedElement[]) =>
    elements.map((element) => ({ element, boxes: lay(element) }))
  const behind = isWhole && ground.isPlain ? [] : ground.boxes
  const [backdrop, shown] = [layAll(placed.backdrop), layAll(placeNewPoints(placed, slide.content))]
  const links = findLinkAreas([...backdrop, ...shown], behind.length, on, findWords)
  return {
    layout: findLayout(onStage),
    isKept: true,
    rtl: isRtlSlide(slide),
    ...(!isWhole && { frame }),
    background: isWhole ? ground.fill : { kind: 'solid', colour: bar },
    boxes: [
      ...behind,
      ...[...backdrop, ...shown].flatMap(({ boxes }) => boxes),
      // Over whatever reaches out of the slide.
      ...(isWhole ? [] : listBars(frame).map((rect) => paintRect(rect, bar))),
    ],
    ...(links.length > 0 && { links }),
    overflows: shown.some((one) => runsOff(one, on, frame)),
    hiddenBullets: countUnpaintedPoints(slide.content, shown),
    hiddenPictures: 0,
  }
}

function standOnStage(slide: Slide, { size }: PlacedSlide): { on: Standing; frame: Rect } {
  const { scale, frame } = fitOnStage(size)
  return { on: { scale, x: frame.x, y: frame.y, findPicture: createPictureFinder(slide) }, frame }
}

export function createPictureFinder(slide: ShownPictures): Standing['findPicture'] {
  const urls = listPictureUrls(slide)
  return (imageUrl) => {
    const index = imageUrl === undefined ? -1 : urls.indexOf(imageUrl)
    return index < 0 ? null : index
  }
}

function paintGround(
  background: PlacedFill,
  frame: Rect,
  on: Standing,
): { fill: Fill; isPlain: boolean; boxes: Box[] } {
  const boxes = fillOutline(outlineRect(frame), { fill: background, rect: frame }, on)
  // One may see through a picture, or past it.
  if (background.kind === 'picture')
    return { fill: paper, isPlain: false, boxes: [paintRect(frame, paper.colour), ...boxes] }
  const fill = toFill(background)
  // Only paths are filled in rings.
  if (fill.kind === 'radial') return { fill: paper, isPlain: false, boxes }
  return { fill, isPlain: boxes.length === 1, boxes }
}

const paper = { kind: 'solid', colour: '#FFFFFF' } as const

export function layOutElement(
  element: PlacedElement,
  on: Standing,
  findWords: FindWords,
  metrics: TextMetrics,
): Box[] {
  if (element.kind === 'picture') return layOutPicture(element, on)
  if (element.kind === 'chart') return layOutChart(sayTitle(element, findWords), on, metrics)
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
