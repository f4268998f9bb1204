import type { Slide } from './slide.ts'

/** Slides are told apart by id, so of two with the same one an edit or a merge would lose one. */
export function makeSlideIdsUnique(slides: readonly Slide[]): Slide[] {
  const taken = new Set(slides.map((slide) => slide.id))
  const seen = new Map<string, number>()
  return slides.map((slide) => {
    let times = (seen.get(slide.id) ?? 0) + 1
    if (times === 1) {
      seen.set(slide.id, times)
      return slide
    }
    while (taken.has(`${slide.id}-${times}`)) times++
    seen.set(slide.id, times)
    const id = `${slide.id}-${times}`
    taken.add(id)
    return { ...slide, id }
  })
}
