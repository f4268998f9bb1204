import type { PlacedElement, PlacedShape, PlacedSlide, RunLook } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
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

/** In the middle of the slide, in its own colours and letters. `words` is what a text says at first. */
export function addNewElement(slide: Slide, kind: NewKind, words: string): Rearranged {
  const { placed } = slide
  if (!placed) return { slide, picked: [] }
  const element = makeElement(placed, kind)
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

function makeElement(placed: PlacedSlide, kind: NewKind): PlacedShape {
  const [wide, high] = sizes[kind]
  const place = centre(placed, wide * placed.size.width, high * placed.size.height)
  const accent =
    placed.theme?.colours[themeColours.indexOf('accent1')] ?? findLetters(placed).colour
  if (kind === 'text')
    return {
      kind: 'shape',
      ...place,
      text: {
        looks: [findLetters(placed)],
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

/** As the body's, else as those of any text. */
function findLetters({ elements, theme }: PlacedSlide): RunLook {
  const shapes = elements.filter((one) => one.kind === 'shape')
  const found =
    shapes.find(({ role, text }) => role === 'body' && text) ??
    shapes.find(({ role, text }) => role !== 'title' && text) ??
    shapes.find(({ text }) => text)
  const { face, size, colour } = found?.text?.looks[0] ?? {
    face: theme?.faces.content ?? 'Arial',
    size: 24,
    colour: theme?.colours[0] ?? '#000000',
  }
  return { face, size, colour }
}
