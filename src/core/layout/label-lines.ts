import type { ChartLabel, Paragraph } from './boxes.ts'
import { linePitch, pxPerPt } from './stage.ts'

/** A label of a chart, or of the foot of a slide, as painters have lines of text: a single one, where it stands. */
export const labelLines = ({
  text,
  x,
  baseline,
  width,
  sizePx,
  rtl,
}: Omit<ChartLabel, 'kind'>): Pick<Paragraph, 'text' | 'lines' | 'pitch' | 'rtl' | 'sizePt'> => ({
  text,
  rtl,
  sizePt: sizePx / pxPerPt,
  pitch: sizePx * linePitch,
  lines: [{ text, start: 0, end: text.length, x, baseline, width }],
})
