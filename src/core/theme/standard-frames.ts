import type { SlideLayoutName } from '../deck/slide-layout.ts'
import { stage } from '../layout/stage.ts'
import type { Frames, TextFrame } from './theme.ts'

const margin = { x: 80, top: 64, bottom: 56 }
const half = stage.width / 2
const whole = stage.width - 2 * margin.x
const besidePicture = half - margin.x - 40
const bodyTop = 190
const bottom = stage.height - margin.bottom

const top = (x: number, y: number, width: number, height: number): TextFrame => ({
  x,
  y,
  width,
  height,
  anchor: 'top',
})

/** The arrangement that most themes share; a theme changes what it wants to be known by. */
export function standardFrames(
  layout: SlideLayoutName,
  has: { picture: boolean; content: boolean },
): Frames {
  const rightHalf = { x: half, y: 0, width: half, height: stage.height }
  const width = has.picture ? besidePicture : whole
  const picture = has.picture ? { picture: rightHalf } : {}
  const title = top(margin.x, margin.top, width, has.picture ? 230 : 176)
  const body = top(margin.x, bodyTop, width, bottom - bodyTop)

  switch (layout) {
    case 'title-and-bullets':
      return { title, content: [body], ...picture }
    case 'title-slide':
      return {
        title: {
          ...top(margin.x, 150, width, 220),
          anchor: 'bottom',
          sizePt: has.picture ? 54 : 66,
        },
        content: [{ ...top(margin.x, 396, width, 200), plain: true, sizePt: 27 }],
        ...picture,
      }
    case 'section':
      return {
        title: { ...top(margin.x, 170, width, 240), anchor: 'bottom', sizePt: 60 },
        content: [{ ...top(margin.x, 436, width, 180), plain: true }],
        ...picture,
      }
    case 'two-columns': {
      if (has.picture) return { title, content: [body], ...picture }
      const column = (whole - 56) / 2
      return {
        title,
        content: [
          { ...body, width: column },
          { ...body, x: margin.x + column + 56, width: column },
        ],
        deal: 'evenly',
      }
    }
    case 'quote':
      return {
        title: { ...top(margin.x, 64, width, 60), sizePt: 24 },
        content: [
          { ...top(margin.x, 150, width, 350), anchor: 'middle', plain: true, sizePt: 45 },
          { ...top(margin.x, 528, width, 130), plain: true },
        ],
        deal: 'first-and-rest',
        ...picture,
      }
    case 'big-number':
      return {
        title: { ...top(margin.x, margin.top, width, 100), sizePt: 36 },
        content: [
          { ...top(margin.x, 190, width, 190), anchor: 'bottom', plain: true, sizePt: 96 },
          { ...top(margin.x, 404, width, 250), plain: true, sizePt: 27 },
        ],
        deal: 'first-and-rest',
        ...picture,
      }
    case 'picture-full':
      return {
        title: { ...top(margin.x, 360, whole, 176), anchor: 'bottom' },
        content: has.content ? [top(margin.x, 552, whole, 120)] : [],
        picture: { x: 0, y: 0, ...stage },
      }
    case 'picture-left': {
      if (!has.picture) return { title, content: [body] }
      const x = half + 40
      return {
        title: { ...title, x },
        content: [{ ...body, x }],
        picture: { ...rightHalf, x: 0 },
      }
    }
    // Only the title is left, and room for a picture below it.
    default:
      return {
        title: top(margin.x, margin.top, whole, 176),
        picture: { x: margin.x, y: bodyTop, width: whole, height: bottom - bodyTop },
      }
  }
}
