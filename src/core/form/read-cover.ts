import { listPictures } from '../deck/pictures/slide-pictures.ts'
import type { Slide } from '../deck/slide.ts'
import { type FormPoint, listFormPoints, type PointText, takeWhole } from './form-point.ts'

/** What a cover shows besides the title. */
export type CoverContent = { form: 'cover'; subtitle: PointText | null; foot: PointText[] }

const mostPoints = 3
const longestSubtitle = 110
const longestFoot = 75

/** Null when it has no room for so many. */
export function readCover(points: readonly FormPoint[]): CoverContent | null {
  const [first, ...rest] = points
  if (points.length > mostPoints || points.some(({ children }) => children.length > 0)) return null
  return { form: 'cover', subtitle: first ? takeWhole(first) : null, foot: rest.map(takeWhole) }
}

/** Whether the words of a slide that comes first are those of a cover. */
export const isCoverText = (points: readonly FormPoint[]): boolean =>
  points.length <= mostPoints &&
  points.every(
    ({ text, children }, at) =>
      children.length === 0 && text.length <= (at === 0 ? longestSubtitle : longestFoot),
  )

/** Whether a slide will be shown as a cover, as far as its words and its picture go. */
export function isCover(slide: Slide, place: number): boolean {
  const pictures = listPictures(slide).length
  if (slide.table || pictures > 1) return false
  if (slide.layout) return slide.layout === 'cover'
  const written = slide.content.filter((point) => point.trim() !== '')
  // A picture with nothing but a title is shown as large as it can be.
  if (pictures === 1 && written.length === 0) return false
  return place === 0 && isCoverText(listFormPoints(written))
}
