import type { TextMetrics } from './text-metrics.ts'
import { type SetText, setText, type TextSetting } from './set-text.ts'

/** Whole points, so that every painter and office program can take them as they are. */
const ladderPt = [
  96, 88, 80, 72, 66, 60, 54, 50, 45, 40, 36, 33, 30, 27, 24, 22, 20, 18, 16, 14,
] as const

export const floorPt = { title: 20, content: 14 } as const

export type FittedText = SetText & { overflows: boolean }

/** The largest size from `sizePt` down to `floor` at which the text fits its frame with its words whole. */
export function fitText(
  setting: TextSetting,
  sizePt: number,
  floor: number,
  metrics: TextMetrics,
): FittedText {
  const sizes = [sizePt, ...ladderPt.filter((pt) => pt < sizePt && pt >= floor)]
  const fits = ({ height }: SetText) => height <= setting.frame.height + 0.01
  let set = setText(setting, sizePt, metrics)
  let size = sizePt
  for (size of sizes) {
    set = setText(setting, size, metrics)
    if (fits(set) && !set.cutsWord) break
  }
  const steadied = steady(set, setting, size, metrics)
  return { ...steadied, overflows: !fits(steadied) }
}

const closeCall = 0.02
/** Shares of the frame's width: narrower ones first, and hardly wider, since the margin is not ours. */
const otherWidths = [-0.01, -0.02, -0.03, -0.04, -0.05, 0.01, 0.02].map((change) => 1 + change)

/**
 * A line that only just fits breaks elsewhere in a program that rounds otherwise. A frame a little
 * narrower or wider, whose every break is clear, gives the same lines everywhere.
 */
function steady(set: SetText, setting: TextSetting, sizePt: number, metrics: TextMetrics): SetText {
  if (set.slack >= closeCall) return set
  let best = set
  for (const share of otherWidths) {
    const other = setText(setting, sizePt, metrics, setting.frame.width * share)
    if (other.height <= set.height && other.cutsWord === set.cutsWord && other.slack > best.slack)
      best = other
    if (best.slack >= closeCall) break
  }
  return best
}
