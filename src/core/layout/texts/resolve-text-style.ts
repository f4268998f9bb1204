import type { TextStyle } from '../../deck/texts/text-style.ts'
import type { TextFrame, ThemeText } from '../../theme/theme.ts'
import type { TextBox } from '../boxes.ts'

export type TextToStyle = {
  frame: TextFrame
  rtl: boolean
  themed: ThemeText
  /** What its author changed. */
  chosen: Partial<TextStyle> | undefined
}

/** What the author chose for a text wins over its frame, and the frame over the theme. */
export function resolveTextStyle({ frame, rtl, themed, chosen }: TextToStyle): {
  style: TextStyle
  align: TextBox['align']
} {
  const style: TextStyle = { ...themed.style, ...frame.style, ...chosen }
  // An author who chose an alignment means that side of the slide, whichever way it reads.
  const align = chosen?.textAlign
    ? sideOf(chosen.textAlign, rtl)
    : (frame.align ?? sideOf(style.textAlign, false))
  return { style, align }
}

const sideOf = (side: TextStyle['textAlign'], rtl: boolean): TextBox['align'] => {
  if (side === 'center') return 'center'
  return (side === 'left') === rtl ? 'end' : 'start'
}
