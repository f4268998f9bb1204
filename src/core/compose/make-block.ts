import type { Rect } from '../layout/boxes.ts'
import type { PointText } from '../form/form-point.ts'
import type { FigureItem } from '../form/form-content.ts'
import type { Block, BlockText, Face } from './composition.ts'
import type { Scene } from './kit.ts'
import { margin, right } from './scene-parts.ts'

type Look = Omit<BlockText, 'part' | 'text' | 'emphasis'>
type Options = Omit<Block, keyof Rect | 'role' | 'texts'>

/** The title of the slide. */
export const makeTitle = (
  { title }: Pick<Scene, 'title'>,
  [x, y, width, height]: readonly [number, number, number, number],
  look: Look,
  options: Options = {},
): Block => ({
  role: 'title',
  x,
  y,
  width,
  height,
  texts: [{ part: { field: 'title' }, text: title, ...look }],
  isBalanced: true,
  ...options,
})

/** The title above a form that all themes draw alike. */
export const makeHeading = (scene: Scene, height: number): Block => {
  const { faces, titlePx, grounds } = scene.kit
  return makeTitle(scene, [margin, 48, right - margin, height], {
    face: faces.display,
    px: titlePx,
    colour: grounds.page.ink,
  })
}

export const makeBlock = (
  [x, y, width, height]: readonly [number, number, number, number],
  texts: readonly (BlockText | null)[],
  options: Options = {},
): Block => ({
  role: 'content',
  x,
  y,
  width,
  height,
  texts: texts.filter((text) => text !== null),
  ...options,
})

export const say = (text: PointText | null, look: Look): BlockText | null =>
  text && { ...text, ...look }

/** Large digits are set tight; what stands behind them would seem to touch them. */
function loosen(face: Face): Face {
  const { tracking = 0, ...font } = face.font
  return tracking < 0 ? { ...face, font } : face
}

/** A number and what it counts, on one line: the unit smaller. */
export function sayFigure(
  { quantity }: Pick<FigureItem, 'quantity'>,
  {
    unitPx,
    unitFace,
    unitColour,
    ...look
  }: Look & { unitPx: number; unitFace?: Face; unitColour?: string },
): BlockText | null {
  if (!quantity) return null
  const { unitAt, ...words } = quantity
  const { text } = words
  if (unitAt === null) return { ...words, ...look, oneLine: true }
  const unit = {
    // With the space before it, which would be too wide at the size of the number.
    start: text.slice(0, unitAt).trimEnd().length,
    end: text.length,
    scale: unitPx / look.px,
    face: unitFace ?? loosen(look.face),
    ...(unitColour && { colour: unitColour }),
  }
  return { ...words, ...look, oneLine: true, runs: [unit] }
}
