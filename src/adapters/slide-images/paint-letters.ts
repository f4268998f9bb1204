import type { LettersBox } from '#core/layout/boxes.ts'
import { linePitch } from '#core/layout/stage.ts'

import type { Easel } from './easel.ts'
import { cutLength } from './find-drop.ts'
import { paintLine } from './paint-line.ts'
import { paintLines } from './paint-text.ts'
import { turnBrush } from './turn-brush.ts'

/** Lines of letters, each piece in its own face, size and colour. */
export function paintLetters(easel: Easel, { paragraphs, turn }: LettersBox): void {
  easel.brush.save()
  turnBrush(easel.brush, turn)
  for (const paragraph of paragraphs) {
    const { font, colour, mark, y } = paragraph
    const place = { y, top: cutLength(y) }
    if (mark) paintLine(easel, { ...mark, pitch: mark.sizePx * linePitch, rtl: false }, place)
    paintLines(easel, paragraph, { font, colour }, place)
  }
  easel.brush.restore()
}
