import type { Slide } from '../../deck/slide.ts'
import type { TextStyle } from '../../deck/texts/text-style.ts'
import { arrangeSlide } from '../../layout/arrange-slide.ts'
import type { TextBox } from '../../layout/boxes.ts'
import { resolveTextStyle } from '../../layout/texts/resolve-text-style.ts'
import type { Theme } from '../../theme/theme.ts'

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
  const { arrangement, rtl } = arrangeSlide({ slide, theme, place })
  const { title, content = [] } = arrangement
  const frames = role === 'content' ? content : title ? [title] : []
  const themed = theme[role]
  const styles: TextStyle[] = []
  for (const frame of frames) {
    const { style, align } = resolveTextStyle({ frame, rtl, themed, chosen: undefined })
    styles.push({ ...style, textAlign: sideOf(align, rtl) })
  }
  return styles.length > 0 ? styles : [themed.style]
}

/** An author chooses a side of the slide, a layout the start or end of its lines. */
function sideOf(align: TextBox['align'], rtl: boolean): TextStyle['textAlign'] {
  if (align === 'center') return 'center'
  return (align === 'start') === rtl ? 'right' : 'left'
}
