import type { PlacedShape, PlacedText } from '../deck/placed.ts'
import type { Box, LettersBox, Rect, Turn } from '../layout/boxes.ts'
import { outlineShape } from '../layout/pictures/picture-shape.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { paintRect, type Standing } from './lay-out-shape.ts'
import { mapPath, outlineRect, turnPoint } from './paths.ts'
import type { Stroke } from './place-line.ts'
import type { FindWords } from './place-words.ts'
import { setLetters } from './set-letters.ts'

type TextSpot = {
  text: PlacedText
  element?: Pick<PlacedShape, 'role' | 'turn' | 'flipV'>
  /** Where the text may stand, and the shape that it turns with. */
  inside: Rect
  rect: Rect
}

/** Text turns with its shape and is never mirrored; upside down, it is turned by half. */
export function placeText(
  { text, element = {}, inside, rect }: TextSpot,
  on: Standing,
  findWords: FindWords,
  metrics: TextMetrics,
): Box[] {
  const { role, turn = 0, flipV } = element
  const { vertical = 0 } = text
  // Set lying, then turned about the middle of its room.
  const lying = vertical ? layDown(inside) : inside
  const [l, t, r, b] = turnInsets(text.insets, vertical)
  const room = {
    x: lying.x + l * on.scale,
    y: lying.y + t * on.scale,
    width: Math.max(1, lying.width - (l + r) * on.scale),
    height: Math.max(0, lying.height - (t + b) * on.scale),
  }
  const set = setLetters({ text, room, findWords, scale: on.scale }, metrics)
  const spare = room.height - set.height
  const down = { top: 0, middle: spare / 2, bottom: spare }[text.anchor ?? 'top']
  const lower = <R extends { y: number }>(one: R): R => ({ ...one, y: one.y + down })
  const turns = [
    ...(vertical ? [{ degrees: vertical, ...middleOf(inside) }] : []),
    ...(turn !== 0 || flipV ? [{ degrees: turn + (flipV ? 180 : 0), ...middleOf(rect) }] : []),
  ]
  const box: LettersBox = {
    kind: 'letters',
    role: role === 'title' ? 'title' : isPointText(text) ? 'content' : 'other',
    ...room,
    font: set.font,
    paragraphs: set.paragraphs.map((paragraph) => ({
      ...lower(paragraph),
      mark: paragraph.mark && { ...paragraph.mark, baseline: paragraph.mark.baseline + down },
      lines: paragraph.lines.map((line) => ({ ...line, baseline: line.baseline + down })),
    })),
    ...joinTurns(turns),
  }
  const stroke = (one: Stroke): Box => {
    const isRing = one.drawn === 'ring'
    const isRound = isRing || one.drawn === 'disc'
    const { lineWidth = ringWidth, colour } = one
    const inked = lower(isRing ? shrink(one, lineWidth / 2) : one)
    const path = turns.reduce(
      (outline, each) => mapPath(outline, turnPoint(each)),
      isRound ? outlineShape('circle', inked) : outlineRect(inked),
    )
    const painted = { ...paintRect(inked, isRing ? '#00000000' : colour), path }
    return isRing ? { ...painted, stroke: { colour, width: lineWidth } } : painted
  }
  return [...set.behind.map(stroke), box, ...set.through.map(stroke)]
}

/** As painters have it before points. */
const ringWidth = 3

const shrink = <One extends Rect>(one: One, by: number): One => ({
  ...one,
  x: one.x + by,
  y: one.y + by,
  width: Math.max(0, one.width - 2 * by),
  height: Math.max(0, one.height - 2 * by),
})

const isPointText = ({ paragraphs }: PlacedText): boolean =>
  paragraphs.some(({ part }) => part?.field === 'content')

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })

function layDown({ x, y, width, height }: Rect): Rect {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return { x: middleX - height / 2, y: middleY - width / 2, width: height, height: width }
}

type Insets = PlacedText['insets']

function turnInsets([l, t, r, b]: Insets, vertical: number): Insets {
  if (vertical === 90) return [t, r, b, l]
  return vertical === 270 ? [b, l, t, r] : [l, t, r, b]
}

/** Two turns about two points are one about a third. */
function joinTurns(turns: readonly Turn[]): { turn?: Turn } {
  const [first, second] = turns
  if (!first) return {}
  if (!second) return { turn: first }
  // The middle of the first comes to lie elsewhere; turned about it there, everything is in its place.
  const [x, y] = turnPoint(second)([first.x, first.y])
  const degrees = first.degrees + second.degrees
  if (Math.abs(x - first.x) < 0.01 && Math.abs(y - first.y) < 0.01)
    return { turn: { degrees, x: first.x, y: first.y } }
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // The point that stays where it is: p = m' + R (p - m).
  const [ex, ey] = [x - (cos * first.x - sin * first.y), y - (sin * first.x + cos * first.y)]
  const determinant = (1 - cos) ** 2 + sin ** 2
  if (determinant < 1e-9) return { turn: { degrees, x: first.x, y: first.y } }
  return {
    turn: {
      degrees,
      x: ((1 - cos) * ex - sin * ey) / determinant,
      y: (sin * ex + (1 - cos) * ey) / determinant,
    },
  }
}
