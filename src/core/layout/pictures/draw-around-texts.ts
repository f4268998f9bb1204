import { makeBlock } from '../../theme/make-shape.ts'
import type { Arrangement } from '../../theme/theme.ts'
import type { ShapeBox, TextBox } from '../boxes.ts'
import { findTextExtent } from '../texts/find-text-extent.ts'
import { stage } from '../stage.ts'

/** What is drawn around texts, where they have come to stand. */
export function drawAroundTexts(
  { rule, card, veil, title: frame }: Arrangement,
  texts: readonly TextBox[],
  rtl: boolean,
): ShapeBox[] {
  const shapes: ShapeBox[] = []
  // A title that is empty still has its line; a picture without any words is not to be covered.
  const shown = texts.some(hasWords) ? texts.filter(({ paragraphs }) => paragraphs.length > 0) : []
  const extents = shown.map(findTextExtent)
  const top = Math.min(...extents.map((extent) => extent.top))
  if (veil && shown.length > 0) shapes.push(drawVeil(veil, top))
  if (card && shown.length > 0) {
    const x = Math.min(...shown.map((box) => box.x)) - card.padding
    const y = top - card.padding
    const right = Math.max(...shown.map((box) => box.x + box.width)) + card.padding
    const bottom = Math.max(...extents.map((extent) => extent.bottom)) + card.padding
    shapes.push(makeBlock(x, y, right - x, bottom - y, card.colour, card.radius))
  }
  const [title] = texts
  // Below no words it is a line out of nowhere, and through those that overflow it would run.
  if (rule && frame && title && hasWords(title) && !title.overflows) {
    const spare = frame.width - rule.width
    const along = { start: rtl ? spare : 0, center: spare / 2, end: rtl ? 0 : spare }
    const y = title.y + title.height + rule.below
    shapes.push(makeBlock(frame.x + along[title.align], y, rule.width, rule.height, rule.colour))
  }
  return shapes
}

const hasWords = ({ paragraphs }: TextBox): boolean =>
  paragraphs.some(({ text }) => text.trim() !== '')

function drawVeil({ colour, fade }: { colour: string; fade: number }, top: number): ShapeBox {
  const y = Math.max(0, top - fade)
  const height = stage.height - y
  return makeBlock(0, y, stage.width, height, {
    kind: 'linear',
    angle: 180,
    stops: [
      { at: 0, colour: `${colour.slice(0, 7)}00` },
      { at: (top - y) / height, colour },
      { at: 1, colour },
    ],
  })
}
