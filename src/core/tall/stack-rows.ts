import type { Block, BlockText } from '../compose/composition.ts'
import { makeBlock } from '../compose/make-block.ts'
import { chooseFamily } from '../layout/typefaces/choose-family.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'

/** A row of a stack: its words, and from where they begin when something stands before them. */
export type Row = { texts: readonly (BlockText | null)[]; indent?: number }

/** From where to where a row reaches, and the middle of its first words. */
export type RowPlace = { top: number; height: number; firstMiddle: number }

export type Stack = { blocks: Block[]; places: RowPlace[] }

type Place = { left: number; right: number; top: number; bottom: number }

/** Higher than that a row would look lost. */
const mostHeight = 420
/** How large letters may be, by what they are: they grow where there is little to say. */
const sizes = [1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5] as const
/** Words stand beside their heads where they are so much larger than below them. */
const worthIt = 1.2
/** What a head has of the width then, at the most, and what lies between. */
const [mostHead, besideHead] = [0.5, 32]
const padding = 12
/** Words that go on in the next line leave some of theirs empty. */
const ragged = 1.06

/** Below one another, each as high as there is to say in it, in letters as large as there is room for. */
export function stackRows(
  rows: readonly Row[],
  place: Place,
  { team, metrics }: { team: string; metrics: TextMetrics },
): Stack {
  const said = rows.map(({ texts, indent = 0 }) => ({
    texts: texts.filter((text) => text !== null),
    indent,
  }))
  const { grown, heads, heights } = findWay(said, place, metrics)
  const whole = heights.reduce((sum, height) => sum + height, 0)
  const unit = Math.min(
    (place.bottom - place.top) / whole,
    Math.max(1, mostHeight / Math.max(...heights)),
  )
  let y = place.top
  const places = said.map(({ texts, indent }, at) => {
    const height = unit * (heights[at] ?? 0)
    const top = y
    y += height
    const others = texts.slice(1)
    const width = place.right - place.left - indent
    const heightOf = (text: BlockText) => measureHeight(text, width, grown, metrics)
    const rest = heads === null ? others.reduce((sum, text) => sum + heightOf(text), 0) : 0
    return { top, height, firstMiddle: top + (height - rest) / 2 }
  })
  const blocks = said.flatMap(({ texts, indent }, at): Block[] => {
    const { top, height } = places[at] ?? { top: place.top, height: 0 }
    const left = place.left + indent
    const width = place.right - left
    const air = padding * Math.min(1, grown)
    const frame = (from: number, wide: number) => [from, top + air, wide, height - 2 * air] as const
    const [first, ...others] = texts.map((text) => grow(text, grown))
    const inTeam = { team, anchor: 'middle' } as const
    if (heads === null || !first)
      return [makeBlock(frame(left, width), first ? [first, ...others] : [], inTeam)]
    return [
      makeBlock(frame(left, heads), [first], { ...inTeam, team: `${team} heads` }),
      makeBlock(frame(left + heads + besideHead, width - heads - besideHead), others, inTeam),
    ]
  })
  return { blocks, places }
}

type Said = { texts: readonly BlockText[]; indent: number }

/** `heads` is how wide these are where the other words stand beside them. */
type Way = { grown: number; heads: number | null; heights: number[] }

function findWay(said: readonly Said[], place: Place, metrics: TextMetrics): Way {
  const below = findSize(said, place, metrics, { areBeside: false })
  const canSplit = said.every(({ texts }) => texts.length > 1)
  if (!canSplit || below.grown >= 1) return below
  const beside = findSize(said, place, metrics, { areBeside: true })
  return beside.grown >= below.grown * worthIt ? beside : below
}

/** The largest letters that have room. */
function findSize(
  said: readonly Said[],
  { left, right, top, bottom }: Place,
  metrics: TextMetrics,
  { areBeside }: { areBeside: boolean },
): Way {
  const tryAt = (grown: number): Way => {
    const width = right - left - Math.max(0, ...said.map(({ indent }) => indent))
    const widest = Math.max(
      0,
      ...said.map(({ texts: [head] }) => (head ? measureWidth(head, grown, metrics) : 0)),
    )
    const heads = areBeside ? Math.min(mostHead * width, widest + 4) : null
    const heightOf = (text: BlockText, wide: number) => measureHeight(text, wide, grown, metrics)
    const heights = said.map(({ texts, indent }) => {
      const own = right - left - indent
      const [first, ...others] = texts
      const rest = heads === null ? own : own - heads - besideHead
      const words = others.reduce((all, text) => all + heightOf(text, rest), 0)
      const head = first ? heightOf(first, heads ?? own) : 0
      return (
        3 * padding * Math.min(1, grown) + (heads === null ? head + words : Math.max(head, words))
      )
    })
    return { grown, heads, heights }
  }
  const ways = sizes.map(tryAt)
  const room = bottom - top
  const found = ways.find(({ heights }) => heights.reduce((all, one) => all + one, 0) <= room)
  if (found) return found
  const least = tryAt(0.45)
  return { ...least, heights: least.heights.map((height) => Math.min(height, room)) }
}

const familiar = ({ text, face }: BlockText) => ({
  ...face.font,
  family: chooseFamily(face.font.family, [text]),
})

/** On one line, with what of it is smaller. */
function measureWidth(said: BlockText, grown: number, metrics: TextMetrics): number {
  const { text, px, runs = [] } = said
  const measure = (part: string, scale: number) =>
    metrics.measure(part, familiar(said), px * grown * scale)
  const [run] = runs
  if (!run) return measure(text, 1)
  const before = measure(text.slice(0, run.start), 1)
  return (
    before +
    measure(text.slice(run.start, run.end), run.scale ?? 1) +
    measure(text.slice(run.end), 1)
  )
}

function measureHeight(
  said: BlockText,
  width: number,
  grown: number,
  metrics: TextMetrics,
): number {
  const { px, face, gap = 0, oneLine } = said
  const share = measureWidth(said, grown, metrics) / width
  // A line that must not break is no way where it does not fit.
  const lines = share <= 1 ? 1 : oneLine ? Number.POSITIVE_INFINITY : Math.ceil(share * ragged)
  return lines * px * grown * face.leading + gap * grown
}

/** What has to be smaller is made so where it is set: never below what can be read. */
const grow = (text: BlockText, grown: number): BlockText => enlarge(text, Math.max(1, grown))

const enlarge = (text: BlockText, by: number): BlockText => ({
  ...text,
  px: text.px * by,
  ...(text.gap !== undefined && { gap: text.gap * by }),
  ...(text.mark && { mark: { ...text.mark, px: text.mark.px * by } }),
})
