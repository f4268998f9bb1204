import type { Slide } from '../../deck/slide.ts'
import type { Fill } from '../../layout/boxes.ts'
import { findBackdrop } from '../../layout/backdrop/find-backdrop.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import { roughMetrics } from '../../layout/rough-metrics.ts'
import type { Theme } from '../../theme/theme.ts'
import type { TextRole } from './find-theme-style.ts'

/** What a sample of a text is shown on: the colours that are painted where the text stands. */
export function findSampleGround(
  slide: Slide,
  { theme, place, role }: { theme: Theme; place: number; role: TextRole },
): Fill {
  const { textStyles: _chosen, ...plain } = slide
  const { background, boxes } = layoutSlide({ slide: plain, theme, place }, roughMetrics)
  // A picture may have any colour, which would tell nothing.
  const painted = { background, boxes: boxes.filter(({ kind }) => kind !== 'picture') }
  const text = boxes.find((box) => box.kind === 'text' && box.role === role)
  const colours = text?.kind === 'text' ? findBackdrop(painted, text) : []
  const [colour, ...others] = colours
  if (colour === undefined) return background
  if (others.length === 0) return { kind: 'solid', colour }
  const stops = colours.map((one, index) => ({ at: index / others.length, colour: one }))
  return { kind: 'linear', angle: 160, stops }
}
