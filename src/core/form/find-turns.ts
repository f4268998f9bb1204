import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { Slide } from '../deck/slide.ts'

type FindForm = (slide: Slide, at: { place: number; count: number }) => SlideLayoutName | null

/** Of every slide, how many of its form stand right before it. Asked again for the same slides, it knows. */
export function createTurns(findForm: FindForm): (slides: readonly Slide[]) => readonly number[] {
  const known = new WeakMap<readonly Slide[], readonly number[]>()
  const forms = new WeakMap<Slide, Map<string, SlideLayoutName | null>>()

  /** Of its place only being first or last makes a difference. */
  function recall(slide: Slide, at: { place: number; count: number }): SlideLayoutName | null {
    const key = `${at.place === 0} ${at.place + 1 === at.count}`
    const ofSlide = forms.get(slide) ?? new Map<string, SlideLayoutName | null>()
    forms.set(slide, ofSlide)
    const there = ofSlide.get(key)
    if (there !== undefined) return there
    const form = slide.layout ?? findForm(slide, at)
    ofSlide.set(key, form)
    return form
  }

  return (slides) => {
    const there = known.get(slides)
    if (there) return there
    const turns: number[] = []
    let before: SlideLayoutName | null = null
    slides.forEach((slide, place) => {
      const form = recall(slide, { place, count: slides.length })
      turns.push(form !== null && form === before ? (turns.at(-1) ?? 0) + 1 : 0)
      before = form
    })
    known.set(slides, turns)
    return turns
  }
}
