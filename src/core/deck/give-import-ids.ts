import type { Slide } from './slide.ts'

/** What the readers call a slide that its file has no id for, as specified. */
export const importedSlideId = (number: number): string => `imported-slide-${number}`

const isImportedSlideId = (id: string): boolean => /^imported-slide-\d+$/.test(id)

/**
 * Slides of a file, as a deck takes them in. The ids of the specification stay where no slide of the
 * deck has them; all others are not ours, and the same file may come in twice.
 */
export function giveImportIds(
  slides: readonly Slide[],
  existing: readonly Slide[],
  newId: () => string,
): Slide[] {
  const taken = new Set(existing.map(({ id }) => id))
  return slides.map((slide) => {
    const id = isImportedSlideId(slide.id) && !taken.has(slide.id) ? slide.id : newId()
    taken.add(id)
    return { ...slide, id }
  })
}
