import type { PlacedShape } from '../../deck/placed.ts'
import type { FurnitureLabel, Paragraph, TextBox } from '../../layout/boxes.ts'
import { labelLines } from '../../layout/label-lines.ts'
import { linePitch, stage } from '../../layout/stage.ts'
import type { TextMetrics } from '../../layout/text-metrics.ts'
import type { FindWords } from '../place-words.ts'
import { type FormText, placeLetters, placePart } from './place-letters.ts'
import { roundRect, tidyRect } from './place-shape.ts'

type Words = { findWords: FindWords; metrics: TextMetrics; rtl: boolean }

/** A text of a form as elements: paragraphs that stand apart, as those of a list of rows, are moved apart. */
export function placeTextBox(box: TextBox, { findWords, metrics, rtl }: Words): PlacedShape[] {
  const { font, style, plate } = box
  const look = {
    align: sideOf(box.align, rtl),
    font,
    colour: style.textColor,
    isUnderlined: style.textDecoration === 'underline',
  }
  // Room for a point that there is not yet shows nothing.
  const shown = box.paragraphs.filter(
    ({ part }) => findWords({ part: placePart(part), runs: [] }) !== null,
  )
  const texts = plate || shown.length === 0 ? [shown] : splitApart(shown)
  return texts.flatMap((paragraphs): PlacedShape[] => {
    if (paragraphs.length === 0) return []
    const { text, room } = placeLetters({ ...look, paragraphs }, findWords, metrics)
    const role = box.role === 'title' && { role: 'title' as const }
    if (!plate) return [{ kind: 'shape', ...tidyRect(room), text, ...role }]
    const geometry = roundRect(plate, plate.radius)
    const { x, y, width, height } = plate
    return [
      {
        kind: 'shape',
        ...tidyRect({ x, y, width, height }),
        ...(geometry && { geometry }),
        fill: { kind: 'solid', colour: plate.colour },
        text: {
          ...text,
          insets: [room.x - x, room.y - y, x + width - room.x - room.width, 0],
        },
        ...role,
        // Corners make room for letters where they are round.
        textPlace: tidyRect({ x, y, width, height }),
      },
    ]
  })
}

/** As seen on the page. */
const sideOf = (align: TextBox['align'], rtl: boolean): FormText['align'] => {
  if (align === 'center') return 'center'
  return (align === 'end') === rtl ? 'left' : 'right'
}

/** By their own lines: more between two of them, and they are no longer read as one. */
const mostApart = 1.2

function splitApart(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const texts: Paragraph[][] = []
  for (const paragraph of paragraphs) {
    const text = texts.at(-1)
    const before = text?.at(-1)
    if (text && before && isNextTo(before, paragraph)) text.push(paragraph)
    else texts.push([paragraph])
  }
  return texts
}

function isNextTo(before: Paragraph, after: Paragraph): boolean {
  const gap = after.y - before.y - before.height
  const isInStep =
    before.level !== after.level ||
    Math.abs(
      (before.rtl ? before.x + before.width : before.x) -
        (after.rtl ? after.x + after.width : after.x),
    ) < 1
  return isInStep && gap > -1 && gap <= mostApart * Math.max(before.pitch, after.pitch)
}

/** A line at the foot of a slide; its number is that of its place from now on, too. */
export function placeLabel(
  label: FurnitureLabel,
  { findWords, metrics }: Omit<Words, 'rtl'>,
): PlacedShape {
  const { part, font, colour, x, width, baseline, sizePx } = label
  const middle = x + width / 2
  const third = stage.width / 3
  const align = middle < third ? 'left' : middle > 2 * third ? 'right' : 'center'
  const place = { x, width, y: baseline - sizePx, height: linePitch * sizePx }
  const paragraphs = [{ ...labelLines(label), ...place, part: null, level: 0, mark: null }]
  const { text, room } = placeLetters({ paragraphs, align, font, colour }, findWords, metrics)
  return { kind: 'shape', ...tidyRect(room), text: { ...text, isUnwrapped: true }, role: part }
}
