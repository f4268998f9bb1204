import type { PlacedElement } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { changeElements, type Picked, shiftElement } from './change-elements.ts'
import { fitElement, leastSide } from './fit-element.ts'

export const moveElements = (slide: Slide, picked: Picked, dx: number, dy: number): Slide =>
  changeElements(slide, picked, (element) => shiftElement(element, dx, dy))

/** Which edges a handle takes hold of: -1 for the left or top one, 1 for the right or bottom one. */
export type Handle = { across: -1 | 0 | 1; down: -1 | 0 | 1 }

export type Pull = {
  handle: Handle
  /** On the slide, however the element is turned. */
  dx: number
  dy: number
  /** Width and height keep their proportion. */
  keepsForm?: boolean
}

/** Pulls at edges of an element; those on the other side stay where they are. */
export const resizeElement = (slide: Slide, at: number, pull: Pull): Slide =>
  changeElements(slide, [at], (element) => pullElement(element, pull))

/** Not smaller than can be taken hold of, but for what is smaller already. */
export const grown = (side: number, by: number): number =>
  Math.max(Math.min(side, leastSide), side + by)

function pullElement(element: PlacedElement, { handle, dx, dy, keepsForm }: Pull): PlacedElement {
  const { x, y, width, height, turn = 0 } = element
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // Along the element's own edges.
  const [along, aside] = [dx * cos + dy * sin, dy * cos - dx * sin]
  let wide = handle.across === 0 ? width : grown(width, along * handle.across)
  let high = handle.down === 0 ? height : grown(height, aside * handle.down)
  if (keepsForm && handle.across !== 0 && handle.down !== 0 && width > 0 && height > 0) {
    const scale = Math.max(wide / width, high / height)
    ;[wide, high] = [width * scale, height * scale]
  }
  if (wide === width && high === height) return element
  // Its middle goes half the way, along its own edges; seen from the slide that is turned.
  const [right, lower] = [(handle.across * (wide - width)) / 2, (handle.down * (high - height)) / 2]
  const middleX = x + width / 2 + right * cos - lower * sin
  const middleY = y + height / 2 + right * sin + lower * cos
  return fitElement(element, {
    x: middleX - wide / 2,
    y: middleY - high / 2,
    width: wide,
    height: high,
  })
}

/** To an angle in degrees, clockwise, about its own middle. Tables and charts stand upright. */
export const turnElement = (slide: Slide, at: number, degrees: number): Slide =>
  changeElements(slide, [at], (element) => {
    if (!canTurn(element)) return element
    const { turn: before = 0, ...upright } = element
    const turn = (Math.round((((degrees % 360) + 360) % 360) * 10) / 10) % 360
    if (turn === before) return element
    return turn === 0 ? upright : { ...upright, turn }
  })

export const canTurn = ({ kind }: PlacedElement): boolean => kind === 'shape' || kind === 'picture'
