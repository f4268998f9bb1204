import type { SlideLayoutName } from '../deck/slide-layout.ts'
import { listPictures } from '../deck/slide-pictures.ts'
import type { Slide } from '../deck/slide.ts'
import { chooseForm } from '../form/choose-form.ts'

/**
 * What a slide is shown as when its author chose nothing.
 * @param count how many slides its deck has; unknown, it is not the last
 */
export function chooseLayout(slide: Slide, place: number, count = Infinity): SlideLayoutName {
  const [first] = slide.content
  const pictures = listPictures(slide).length
  if (slide.table) return first || pictures > 0 ? 'points' : 'title-only'
  if (pictures > 0 && first) return 'points'
  // Under a title that lies over them, some of several could not be seen, nor all of one.
  const isWhole = slide.imageStyle?.fit === 'contain'
  if (pictures > 0)
    return (pictures > 1 || isWhole) && slide.title.trim() ? 'title-only' : 'picture-full'
  return chooseForm(slide, { place, count })
}
