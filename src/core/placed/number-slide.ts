import type { PlacedElement, PlacedParagraph } from '../deck/placed.ts'

/** A slide that was moved has another number: what stands in the place for it is counted, not kept. */
export function numberSlide(element: PlacedElement, number: number): PlacedElement {
  if (element.kind !== 'shape' || element.role !== 'number' || !element.text) return element
  const { text } = element
  const counted = String(number)
  const isOther = ({ text: words = '', part }: PlacedParagraph) =>
    !part && /^\d+$/.test(words) && words !== counted
  if (!text.paragraphs.some(isOther)) return element
  const paragraphs = text.paragraphs.map((paragraph) =>
    isOther(paragraph) ? { ...paragraph, text: counted } : paragraph,
  )
  return { ...element, text: { ...text, paragraphs } }
}
