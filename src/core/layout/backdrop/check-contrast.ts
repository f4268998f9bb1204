import { measureWorstContrast } from '../../theme/contrast.ts'
import type { SlideLayout, TextBox } from '../boxes.ts'
import { findBackdrop } from './find-backdrop.ts'

export type TextContrast = {
  role: TextBox['role']
  /** At its worst place. */
  ratio: number
  /** What WCAG AA asks of text this large. */
  needed: number
  backdrop: string[]
}

/** How well each text of a slide can be told from what it stands on. Empty texts have none. */
export const checkContrast = (layout: SlideLayout): TextContrast[] =>
  layout.boxes.flatMap((box) => {
    if (box.kind !== 'text' || box.paragraphs.every(({ text }) => text === '')) return []
    const backdrop = findBackdrop(layout, box)
    return {
      role: box.role,
      ratio: measureWorstContrast(box.style.textColor, backdrop),
      needed: isLarge(box) ? 3 : 4.5,
      backdrop,
    }
  })

export const isFaint = ({ ratio, needed }: TextContrast): boolean => ratio < needed

const isLarge = ({ font, paragraphs }: TextBox): boolean =>
  paragraphs.every(({ sizePt }) => sizePt >= (font.weight === 700 ? 14 : 18))
