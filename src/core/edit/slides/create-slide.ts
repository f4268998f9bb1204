import type { Slide } from '../../deck/slide.ts'

export const slideKinds = ['text', 'image', 'blank'] as const
export type SlideKind = (typeof slideKinds)[number]

/** The notes are lines that can be spoken as they stand, should nobody replace them. */
const startingContent: Record<SlideKind, Pick<Slide, 'content' | 'notes'>> = {
  text: {
    content: ['The one point this slide makes'],
    notes: 'Here is the next point worth knowing... take a moment with it before we move on.',
  },
  image: {
    content: ['What to look for in this picture'],
    notes: 'Take a moment to look at this picture... and notice what stands out to you.',
  },
  blank: { content: [], notes: '' },
}

/** `number` is the place the slide will have in its deck, counted from 1. */
export const createSlide = (kind: SlideKind, id: string, number: number): Slide => ({
  id,
  title: kind === 'blank' ? '' : `Slide ${number}`,
  ...startingContent[kind],
})
