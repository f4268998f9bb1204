import type { Slide } from '../deck/slide.ts'
import type { TextStyle } from '../deck/text-style.ts'
import type { TextBox } from '../layout/boxes.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { roughMetrics } from '../layout/rough-metrics.ts'
import type { Theme } from '../theme/theme.ts'

export type TextRole = TextBox['role']
export const textRoles = ['title', 'content'] as const satisfies readonly TextRole[]

type TextInTheme = { theme: Theme; place: number; role: TextRole }

/**
 * What a text of a slide looks like when its author has chosen nothing for it. Content may stand in
 * several boxes that look different: the first speaks for all.
 */
export const findThemeStyle = (slide: Slide, where: TextInTheme): TextStyle =>
  findThemeStyles(slide, where)[0] ?? where.theme[where.role].style

/** The same for each box of the text, of which there is always one, be it unseen in this layout. */
export function findThemeStyles(slide: Slide, { theme, place, role }: TextInTheme): TextStyle[] {
  const { textStyles: _chosen, ...plain } = slide
  // Styles do not depend on how wide the letters are.
  const { boxes, rtl } = layoutSlide({ slide: plain, theme, place }, roughMetrics)
  const styles: TextStyle[] = []
  for (const box of boxes)
    if (box.kind === 'text' && box.role === role)
      styles.push({ ...box.style, textAlign: sideOf(box.align, rtl) })
  return styles.length > 0 ? styles : [theme[role].style]
}

/** An author chooses a side of the slide, a layout the start or end of its lines. */
function sideOf(align: TextBox['align'], rtl: boolean): TextStyle['textAlign'] {
  if (align === 'center') return 'center'
  return (align === 'start') === rtl ? 'right' : 'left'
}
