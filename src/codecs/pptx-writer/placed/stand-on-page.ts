import type { PlacedElement, PlacedShape, PlacedSlide } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { Rect } from '#core/layout/boxes.ts'
import { stage } from '#core/layout/stage.ts'
import { checkPlaced } from '#core/placed/check-placed.ts'
import { fillsStage, findBarColour, fitOnStage, listBars } from '#core/placed/fit-on-stage.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { scaleElement, scaleFill } from '#core/placed/scale-placed.ts'

/** What a slide keeps of its look and can be painted; null for one that is composed. */
export const findKept = (slide: Slide): PlacedSlide | null =>
  slide.placed && keepsLook(slide) ? checkPlaced(slide.placed) : null

export type PageSize = PlacedSlide['size']

/** As small, or as large, as the file format lets a page be: an inch, and 56. */
const isPage = ({ width, height }: PageSize): boolean =>
  [width, height].every((side) => side >= 96 && side <= 5_376)

/** That of the slides where all of them have the same, else that of the stage: a file has one size. */
export function findPageSize(slides: readonly Slide[]): PageSize {
  const [first, ...others] = slides.map((slide) => findKept(slide)?.size ?? null)
  const isShared =
    first && others.every((size) => size?.width === first.width && size.height === first.height)
  return first && isShared && isPage(first) ? first : { ...stage }
}

/** The same on a page of the stage's size where its own is another: as large as it can be, between bars. */
export function standOnPage(placed: PlacedSlide, page: PageSize): PlacedSlide {
  const { size, background } = placed
  if (size.width === page.width && size.height === page.height) return placed
  const { scale, frame } = fitOnStage(size)
  const scaleAll = (elements: readonly PlacedElement[]) =>
    elements.map((element) => scaleElement(element, { scale, x: frame.x, y: frame.y }))
  const [backdrop, elements] = [scaleAll(placed.backdrop), scaleAll(placed.elements)]
  const ground = scaleFill(background, scale)
  const isWhole = fillsStage(frame)
  const bar = findBarColour(background)
  const isCut = [...backdrop, ...elements].some((element) => reachesOut(element, frame))
  return {
    ...placed,
    size: page,
    background: isWhole ? ground : { kind: 'solid', colour: bar },
    backdrop: isWhole ? backdrop : [{ kind: 'shape', ...frame, fill: ground }, ...backdrop],
    elements:
      isWhole || !isCut
        ? elements
        : [...elements, ...listBars(frame).map((rect) => plate(rect, bar))],
  }
}

const plate = (rect: Rect, colour: string): PlacedShape => ({
  kind: 'shape',
  ...rect,
  fill: { kind: 'solid', colour },
})

/** However it is turned. */
function reachesOut({ x, y, width, height, turn = 0 }: PlacedElement, frame: Rect): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const half = Math.hypot(width, height) / 2
  const [across, down] = turn === 0 ? [width / 2, height / 2] : [half, half]
  return (
    middleX - across < frame.x - 1 ||
    middleY - down < frame.y - 1 ||
    middleX + across > frame.x + frame.width + 1 ||
    middleY + down > frame.y + frame.height + 1
  )
}
