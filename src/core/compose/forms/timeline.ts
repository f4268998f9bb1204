import type { DatedItem, FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock as drawBlock, makeCircle } from '../../theme/make-shape.ts'
import type { PointText } from '../../form/form-point.ts'
import type { Block, Composition, Face } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeTitle, say } from '../make-block.ts'
import { margin, right } from '../scene-parts.ts'
import { colourOf } from '../../theme/ground.ts'
import { estimateWords } from './share-rows.ts'

export type TimelineLook = {
  title: { y: number; px: number }
  /** Where the markers stand. */
  axis: number
  shapes: readonly ShapeBox[]
  /** How far the words begin above and below the axis. */
  above: number
  below: number
  stem: string
  marker: { colour: string; radius: number }
  date: { px: number; colour: string; lastColour: string }
  textPx: number
}

export type Timeline = Extract<FormContent, { form: 'timeline' }>

/** Nearer than this they would not look apart, and all of them are set evenly. */
const nearest = 110
const stemGap = 20
/** What a date may have of the height for it and its words. */
const mostDate = 0.54

/** Along an axis, above and below it in turn; as far apart as the years are, where all have one. */
export function composeTimeline(
  { items }: Timeline,
  scene: Scene,
  look: TimelineLook,
): Composition {
  const { kit } = scene
  const { page } = kit.grounds
  const xs = placeItems(items)
  const { axis } = look
  // Few short ones have room for larger letters.
  const areFew = items.length <= 3 && items.every(({ text }) => (text?.text.length ?? 0) <= 24)
  const by = areFew ? 1.25 : 1
  const stems: ShapeBox[] = []
  const blocks = items.flatMap(({ date, text }, at): Block[] => {
    const { x, y, isAbove, width, height } = placeWords(xs, at, look)
    const isLast = at === items.length - 1
    const top = isAbove ? y : axis
    const reach = isAbove ? look.above : look.below + 118
    stems.push(drawBlock(x - 1, top, 2, reach, isLast ? look.date.lastColour : look.stem))
    // A long date that is made smaller leaves what is said of it as it is.
    return [
      makeBlock(
        [x + stemGap, y - 6, width, height * (text ? mostDate : 1)],
        [
          say(date, {
            face: kit.faces.figure,
            px: look.date.px * by,
            colour: isLast ? look.date.lastColour : look.date.colour,
          }),
        ],
        { team: 'dates' },
      ),
      makeBlock(
        [x + stemGap, y - 6, width, height],
        [say(text, { face: kit.faces.text, px: look.textPx * by, colour: page.ink })],
        { team: 'texts', isBalanced: true, ...(date && { follows: 4 }) },
      ),
    ].filter(({ texts }) => texts.length > 0)
  })
  const markers = xs.flatMap((x) => [
    makeCircle(x, axis, look.marker.radius + 5.5, colourOf(page)),
    makeCircle(x, axis, look.marker.radius, look.marker.colour),
  ])
  return {
    background: page.fill,
    shapes: [...look.shapes, ...stems, ...markers],
    blocks: [
      makeTitle(
        scene,
        [margin, look.title.y, right - margin, look.axis - look.above - look.title.y - 24],
        {
          face: kit.faces.display,
          px: look.title.px,
          colour: page.ink,
        },
      ),
      ...blocks,
    ],
  }
}

/** Above or below the axis, up to the next one of the same side or the edge of the stage. */
function placeWords(xs: readonly number[], at: number, { axis, above, below }: TimelineLook) {
  const x = xs[at] ?? margin
  const isAbove = at % 2 === 0
  const y = isAbove ? axis - above : axis + below
  const end = xs[at + 2] ?? 1280 - 40
  return {
    x,
    y,
    isAbove,
    width: Math.min(end - x - stemGap - 16, 420),
    height: isAbove ? above - 22 : 688 - y,
  }
}

/** Letters that would have to be smaller than this share of their size are better read in rows. */
const leastShare = 0.74

/** Whether dates and words have room along the axis without becoming small print. */
export function fitsAxis({ items }: Timeline, scene: Scene, look: TimelineLook): boolean {
  const { faces } = scene.kit
  const xs = placeItems(items)
  return items.every(({ date, text }, at) => {
    const { width, height } = placeWords(xs, at, look)
    const heightOf = (said: PointText | null, face: Face, px: number) => {
      if (!said) return 0
      const small = { face, px: px * leastShare, width: width * 0.94, below: 1 }
      const oneLine = 1.1 * small.px * face.leading
      const isCut = said.text
        .split(/\s+/u)
        .some((word) => estimateWords([{ ...said, text: word }], small, scene) > oneLine)
      return isCut ? Number.POSITIVE_INFINITY : estimateWords([said], small, scene)
    }
    const dated = heightOf(date, faces.figure, look.date.px)
    return dated <= height * mostDate && dated + heightOf(text, faces.text, look.textPx) <= height
  })
}

function placeItems(items: readonly DatedItem[]): number[] {
  const [from, to] = [margin + 2, items.length > 5 ? 1010 : 950]
  const even = items.map((_, at) => from + ((to - from) * at) / Math.max(1, items.length - 1))
  const years = items.map(({ year }) => year)
  const [first, last] = [years[0] ?? null, years.at(-1) ?? null]
  if (first === null || last === null || last <= first || years.includes(null)) return even
  const xs = years.map((year) => from + ((to - from) * ((year ?? first) - first)) / (last - first))
  const isClear = xs.every((x, at) => at === 0 || x - (xs[at - 1] ?? 0) >= nearest)
  return isClear ? xs : even
}
