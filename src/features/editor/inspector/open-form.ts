import type { Slide } from '#core/deck/slide.ts'
import type { TextPart } from '#core/layout/boxes.ts'

import { createOwnTyping, type OwnTyping } from '../typing/own-typing.ts'

/** The form of a slide, open at one of its texts. */
export type OpenForm = { slideId: string; part: TextPart; typing: OwnTyping }

/** A form that is open already goes to the other text, and still knows what was typed in it. */
export const openFormAt = (open: OpenForm | null, slide: Slide, part: TextPart): OpenForm =>
  open?.slideId === slide.id
    ? { ...open, part }
    : { slideId: slide.id, part, typing: createOwnTyping(slide) }
