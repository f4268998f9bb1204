import type { Block, BlockText } from '../compose/composition.ts'
import { makeBlock } from '../compose/make-block.ts'

/** A row of a stack: its words, and from where they begin when something stands before them. */
export type Row = { texts: readonly (BlockText | null)[]; indent?: number }

export type Stack = {
  blocks: Block[]
  /** From where to where each of them reaches. */
  places: { top: number; height: number }[]
}

type Place = { left: number; right: number; top: number; bottom: number }

/** Higher than that a row would look lost, by what it is in px. */
const mostHeight = 300

/** Below one another, each as high as there is to say in it; together they fill their place, or its upper part. */
export function stackRows(
  rows: readonly Row[],
  { left, right, top, bottom }: Place,
  team: string,
): Stack {
  const weights = rows.map(({ texts, indent = 0 }) => weigh(texts, right - left - indent))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const unit = Math.min((bottom - top) / whole, mostHeight / Math.max(...weights))
  let y = top
  const places = weights.map((weight) => {
    const place = { top: y, height: unit * weight }
    y += place.height
    return place
  })
  const blocks = rows.map(({ texts, indent = 0 }, at) => {
    const { top: from = top, height = 0 } = places[at] ?? {}
    return makeBlock(
      [left + indent, from + padding, right - left - indent, height - 2 * padding],
      texts,
      { team, anchor: 'middle' },
    )
  })
  return { blocks, places }
}

const padding = 12

/** About how high words are in so wide a place. */
function weigh(texts: readonly (BlockText | null)[], width: number): number {
  return texts.reduce((sum, text) => {
    if (!text) return sum
    const lines = text.oneLine ? 1 : Math.ceil((text.text.length * text.px * 0.5) / width)
    return sum + Math.max(1, lines) * text.px * 1.25 + (text.gap ?? 0)
  }, 3 * padding)
}
