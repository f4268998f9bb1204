import { listPictures } from '../deck/slide-pictures.ts'
import type { ComposedSlide } from '../compose/form-engine.ts'
import { findEmphasis } from '../emphasis/opened-emphasis.ts'
import { arrangeSlide, findLayout, type SlideInTheme } from './arrange-slide.ts'
import type { Box, SlideLayout, TextBox } from './boxes.ts'
import { layOutPictures } from './lay-out-pictures.ts'
import { makeTextsReadable } from './make-texts-readable.ts'
import { stackTexts } from './stack-texts.ts'
import { addTable, leaveRoomForTable } from './table-room.ts'
import { isRtlSlide } from './text-direction.ts'
import type { TextMetrics } from './text-metrics.ts'

/** The one geometry: every painter, on screen and in files, paints these boxes. */
export function layoutSlide(onStage: SlideInTheme, metrics: TextMetrics): SlideLayout {
  const { slide, theme } = onStage
  const composed = theme.forms?.compose(
    {
      slide,
      theme,
      layout: findLayout(onStage),
      rtl: isRtlSlide(slide),
      seed: onStage.seed ?? 0,
      standIns: theme.standIns,
    },
    metrics,
  )
  if (composed) return describeComposed(composed, onStage)
  const arranged = arrangeSlide(onStage)
  const { layout, rtl, bullets, background } = arranged
  const arrangement = leaveRoomForTable(arranged, onStage, metrics)
  const { texts, decoration } = stackTexts({ slide, theme, arrangement, rtl }, metrics)
  const pictures = layOutPictures(onStage, arranged, texts)
  const boxes: Box[] = [...(arrangement.shapes ?? []), ...pictures, ...decoration, ...texts]
  const colourLinks = (shown: Box[]) =>
    findEmphasis()?.colourLinks({ background, boxes: shown }, theme.accent) ?? shown
  const table = addTable({ background, boxes }, arranged, onStage, metrics)

  return {
    layout,
    rtl,
    background,
    boxes: [
      ...colourLinks(theme.hasOwnColours ? makeTextsReadable({ background, boxes }, slide) : boxes),
      ...(table ? [table] : []),
    ],
    overflows: texts.some((box) => box.overflows) || table?.overflows === true,
    hiddenBullets: bullets - countShownBullets(texts),
    hiddenPictures: arrangement.picture ? listPictures(slide).length - pictures.length : 0,
  }
}

const describeComposed = (
  { form, background, boxes }: ComposedSlide,
  { slide, theme }: SlideInTheme,
): SlideLayout => ({
  layout: form,
  isComposed: true,
  rtl: isRtlSlide(slide),
  background,
  boxes: findEmphasis()?.colourLinks({ background, boxes }, theme.accent) ?? boxes,
  overflows: false,
  // A form that has no room for all of them is not chosen.
  hiddenBullets: 0,
  hiddenPictures: 0,
})

const countShownBullets = (texts: readonly TextBox[]): number =>
  texts
    .filter(({ role }) => role === 'content')
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text }) => text.trim() !== '').length
