import { encodePixels } from './encode-pixels.ts'
import { readBitmap } from './read-bitmap.ts'
import {
  type Blend,
  createVectorCanvas,
  type Font,
  type Ink,
  type Paint,
  type Point,
  type Projection,
  type Step,
  usualInk,
  type VectorCanvas,
} from './vector-canvas.ts'

/** a b c d e f, as in SVG. */
export type Matrix = readonly [number, number, number, number, number, number]

export type GraphicsObject =
  | { kind: 'pen'; pen: Ink['pen'] }
  | { kind: 'brush'; brush: Ink['brush'] }
  | { kind: 'font'; font: Font }
  | { kind: 'other' }

type State = {
  ink: Ink
  world: Matrix
  window: { x: number; y: number; width: number; height: number }
  viewport: { x: number; y: number; width: number; height: number }
  /** Otherwise one unit is one pixel, whatever the extents say. */
  isScaled: boolean
  position: Point
  /** Whether texts begin where the last one ended. */
  followsText: boolean
}

/** What both kinds of Windows' metafiles are played on: a pen that remembers what it was told. */
export type Plotter = {
  canvas: VectorCanvas
  readonly state: State
  change(change: Partial<State>): void
  changeInk(change: Partial<Ink>): void
  save(): void
  /** Back by so many (negative), or to the one of that number. */
  restore(count: number): void
  keep(index: number, object: GraphicsObject): void
  /** The first place that is free. */
  keepNext(object: GraphicsObject): void
  forget(index: number): void
  select(index: number): void
  apply(object: GraphicsObject): void
  draw(steps: readonly Step[], paint: Paint): void
  /** Whether what is drawn is collected, and whether there is anything yet to go on from. */
  path(): 'none' | 'new' | 'begun'
  beginPath(): void
  endPath(paint: Paint | null): void
  text(text: string, at: Point, width: number): void
  /** With the pixels at their own place in the bitmap, where they do not follow its header. */
  bitmap(bytes: Uint8Array, place: BitmapPlace): void
}

export type BitmapPlace = { from: Point; to: Point; blend: Blend; bitsAt?: number }

const mostSaved = 1_000
/** Of all bitmaps in a drawing: a file of one colour packs millions of them into nothing. */
const mostPixels = 12_000_000
const identity: Matrix = [1, 0, 0, 1, 0, 0]

export function createPlotter(): Plotter {
  const canvas = createVectorCanvas()
  const objects: (GraphicsObject | undefined)[] = []
  const saved: State[] = []
  let path: Step[] | null = null
  let pixelsLeft = mostPixels
  let state: State = {
    ink: usualInk,
    world: identity,
    window: { x: 0, y: 0, width: 1, height: 1 },
    viewport: { x: 0, y: 0, width: 1, height: 1 },
    isScaled: false,
    position: { x: 0, y: 0 },
    followsText: false,
  }

  function project(): Projection {
    const { window, viewport, world, isScaled } = state
    const scaleX = isScaled ? viewport.width / (window.width || 1) : 1
    const scaleY = isScaled ? viewport.height / (window.height || 1) : 1
    const [a, b, c, d, e, f] = world
    return {
      place: ({ x, y }) => ({
        x: (a * x + c * y + e - window.x) * scaleX + viewport.x,
        y: (b * x + d * y + f - window.y) * scaleY + viewport.y,
      }),
      scale: Math.sqrt(Math.abs((a * d - b * c) * scaleX * scaleY)),
    }
  }

  const changeInk = (change: Partial<Ink>) => {
    state = { ...state, ink: { ...state.ink, ...change } }
  }

  function applyObject(object: GraphicsObject): void {
    if (object.kind === 'pen') changeInk({ pen: object.pen })
    else if (object.kind === 'brush') changeInk({ brush: object.brush })
    else if (object.kind === 'font') changeInk({ font: object.font })
  }

  return {
    canvas,
    get state() {
      return state
    },
    change: (change) => {
      state = { ...state, ...change }
    },
    changeInk,
    save: () => void (saved.length < mostSaved && saved.push(state)),
    restore(count) {
      const depth = count < 0 ? saved.length + count : count - 1
      const before = saved[depth]
      if (!before) return
      state = before
      saved.length = depth
    },
    keep: (index, object) => {
      if (index < 65_536) objects[index] = object
    },
    keepNext(object) {
      const free = objects.findIndex((one) => one === undefined)
      if (objects.length < 65_536) objects[free === -1 ? objects.length : free] = object
    },
    forget: (index) => {
      if (index < objects.length) objects[index] = undefined
    },
    select(index) {
      const object = objects[index]
      if (object) applyObject(object)
    },
    apply: applyObject,
    draw(steps, paint) {
      if (path) for (const step of steps) path.push(step)
      else canvas.path(steps, state.ink, project(), paint)
    },
    path: () => (path === null ? 'none' : path.length === 0 ? 'new' : 'begun'),
    beginPath: () => {
      path = []
    },
    endPath(paint) {
      if (paint) canvas.path(path ?? [], state.ink, project(), paint)
      path = null
    },
    text: (text, at, width) =>
      canvas.text(text, state.followsText ? state.position : at, width, state.ink, project()),
    bitmap(bytes, { from, to, blend, bitsAt }) {
      const pixels = readBitmap(bytes, pixelsLeft, bitsAt)
      if (!pixels) return
      pixelsLeft -= pixels.width * pixels.height
      canvas.picture(encodePixels(pixels), from, to, blend, project())
    },
  }
}
