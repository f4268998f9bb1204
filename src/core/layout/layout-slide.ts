import { listPictures } from '../deck/pictures/slide-pictures.ts'
import type { ComposedSlide } from '../compose/form-engine.ts'
import { findEmphasis } from '../emphasis/opened-emphasis.ts'
import { type ArrangedSlide, arrangeSlide, findLayout, type SlideInTheme } from './arrange-slide.ts'
import type { Box, SlideLayout, TextBox } from './boxes.ts'
import { layOutPictures } from './pictures/lay-out-pictures.ts'
import { makeTextsReadable } from './backdrop/make-texts-readable.ts'
import { stackTexts } from './texts/stack-texts.ts'
import { addTable, leaveRoomForTable } from './tables/table-room.ts'
import { findPlaced } from '../placed/opened-placed.ts'
import { isRtlSlide } from './texts/text-direction.ts'
import type { TextMetrics } from './text-metrics.ts'
import type { Theme } from '../theme/theme.ts'

/** The one geometry: every painter, on screen and in files, paints these boxes. */
export function layoutSlide(onStage: SlideInTheme, metrics: TextMetrics): SlideLayout {
  const kept = findPlaced()?.layOut(onStage, metrics)
  // Its own footer and number stand on it already.
  if (kept) return kept
  const layout = layOut(onStage, metrics)
  const furniture =
    (onStage.furniture || onStage.logo) && onStage.theme.forms?.furnish?.(layout, onStage, metrics)
  const whole = furniture ? { ...layout, boxes: [...layout.boxes, ...furniture] } : layout
  const over = onStage.slide.over && findPlaced()?.layOutOver(onStage, whole, metrics)
  return over ? { ...whole, boxes: [...whole.boxes, ...over], over: whole.boxes.length } : whole
}

function layOut(onStage: SlideInTheme, metrics: TextMetrics): SlideLayout {
  const { slide, theme } = onStage
  const composed = theme.forms?.compose(
    {
      slide,
      theme,
      layout: findLayout(onStage),
      rtl: isRtlSlide(slide),
      seed: onStage.seed ?? 0,
      turn: onStage.turn ?? 0,
      standIns: theme.standIns,
    },
    metrics,
  )
  if (composed) return describeComposed(composed, onStage)
  const shown = layOutInFrames(onStage, arrangeSlide(onStage), metrics)
  return theme.forms?.takeColumns?.(shown, onStage, metrics) ?? shown
}

export function layOutInFrames(
  onStage: SlideInTheme,
  arranged: ArrangedSlide,
  metrics: TextMetrics,
): SlideLayout {
  const { slide, theme } = onStage
  const { layout, rtl, bullets, background } = arranged
  const arrangement = leaveRoomForTable(arranged, onStage, metrics)
  const { texts, decoration } = stackTexts({ slide, theme, arrangement, rtl }, metrics)
  const pictures = layOutPictures(onStage, arranged, texts)
  const boxes: Box[] = [...(arrangement.shapes ?? []), ...pictures, ...decoration, ...texts]
  const readable = theme.hasOwnColours ? makeTextsReadable({ background, boxes }, slide) : boxes
  const table = addTable({ background, boxes }, arranged, onStage, metrics)

  return {
    layout,
    rtl,
    background,
    boxes: [...colourLinks({ background, boxes: readable }, theme), ...(table ? [table] : [])],
    overflows: texts.some((box) => box.overflows) || table?.overflows === true,
    hiddenBullets: bullets - countShownBullets(texts),
    hiddenPictures: arrangement.picture ? listPictures(slide).length - pictures.length : 0,
  }
}

const describeComposed = (
  { form, ...painted }: ComposedSlide,
  { slide, theme }: SlideInTheme,
): SlideLayout => ({
  layout: form,
  isComposed: true,
  rtl: isRtlSlide(slide),
  background: painted.background,
  boxes: colourLinks(
    theme.hasOwnColours ? { ...painted, boxes: makeTextsReadable(painted, slide) } : painted,
    theme,
  ),
  overflows: false,
  // A form that has no room for all of them is not chosen.
  hiddenBullets: 0,
  hiddenPictures: 0,
})

const colourLinks = (
  painted: Pick<SlideLayout, 'background' | 'boxes'>,
  { accent }: Theme,
): Box[] => findEmphasis()?.colourLinks(painted, accent) ?? painted.boxes

const countShownBullets = (texts: readonly TextBox[]): number =>
  texts
    .filter(({ role }) => role === 'content')
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text }) => text.trim() !== '').length
