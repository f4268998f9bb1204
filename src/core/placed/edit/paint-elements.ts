import type { PlacedElement, PlacedSlide } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { changeElements, type Picked } from './change-elements.ts'

/** What of an element has a colour besides its letters. */
export type Surface = 'fill' | 'line'

export const hasSurface = ({ kind }: PlacedElement, surface: Surface): boolean =>
  kind === 'shape' || (kind === 'picture' && surface === 'line')

/** As thin as a line of a new shape. */
const usualWidth = 2

/** One colour, or none. */
export const paintElements = (
  slide: Slide,
  picked: Picked,
  surface: Surface,
  colour: string | null,
): Slide =>
  changeElements(slide, picked, (element) => {
    if (!hasSurface(element, surface) || readSurface(element, surface) === colour) return element
    if (surface === 'fill') {
      if (element.kind !== 'shape') return element
      const { fill: _fill, ...plain } = element
      return colour === null ? plain : { ...plain, fill: { kind: 'solid', colour } }
    }
    if (element.kind !== 'shape' && element.kind !== 'picture') return element
    const { line, ...plain } = element
    return colour === null ? plain : { ...plain, line: { width: usualWidth, ...line, colour } }
  })

/** The one colour of it; null where it has none, or more than one. */
export function readSurface(element: PlacedElement, surface: Surface): string | null {
  if (element.kind !== 'shape' && element.kind !== 'picture') return null
  if (surface === 'line') return element.line?.colour.slice(0, 7) ?? null
  const fill = element.kind === 'shape' ? element.fill : undefined
  return fill?.kind === 'solid' ? fill.colour.slice(0, 7) : null
}

/** A panel has room for so many. */
const mostColours = 10

/** To choose from: those of the theme that the slide came with, else those that are seen on it. */
export function listSlideColours({ theme, elements, background }: PlacedSlide): string[] {
  const seen = [background, ...elements.flatMap((one) => (one.kind === 'shape' ? [one.fill] : []))]
  const solid = seen.flatMap((fill) => (fill?.kind === 'solid' ? [fill.colour] : []))
  const letters = elements.flatMap((one) =>
    one.kind === 'shape' ? (one.text?.looks ?? []).map(({ colour }) => colour) : [],
  )
  const all = theme
    ? theme.colours.slice(0, mostColours)
    : [...letters, ...solid, '#000000', '#FFFFFF']
  return [...new Set(all.map((one) => one.slice(0, 7).toUpperCase()))].slice(0, mostColours)
}
