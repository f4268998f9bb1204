import type { Cue } from '#codecs/talk/list-cues.ts'
import { fontStack } from '#core/layout/typefaces/font-stack.ts'
import { isRtlText } from '#core/layout/texts/text-direction.ts'
import type { Font } from '#core/layout/text-metrics.ts'
import type { StageSize } from '#core/tall/film-stages.ts'

import type { Brush } from '../slide-images/easel.ts'

/** Not one of the slide's own: what is said must not be taken for what is shown. */
export const captionFont: Font = { family: 'Arimo', weight: 700, italic: false }

const sizePx = 30
const pitch = 42
const paddingX = 22
const paddingY = 10
const maxWidth = 960
/** Beside it, on a narrow stage. */
const margin = 44
/** From the lower edge of the slide; below it, programs put what is pressed on a film that stands upright. */
const findBottom = ({ width, height }: StageSize): number => (height > width ? 72 : 26)

const colours = {
  ground: 'rgb(11 14 22 / 0.88)',
  ink: '#f1ede5',
  said: '#969daf',
  lit: '#f2b457',
  onLit: '#1a2133',
}

type Placed = { text: string; x: number; width: number; index: number }

/** What is being said, as the player shows it: the word that is heard is lit. */
export function paintCaption(brush: Brush, { words }: Cue, word: number, size: StageSize): void {
  brush.save()
  brush.font = `${captionFont.weight} ${sizePx}px ${fontStack(captionFont)}`
  brush.textBaseline = 'alphabetic'
  const lines = breakWords(brush, words, Math.min(maxWidth, size.width - 2 * margin))
  const width = Math.max(...lines.map((line) => line.width))
  const height = lines.length * pitch + 2 * paddingY
  const top = size.height - findBottom(size) - height
  brush.fillStyle = colours.ground
  roundRect(brush, (size.width - width) / 2 - paddingX, top, width + 2 * paddingX, height, 12)
  lines.forEach((line, row) => {
    const left = (size.width - line.width) / 2
    const baseline = top + paddingY + row * pitch + pitch * 0.72
    for (const placed of line.words) paintWord(brush, placed, { left, baseline, word })
  })
  brush.restore()
}

type Place = { left: number; baseline: number; word: number }

function paintWord(brush: Brush, { text, x, width, index }: Placed, place: Place): void {
  const { left, baseline, word } = place
  if (index === word) {
    brush.fillStyle = colours.lit
    roundRect(brush, left + x - 5, baseline - sizePx * 0.92, width + 10, sizePx * 1.28, 6)
  }
  brush.fillStyle = index === word ? colours.onLit : index < word ? colours.said : colours.ink
  brush.fillText(text, left + x, baseline)
}

function roundRect(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  brush.beginPath()
  brush.roundRect(x, y, width, height, radius)
  brush.fill()
}

/** Lines of about the same length, each as wide as the slide allows. */
function breakWords(
  brush: Brush,
  words: Cue['words'],
  widest: number,
): { words: Placed[]; width: number }[] {
  const gap = brush.measureText(' ').width
  const widths = words.map(({ text }) => brush.measureText(text).width)
  const total = widths.reduce((sum, width) => sum + width + gap, 0)
  const goal = total / Math.ceil(total / widest)
  const rows: number[][] = [[]]
  let filled = 0
  widths.forEach((width, index) => {
    const row = rows.at(-1)
    const isFull = filled + width / 2 > goal || filled + width > widest
    if (row && row.length > 0 && isFull) {
      rows.push([index])
      filled = width + gap
    } else {
      row?.push(index)
      filled += width + gap
    }
  })
  const isRtl = isRtlText(words.map(({ text }) => text).join(' ')) === true
  return rows.map((row) => {
    let x = 0
    const placed = (isRtl ? row.toReversed() : row).map((index) => {
      const at = x
      const width = widths[index] ?? 0
      x += width + gap
      return { text: words[index]?.text ?? '', x: at, width, index }
    })
    return { words: placed, width: x - gap }
  })
}
