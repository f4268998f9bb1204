import type { TextFrame } from '../theme/theme.ts'
import type { SlideLayout } from './boxes.ts'
import { layOutInFrames } from './layout-slide.ts'
import type { TextMetrics } from './text-metrics.ts'
import { type ArrangedSlide, arrangeSlide, type SlideInTheme } from './arrange-slide.ts'

/** Between two columns. */
const gutter = 40

/** With letters of the smallest size, narrower ones would hold hardly a word. */
const mostColumns = { alone: 4, besidePicture: 3 } as const

/**
 * Nothing runs off for as long as there is room beside it: as few columns as show all, or most.
 * @param shown the slide as it is arranged otherwise
 */
export function takeColumns(
  shown: SlideLayout,
  onStage: SlideInTheme,
  metrics: TextMetrics,
): SlideLayout {
  if (showsAll(shown)) return shown
  let best = shown
  for (const columns of listColumnCounts(arrangeSlide(onStage))) {
    const spread = layOutInFrames(onStage, spreadColumns(onStage, columns), metrics)
    if (isBetter(spread, best)) best = { ...spread, columns }
    if (showsAll(best)) break
  }
  return best
}

const showsAll = ({ overflows, hiddenBullets }: SlideLayout): boolean =>
  !overflows && hiddenBullets === 0

const isBetter = (one: SlideLayout, other: SlideLayout): boolean =>
  one.hiddenBullets === other.hiddenBullets
    ? findBottom(one) < findBottom(other)
    : one.hiddenBullets < other.hiddenBullets

const findBottom = ({ boxes }: SlideLayout): number =>
  Math.max(0, ...boxes.map((box) => (box.kind === 'text' ? box.y + box.height : 0)))

/** In how many columns plain points may stand when they run off otherwise; none for all other slides. */
function listColumnCounts({ layout, has, table }: ArrangedSlide): number[] {
  if (table || (layout !== 'points' && layout !== 'two-columns')) return []
  const most = has.picture ? mostColumns.besidePicture : mostColumns.alone
  return Array.from({ length: most - 1 }, (_, index) => index + 2)
}

/** The slide with its points in so many columns; a picture takes one more. */
export function spreadColumns(onStage: SlideInTheme, columns: number): ArrangedSlide {
  const arranged = arrangeSlide(onStage, 'two-columns')
  const { has, arrangement, rtl } = arranged
  const [first, second = arrangement.picture] = arrangement.content ?? []
  if (!first || !second) return arranged
  const [left, right] = [Math.min(first.x, second.x), Math.max(endOf(first), endOf(second))]
  const parts = columns + (has.picture ? 1 : 0)
  const width = (right - left - gutter * (parts - 1)) / parts
  const places = Array.from({ length: parts }, (_, at) => left + at * (width + gutter))
  if (rtl) places.reverse()
  const standAt = (x: number): TextFrame => ({ ...first, x, width })
  const content = places.slice(0, columns).map(standAt)
  const x = places[columns]
  const picture = x === undefined ? undefined : arrangement.picture
  return {
    ...arranged,
    arrangement: {
      ...arrangement,
      content,
      deal: 'evenly',
      ...(picture && x !== undefined && { picture: { ...picture, x, width } }),
    },
  }
}

const endOf = ({ x, width }: { x: number; width: number }): number => x + width
