import {
  measureText,
  type MeasuredText,
  scaleToLevel,
  type SetText,
  setText,
  type Setting,
  type TextToSet,
  type TriedText,
  tryText,
} from './set-text.ts'
import { linePitch, pxPerPt } from '../stage.ts'
import type { TextMetrics } from '../text-metrics.ts'
import { balanceLines, steadyLines } from './tune-width.ts'

/** Whole points, so that every painter and office program can take them as they are. */
const ladderPt = [
  200, 180, 160, 140, 120, 108, 96, 88, 80, 72, 66, 60, 54, 50, 45, 40, 36, 33, 30, 27, 24, 22, 20,
  18, 16, 14,
] as const

export const floorPt = { title: 20, content: 14 } as const

/** Air between paragraphs in em: as much as reads well, less before letters become smaller, least at last. */
export const gaps = { roomy: 0.65, tight: 0.45, least: 0.25 }

/** Rather two lines than letters smaller than this share of what they could be. */
const leastShareOnOneLine = 0.35

export type FittedText = SetText & { overflows: boolean }

type Fitting = {
  sizePt: number
  /** Below this nobody can read it from the back of a room. */
  floorPt: number
  /** Lines of about the same length, as a headline wants them, in place of the fullest. */
  balanced: boolean
  oneLine: boolean
}

/** The largest size from `sizePt` down to the floor at which the text fits its frame with its words whole. */
export function fitText(toSet: TextToSet, fitting: Fitting, metrics: TextMetrics): FittedText {
  const text = measureText(toSet, metrics)
  const maxHeight = text.frame.height + 0.01
  const fits = (set: TriedText) => set.height <= maxHeight
  const isGood = (set: TriedText) => fits(set) && !set.cutsWord
  const smaller = ladderPt.filter((pt) => pt < fitting.sizePt && pt >= fitting.floorPt)
  const last: Setting = { sizePt: smaller.at(-1) ?? fitting.sizePt, gapEm: gaps.least }
  const settings: Setting[] = [
    { sizePt: fitting.sizePt, gapEm: gaps.roomy },
    ...[fitting.sizePt, ...smaller].map((sizePt) => ({ sizePt, gapEm: gaps.tight })),
    last,
  ]
  const estimateLeastHeight = createHeightEstimate(text)
  const find = (candidates: readonly Setting[], isFound: (set: TriedText) => boolean) =>
    candidates.find(
      (setting) =>
        estimateLeastHeight(setting) <= maxHeight &&
        isFound(tryText(text, { ...setting, maxHeight })),
    )

  const large = settings.filter(({ sizePt }) => sizePt >= fitting.sizePt * leastShareOnOneLine)
  const onOneLine = fitting.oneLine
    ? find(large, (set) => isGood(set) && isOneLine(set))
    : undefined
  const chosen = onOneLine ?? find(settings, isGood) ?? last

  const atWidth = (share: number) => tryText(text, { ...chosen, width: text.frame.width * share })
  const set = atWidth(1)
  const isBalanced = fitting.balanced && !isOneLine(set)
  const even = isBalanced ? balanceLines(set, atWidth) : set
  const tuned = steadyLines(even, atWidth, (other) => fits(other) || other.height <= set.height)
  return { ...setText(text, tuned, metrics), overflows: !fits(tuned) }
}

/** What is left of a text's width, at least, when the spaces at the ends of its lines are gone. */
const leastShareOfWidth = 0.8

/** Whoever is far too tall is not worth setting: shaping its words takes most of the time. */
function createHeightEstimate({ frame, items }: MeasuredText) {
  const widthsEm = items.map(({ painted, ruler }) => ruler.measure(0, painted.length))
  return ({ sizePt }: Setting): number =>
    items.reduce((height, { level, part }, index) => {
      const px = (part.field === 'title' ? sizePt : scaleToLevel(sizePt, level)) * pxPerPt
      const width = (widthsEm[index] ?? 0) * px * leastShareOfWidth
      return height + Math.max(1, Math.ceil(width / frame.width)) * px * linePitch
    }, 0)
}

const isOneLine = ({ paragraphs }: TriedText): boolean =>
  paragraphs.every(({ lines }) => lines.length === 1)
