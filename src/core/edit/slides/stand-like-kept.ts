import type { PlacedElement, PlacedParagraph, PlacedShape, PlacedSlide } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { keepsLook } from '../../placed/opened-placed.ts'
import { emptyParagraph } from '../../placed/place-words.ts'
import { makeTitle, placeApart } from '../../placed/place-apart.ts'

/**
 * A new slide as the one that it comes after keeps its look: on the same ground, with title and points where
 * that has them; after a cover, or whatever else has no place for points, as the nearest slide that has both.
 * After one that is composed here it is composed, too.
 */
export function standLikeKept(slide: Slide, slides: readonly Slide[], after: number): Slide {
  const model = findModel(slides, after)
  if (!model) return slide
  const { size, background, backdrop, theme, elements } = model
  const [title, body] = [findTitle(elements), findBody(elements)]
  const placed: PlacedSlide = {
    look: 'kept',
    size,
    background,
    backdrop,
    ...(theme && { theme }),
    elements: [
      ...elements.filter(runsAlong),
      title
        ? withOne(title, (one) => one.part?.field === 'title', { field: 'title' })
        : makeTitle(model),
      ...(body ? [withOne(body, (one) => one.part?.field === 'content')] : []),
    ],
    points: slide.content.length,
  }
  const points = [...slide.content.keys()]
  const filled = points.length === 0 ? placed.elements : placeApart(placed, points)
  return { ...slide, placed: { ...placed, elements: filled } }
}

function findModel(slides: readonly Slide[], after: number): PlacedSlide | null {
  const own = findKept(slides[after])
  if (!own || isWhole(own)) return own
  const near = [...slides.keys()].toSorted(
    (one, other) => Math.abs(one - after) - Math.abs(other - after),
  )
  const whole = near
    .map((at) => findKept(slides[at]))
    .find((one) => one && isWhole(one) && hasSize(one, own.size))
  return whole ?? own
}

/** As it came from a file: what stood on a form of ours is no one else's look. */
const findKept = (slide: Slide | undefined): PlacedSlide | null =>
  slide?.placed && keepsLook(slide) && !slide.placed.isOwn ? slide.placed : null

const isWhole = ({ elements }: PlacedSlide): boolean =>
  findTitle(elements) !== undefined && findBody(elements) !== undefined

const hasSize = ({ size }: PlacedSlide, { width, height }: PlacedSlide['size']): boolean =>
  size.width === width && size.height === height

const findRole = (elements: readonly PlacedElement[], role: PlacedShape['role']) =>
  elements.find(
    (one): one is PlacedShape => one.kind === 'shape' && one.role === role && !!one.text,
  )

const findTitle = (elements: readonly PlacedElement[]) => findRole(elements, 'title')
const findBody = (elements: readonly PlacedElement[]) => findRole(elements, 'body')

const alongAll: ReadonlySet<PlacedShape['role']> = new Set(['footer', 'date', 'number'])
const runsAlong = (one: PlacedElement): boolean => one.kind === 'shape' && alongAll.has(one.role)

/** With one paragraph, which looks as the first of its kind, and letters as large as they were meant. */
function withOne(
  { group: _group, over: _over, ...shape }: PlacedShape,
  isWanted: (paragraph: PlacedParagraph) => boolean,
  part?: PlacedParagraph['part'],
): PlacedShape {
  if (!shape.text) return shape
  const { scale: _scale, tighten: _tighten, ...text } = shape.text
  const found = text.paragraphs.find(isWanted) ?? text.paragraphs[0] ?? { runs: [[0, 0]] }
  const empty = emptyParagraph(found)
  const { text: _words, ...look } = empty
  const paragraph = part ? { ...look, part } : empty
  return { ...shape, text: { ...text, paragraphs: [paragraph] } }
}
