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

/** Up to this size of a number the space behind it may be as large. */
const mostForSpace = 130

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
  const hasLargeSpace = look.px <= mostForSpace && look.face.font.family !== 'JetBrains Mono'
  const unit = {
    // Of large numbers with the space before it, which would be too wide at their size.
    start: hasLargeSpace ? unitAt : text.slice(0, unitAt).trimEnd().length,
    end: text.length,
    scale: unitPx / look.px,
    ...(unitFace && { face: unitFace }),
    ...(unitColour && { colour: unitColour }),
  }
  return { ...words, ...look, oneLine: true, runs: [unit] }
}
