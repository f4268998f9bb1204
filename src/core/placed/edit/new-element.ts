import type { PlacedElement, PlacedShape, PlacedSlide, RunLook } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { measureWorstContrast } from '../../theme/contrast.ts'
import { themeColours } from '../theme-colours.ts'
import { addElements, type Rearranged } from './order-elements.ts'

/** What can be put on a slide that keeps its look. */
export type NewKind = 'text' | 'rectangle' | 'ellipse' | 'line' | 'arrow'

/** Shares of the slide. */
const sizes: Readonly<Record<NewKind, readonly [width: number, height: number]>> = {
  text: [0.36, 0.09],
  rectangle: [0.22, 0.2],
  ellipse: [0.1575, 0.28],
  line: [0.28, 0],
  arrow: [0.28, 0],
}

/**
 * In the middle of the slide, in its own colours and letters.
 * @param words what a text says at first
 * @param ground all colours that it may stand on there
 */
export function addNewElement(
  slide: Slide,
  kind: NewKind,
  words: string,
  ground: readonly string[] = [],
): Rearranged {
  const { placed } = slide
  if (!placed) return { slide, picked: [] }
  const element = makeElement(placed, kind, ground)
  return addElements(slide, { title: '', content: [words] }, [element])
}

/** As large as it fits into half of the slide, and no larger than it is. */
export function addNewPicture(
  slide: Slide,
  imageUrl: string,
  size: { width: number; height: number },
): Rearranged {
  const { placed } = slide
  if (!placed) return { slide, picked: [] }
  const scale = Math.min(
    1,
    placed.size.width / 2 / size.width,
    placed.size.height / 2 / size.height,
  )
  const [width, height] = [size.width * scale, size.height * scale]
  const picture: PlacedElement = { kind: 'picture', ...centre(placed, width, height), imageUrl }
  return addElements(slide, slide, [picture])
}

function makeElement(placed: PlacedSlide, kind: NewKind, ground: readonly string[]): PlacedShape {
  const [wide, high] = sizes[kind]
  const place = centre(placed, wide * placed.size.width, high * placed.size.height)
  const accent = findAccent(placed, ground)
  if (kind === 'text')
    return {
      kind: 'shape',
      ...place,
      text: {
        looks: [findLetters(placed, ground)],
        paragraphs: [{ part: { field: 'content', index: 0 }, runs: [[0, 0]] }],
        insets: [9.6, 4.8, 9.6, 4.8],
        fit: 'grow',
      },
    }
  if (kind === 'rectangle' || kind === 'ellipse')
    return {
      kind: 'shape',
      ...place,
      ...(kind === 'ellipse' && { geometry: { preset: 'ellipse' } }),
      fill: { kind: 'solid', colour: accent },
    }
  return {
    kind: 'shape',
    ...place,
    geometry: { preset: 'line' },
    line: {
      colour: accent,
      width: 3,
      ...(kind === 'arrow' && { tail: { type: 'triangle', width: 3, length: 3 } }),
    },
  }
}

/** So far from one that stands in the middle already. */
const aside = 32

function centre({ size, elements }: PlacedSlide, width: number, height: number) {
  const round = Math.round
  const place = {
    x: round((size.width - width) / 2),
    y: round((size.height - height) / 2),
    width: round(width),
    height: round(height),
  }
  const isTaken = () =>
    elements.some(
      (one) =>
        Math.abs(one.x + one.width / 2 - place.x - width / 2) < aside / 2 &&
        Math.abs(one.y + one.height / 2 - place.y - height / 2) < aside / 2,
    )
  while (isTaken() && place.y + height + aside < size.height) {
    place.x += aside
    place.y += aside
  }
  return place
}

/** As little as shapes may differ from their ground, and letters. */
const leastContrast = { shape: 1.5, letters: 4.5 } as const

const standsOut = (ground: readonly string[], ratio: number) => (colour: string) =>
  ground.length === 0 || measureWorstContrast(colour.slice(0, 7), ground) >= ratio

function findAccent(placed: PlacedSlide, ground: readonly string[]): string {
  const accents = placed.theme?.colours.slice(themeColours.indexOf('accent1')) ?? []
  const found = accents.find(standsOut(ground, leastContrast.shape))
  return found ?? accents[0] ?? findLetters(placed, ground).colour
}

/** As the body's, else as those of any text, else as the theme has them for this ground. */
export function findLetters(
  { elements, theme }: PlacedSlide,
  ground: readonly string[] = [],
): RunLook {
  const shapes = elements.filter((one) => one.kind === 'shape')
  const found =
    shapes.find(({ role, text }) => role === 'body' && text) ??
    shapes.find(({ role, text }) => role !== 'title' && text) ??
    shapes.find(({ text }) => text)
  const { face, size, colour } = found?.text?.looks[0] ?? {
    face: theme?.faces.content ?? 'Arial',
    size: 24,
    colour:
      theme?.colours.find(standsOut(ground, leastContrast.letters)) ??
      theme?.colours[0] ??
      '#000000',
  }
  return { face, size, colour }
}
