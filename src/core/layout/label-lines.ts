import type { ChartLabel, Paragraph } from './boxes.ts'
import { linePitch, pxPerPt } from './stage.ts'

/** A label of a chart as painters have lines of text: a single one, where it stands. */
export const labelLines = ({
  text,
  x,
  baseline,
  width,
  sizePx,
  rtl,
}: ChartLabel): Pick<Paragraph, 'text' | 'lines' | 'pitch' | 'rtl' | 'sizePt'> => ({
  text,
  rtl,
  sizePt: sizePx / pxPerPt,
  pitch: sizePx * linePitch,
  lines: [{ text, start: 0, end: text.length, x, baseline, width }],
})
