import type { PlacedElement, PlacedParagraph, PlacedText } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { type FindWords, createWordFinder } from '../place-words.ts'
import type { Picked } from './change-elements.ts'

/** Which letters are meant: all of some elements, or those that are selected in words of the slide. */
export type Letters =
  | { picked: Picked }
  /** In a paragraph of one, as with those of a point. */
  | { element: number; paragraph: number; start: number; end: number }
  | {
      field: 'title' | 'content'
      /** Of the point. */
      index: number
      /** Places in the title or the point; alike, the whole paragraph is meant. */
      start: number
      end: number
    }

/** A paragraph that is meant, and which of its letters. */
export type Meant = {
  text: PlacedText
  paragraph: PlacedParagraph
  words: string
  start: number
  end: number
}

/** The very slide where nothing changes. */
export function changeTexts(
  slide: Slide,
  letters: Letters,
  change: (text: PlacedText, listMeant: () => Meant[], findWords: FindWords) => PlacedText,
): Slide {
  const { placed } = slide
  if (!placed) return slide
  const findWords = createWordFinder(slide)
  const changeText = (text: PlacedText, at: number): PlacedText => {
    const list = () => listMeantIn(text, at, letters, findWords)
    return list().length === 0 ? text : change(text, list, findWords)
  }
  const elements = placed.elements.map((element, at) =>
    mapTexts(element, (text) => changeText(text, at)),
  )
  return elements.every((element, at) => element === placed.elements[at])
    ? slide
    : { ...slide, placed: { ...placed, elements } }
}

export function listMeant(slide: Slide, letters: Letters): Meant[] {
  const found: Meant[] = []
  changeTexts(slide, letters, (text, list) => {
    found.push(...list())
    return text
  })
  return found
}

function mapTexts(element: PlacedElement, change: (text: PlacedText) => PlacedText): PlacedElement {
  if (element.kind === 'shape') {
    const text = element.text && change(element.text)
    return text === element.text || !text ? element : { ...element, text }
  }
  if (element.kind !== 'table') return element
  const cells = element.cells.map((cell) => {
    const text = cell.text && change(cell.text)
    return text === cell.text || !text ? cell : { ...cell, text }
  })
  return cells.every((cell, at) => cell === element.cells[at]) ? element : { ...element, cells }
}

function listMeantIn(
  text: PlacedText,
  at: number,
  letters: Letters,
  findWords: FindWords,
): Meant[] {
  return text.paragraphs.flatMap((paragraph, index): Meant[] => {
    const words = findWords(paragraph)
    if (words === null) return []
    if ('element' in letters) {
      if (letters.element !== at || letters.paragraph !== index) return []
      const isWhole = letters.start === letters.end
      const [start, end] = isWhole ? [0, words.length] : [letters.start, letters.end]
      return [{ text, paragraph, words, start, end: Math.min(end, words.length) }]
    }
    if ('picked' in letters)
      return letters.picked.includes(at)
        ? [{ text, paragraph, words, start: 0, end: words.length }]
        : []
    const { part } = paragraph
    if (!part || part.field !== letters.field) return []
    if (part.field === 'content' && part.index !== letters.index) return []
    // A title or a point may stand in several paragraphs, each with a range of it.
    const from = part.range?.[0] ?? 0
    const cut = (place: number) => Math.max(0, Math.min(words.length, place - from))
    const [start, end] = [cut(letters.start), cut(letters.end)]
    if (letters.start !== letters.end)
      return start < end ? [{ text, paragraph, words, start, end }] : []
    const isHere = letters.start >= from && letters.start <= from + words.length
    return isHere ? [{ text, paragraph, words, start: 0, end: words.length }] : []
  })
}
