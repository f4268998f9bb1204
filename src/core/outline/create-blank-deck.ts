import type { Deck } from '../deck/deck.ts'
import type { Slide } from '../deck/slide.ts'

export const blankSlideCounts: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10]
export const defaultBlankSlideCount = 5

type BlankDeckOptions = { title: string; slideCount?: number; newId: () => string }

/** Every slide says what belongs on it, and its notes can be spoken as they stand. */
export function createBlankDeck(options: BlankDeckOptions): Deck {
  const { slideCount = defaultBlankSlideCount, newId } = options
  if (!blankSlideCounts.includes(slideCount)) throw new RangeError(`${slideCount} blank slides`)
  const title = options.title.trim()
  const slides = Array.from({ length: slideCount }, (_, index) =>
    index === 0 ? createWelcomeSlide(newId(), title) : createNumberedSlide(newId(), index + 1),
  )
  return { title, slides }
}

const createWelcomeSlide = (id: string, title: string): Slide => ({
  id,
  title: `Welcome to ${title}`,
  content: [
    'Who this is for, and why it matters to them now',
    'The question we are going to answer together',
    'What everyone will be able to do afterwards',
  ],
  notes: `Welcome, and thank you for being here. Today we are going to talk about ${title}... By the end, you will know why it matters, and what you can do with it.`,
})

const createNumberedSlide = (id: string, number: number): Slide => ({
  id,
  title: `Slide ${number}`,
  content: [
    'The main point, in one plain sentence',
    'A fact, a number or a story that shows it is true',
    'What this means for the people listening',
  ],
  notes:
    'Here is the next idea... Let us look at what it says, why we can trust it, and what it changes for us.',
})
