import type { PlacedElement } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import type { Rect } from '../../layout/boxes.ts'
import { turnPoint } from '../paths.ts'
import { boundElement, joinRects } from './bound-element.ts'
import { changeElements, listPicked, type Picked, shiftElement } from './change-elements.ts'
import { fitElement } from './fit-element.ts'
import { canTurn, grown, type Pull, resizeElement, turnElement } from './move-elements.ts'

/** The upright rectangle around all that is picked. */
export const boundPicked = (slide: Pick<Slide, 'placed'>, picked: Picked): Rect | null => {
  const bounds = listPicked(slide, picked).map(boundElement)
  return bounds.length === 0 ? null : joinRects(bounds)
}

/** Pulls at edges of what is picked: where and how large each is within all of it stays. */
export function resizeTogether(slide: Slide, picked: Picked, pull: Pull): Slide {
  const [only] = picked
  if (picked.length === 1 && only !== undefined) return resizeElement(slide, only, pull)
  const frame = boundPicked(slide, picked)
  if (!frame) return slide
  const to = pullFrame(frame, pull)
  const across = frame.width > 0 ? to.width / frame.width : 1
  const down = frame.height > 0 ? to.height / frame.height : 1
  return changeElements(slide, picked, (element) => {
    const { x, y, width, height, turn = 0 } = element
    // What lies on its side is as wide as it is high.
    const lies = Math.abs(Math.sin((turn * Math.PI) / 180)) > Math.SQRT1_2
    const [wide, high] = lies ? [width * down, height * across] : [width * across, height * down]
    const middleX = to.x + (x + width / 2 - frame.x) * across
    const middleY = to.y + (y + height / 2 - frame.y) * down
    return fitElement(element, {
      x: middleX - wide / 2,
      y: middleY - high / 2,
      width: wide,
      height: high,
    })
  })
}

function pullFrame({ x, y, width, height }: Rect, { handle, dx, dy, keepsForm }: Pull): Rect {
  let wide = handle.across === 0 ? width : grown(width, dx * handle.across)
  let high = handle.down === 0 ? height : grown(height, dy * handle.down)
  if (keepsForm && handle.across !== 0 && handle.down !== 0 && width > 0 && height > 0) {
    const scale = Math.max(wide / width, high / height)
    ;[wide, high] = [width * scale, height * scale]
  }
  return {
    x: handle.across < 0 ? x + width - wide : x,
    y: handle.down < 0 ? y + height - high : y,
    width: wide,
    height: high,
  }
}

/** One alone to an angle in degrees, several by it, about the middle of all of them. */
export function turnTogether(slide: Slide, picked: Picked, degrees: number): Slide {
  const [only] = picked
  if (picked.length === 1 && only !== undefined) return turnElement(slide, only, degrees)
  const frame = boundPicked(slide, picked)
  if (!frame) return slide
  const around = turnPoint({
    degrees,
    x: frame.x + frame.width / 2,
    y: frame.y + frame.height / 2,
  })
  const moved = changeElements(slide, picked, (element) => {
    const middle = middleOf(element)
    const [x, y] = around(middle)
    return shiftElement(element, x - middle[0], y - middle[1])
  })
  return picked.reduce((now, at) => {
    const before = slide.placed?.elements[at]?.turn ?? 0
    return turnElement(now, at, before + degrees)
  }, moved)
}

const middleOf = ({ x, y, width, height }: PlacedElement): [number, number] => [
  x + width / 2,
  y + height / 2,
]

export const canTurnTogether = (slide: Pick<Slide, 'placed'>, picked: Picked): boolean =>
  listPicked(slide, picked).every(canTurn)
