import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { Rect } from '../layout/boxes.ts'
import { stage } from '../layout/stage.ts'
import { makeFrame } from './make-frame.ts'
import type { Arrangement, SlideParts } from './theme.ts'

/** The lines that a theme composes on, in px of the stage. */
export type Grid = {
  left: number
  right: number
  /** Top of the title. */
  top: number
  /** Where content begins below a title of one line. */
  body: number
  /** Where content ends. */
  bottom: number
  /** Where a picture stands beside the text, on the right. */
  picture: Rect
  /** Between text and picture, and between columns. */
  gutter: number
}

export const wholeStage: Rect = { x: 0, y: 0, ...stage }

/** The arrangement that most themes begin with; each then changes what it wants to be known by. */
export function arrangeOnGrid(grid: Grid, layout: SlideLayoutName, has: SlideParts): Arrangement {
  const { left, top, body, bottom, gutter } = grid
  const whole = stage.width - left - grid.right
  const { x, width, ...picture } = standBeside(grid, layout === 'picture-side', has.picture)
  const height = bottom - top
  const share = (of: number) => Math.round(height * of)
  const title = makeFrame(x, top, width, has.content ? share(0.3) : height)
  const content = makeFrame(x, body, width, bottom - body)

  switch (layout) {
    case 'cover':
      return {
        title: { ...title, height: share(0.6), sizePt: 66 },
        content: [makeFrame(x, top, width, height, { plain: true, sizePt: 27, follows: 28 })],
        settle: 'middle',
        ...picture,
      }
    case 'section':
      return {
        title: { ...title, height: share(0.6), sizePt: 60 },
        content: [makeFrame(x, top, width, height, { plain: true, follows: 24 })],
        settle: 'middle',
        ...picture,
      }
    case 'two-columns': {
      const column = (whole - gutter) / 2
      const first = { ...content, x: left, width: column }
      const second = { ...first, x: left + column + gutter }
      const across = { ...title, x: left, width: whole }
      // A picture cannot make way for a title that grows.
      if (has.picture)
        return {
          title: { ...across, height: body - top - 16 },
          content: [first],
          picture: toRect(second),
        }
      return { title: across, content: [first, second], deal: 'evenly' }
    }
    case 'quote':
      return {
        title: { ...title, height: share(0.18), sizePt: 24 },
        content: [
          makeFrame(x, top, width, share(0.74), { plain: true, sizePt: 45, follows: 32 }),
          makeFrame(x, top, width, height, { plain: true, follows: 28 }),
        ],
        deal: 'first-and-rest',
        settle: 'middle',
        ...picture,
      }
    case 'big-number':
      return {
        title: { ...title, height: share(0.2), sizePt: 36 },
        content: [
          makeFrame(x, top, width, share(0.62), {
            plain: true,
            oneLine: true,
            sizePt: 140,
            style: { fontWeight: 'bold' },
            follows: 12,
          }),
          makeFrame(x, top, width, height, { plain: true, sizePt: 27, follows: 12 }),
        ],
        deal: 'first-and-rest',
        settle: 'middle',
        ...picture,
      }
    case 'picture-full':
      return {
        title: makeFrame(left, top, whole, share(has.content ? 0.3 : 0.8)),
        content: [makeFrame(left, top, whole, height, { follows: 16 })],
        settle: 'bottom',
        picture: wholeStage,
      }
    case 'title-only':
      return {
        title: { ...title, x: left, width: whole, height: has.picture ? body - top - 16 : height },
        picture: { x: left, y: body, width: whole, height: bottom - body },
      }
    default:
      return { title, content: [content], ...picture }
  }
}

/** The room that text has beside a picture, and the picture. */
function standBeside(
  { left, right, picture, gutter }: Grid,
  isLeft: boolean,
  hasPicture: boolean,
): { x: number; width: number; picture?: Rect } {
  if (!hasPicture) return { x: left, width: stage.width - left - right }
  const width = picture.x - gutter - left
  if (!isLeft) return { x: left, width, picture }
  return {
    x: stage.width - left - width,
    width,
    picture: { ...picture, x: stage.width - picture.x - picture.width },
  }
}

const toRect = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height })
