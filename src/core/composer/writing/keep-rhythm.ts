import type { Slide } from '../../deck/slide.ts'
import { readForm } from '../../form/read-form.ts'

type Written = Omit<Slide, 'id'>

/** So many alike one after the other, and nobody looks any more. */
const alike = 3

/** In letters: what stands beside so large a figure. */
const longest = 90

/** Of several slides of figures running, each third sets one of them very large, where it has no more than fit beside it. */
export function keepRhythm(slides: readonly Written[]): Written[] {
  let running = 0
  return slides.map((slide) => {
    running = slide.layout === 'figures' ? running + 1 : 0
    if (running < alike) return slide
    const other: Written = { ...slide, layout: 'big-number' }
    const isShort = (slide.content[0] ?? '').length <= longest
    if (!isShort || readForm('big-number', other) === null) return slide
    running = 0
    return other
  })
}
