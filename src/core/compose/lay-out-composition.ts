import type { Slide } from '../deck/slide.ts'
import { fontSizeRem, type TextStyle } from '../deck/texts/text-style.ts'
import type { Paragraph, Rect, TextBox } from '../layout/boxes.ts'
import { chooseFamily } from '../layout/typefaces/choose-family.ts'
import { isSameFont } from '../layout/typefaces/is-same-font.ts'
import { moveText } from '../layout/texts/move-text.ts'
import type { Font, TextMetrics } from '../layout/text-metrics.ts'
import type { Theme } from '../theme/theme.ts'
import type { Block, Composition, Face } from './composition.ts'
import {
  lookOf,
  measureBlock,
  type MeasuredBlock,
  setBlock,
  shares,
  tryBlock,
} from './set-block.ts'

type TextsToSet = {
  composition: Composition
  slide: Slide
  theme: Theme
  rtl: boolean
}

/** The texts of a composition where they are painted, or null when they do not fit. */
export function setTexts(
  { composition, slide, theme, rtl }: TextsToSet,
  metrics: TextMetrics,
): TextBox[] | null {
  const blocks = composition.blocks
    // What a form has room for and the slide does not say is no text.
    .filter(({ texts }) => texts.length > 0)
    .map((block) => inKnownLetters(restyle(block, slide)))
  const measured = blocks.map((block) => measureBlock(block, { rtl, theme }, metrics))
  const found = measured.map((one) => findShare(one))
  const teams = new Map<string, number>()
  blocks.forEach(({ team }, at) => {
    if (team) teams.set(team, Math.min(teams.get(team) ?? 1, found[at] ?? 0))
  })
  // What follows another text may have less room than its frame: then all of its team begin anew.
  for (;;) {
    const set = placeTexts()
    if (set !== 'smaller') return set
  }

  function placeTexts(): TextBox[] | 'smaller' | null {
    const texts: TextBox[] = []
    for (const [at, one] of measured.entries()) {
      const { block } = one
      const share = block.team ? (teams.get(block.team) ?? 1) : (found[at] ?? 0)
      const placed = follow(one, texts.at(-1))
      const isTight = share === 0 || tryBlock(placed, share).height > placed.block.height + 0.01
      const smaller = isTight ? findShare(placed) : share
      if (smaller === 0) return null
      if (block.team && smaller < share) {
        teams.set(block.team, smaller)
        return 'smaller'
      }
      const box = toTextBox(placed, smaller, { slide, theme }, metrics)
      const before = texts.at(-1)
      if (block.continues && before) texts[texts.length - 1] = join(before, box)
      else texts.push(box)
    }
    return texts
  }
}

/** One text of two: what is in letters that the face of the first lacks says so itself. */
function join(one: TextBox, other: TextBox): TextBox {
  const look = { font: other.font, colour: other.style.textColor }
  const isAlike = isSameFont(other.font, one.font) && look.colour === one.style.textColor
  const added = isAlike
    ? other.paragraphs
    : other.paragraphs.map((paragraph) => (paragraph.runs ? paragraph : inLook(paragraph, look)))
  const joined = {
    ...one,
    width: Math.max(one.width, other.x + other.width - one.x),
    height: other.y + other.height - one.y,
    paragraphs: [...one.paragraphs, ...added],
  }
  return { ...joined, plate: one.plate && layPlate(joined, one.plate.colour) }
}

/** A ground of a text's own colour reaches around all of it, and the numbers before it. */
function layPlate(
  { x, y, width, height, paragraphs }: Rect & Pick<TextBox, 'paragraphs'>,
  colour: string,
): TextBox['plate'] {
  const marks = paragraphs.flatMap(({ mark }) => mark ?? [])
  const left = Math.min(x, ...marks.map((mark) => mark.x))
  const right = Math.max(x + width, ...marks.map((mark) => mark.x + mark.width))
  return {
    x: left - 16,
    y: y - 8,
    width: right - left + 32,
    height: height + 16,
    colour,
    radius: 12,
  }
}

/** The largest share at which it fits; 0 when there is none. */
const findShare = (measured: MeasuredBlock): number =>
  shares.find((share) => {
    const { height, isWhole } = tryBlock(measured, share)
    return isWhole && height <= measured.block.height + 0.01
  }) ?? 0

function follow(measured: MeasuredBlock, before: TextBox | undefined): MeasuredBlock {
  const { block } = measured
  if (block.follows === undefined || !before) return measured
  const y = before.y + before.height + block.follows
  const height = Math.max(0, block.y + block.height - y)
  return { ...measured, block: { ...block, y, height } }
}

function toTextBox(
  measured: MeasuredBlock,
  share: number,
  { slide, theme }: Pick<TextsToSet, 'slide' | 'theme'>,
  metrics: TextMetrics,
): TextBox {
  const { block } = measured
  const { x, y, width, role, align = 'start', anchor = 'top' } = block
  const set = setBlock(measured, share, y, metrics)
  const { font, colour } = lookOf(block)
  const chosen = slide.textStyles?.[role]
  const style: TextStyle = {
    ...theme[role].style,
    ...chosen,
    textColor: colour,
    fontStyle: font.italic ? 'italic' : 'normal',
  }
  const hasPlate = style.backgroundColor !== 'transparent' && block.texts.some(({ text }) => text)
  const extent = { x, y, width, height: set.height }
  const box: TextBox = {
    kind: 'text',
    role,
    ...extent,
    font,
    style,
    align,
    plate: hasPlate
      ? layPlate({ ...extent, paragraphs: set.paragraphs }, style.backgroundColor)
      : null,
    paragraphs: set.paragraphs.map((paragraph, at) => addRuns(paragraph, block, at)),
    overflows: false,
  }
  const spare = Math.max(0, block.height - set.height)
  return moveText(box, { top: 0, middle: spare / 2, bottom: spare }[anchor])
}

/** A paragraph that does not look as the first one of its box says so. */
function addRuns(paragraph: Paragraph, block: Block, at: number): Paragraph {
  const { font, colour } = lookOf(block)
  const text = block.texts[at]
  if (!text || paragraph.runs || (text.face.font === font && text.colour === colour))
    return paragraph
  return inLook(paragraph, { font: text.face.font, colour: text.colour })
}

function inLook(paragraph: Paragraph, { font, colour }: { font: Font; colour: string }): Paragraph {
  const look = { font, colour, scale: 1 }
  return {
    ...paragraph,
    runs: [{ ...look, start: 0, end: paragraph.text.length }],
    lines: paragraph.lines.map((line) => ({
      ...line,
      pieces: [{ ...look, text: line.text, x: line.x, width: line.width }],
    })),
  }
}

/** Each text in a face that has its letters. */
const inKnownLetters = (block: Block): Block => ({
  ...block,
  texts: block.texts.map((text) => {
    const inFace = (face: Face): Face => {
      const font = chooseFont(face.font, text.text)
      return font === face.font ? face : { ...face, font }
    }
    return {
      ...text,
      face: inFace(text.face),
      ...(text.runs && {
        runs: text.runs.map((run) => (run.face ? { ...run, face: inFace(run.face) } : run)),
      }),
    }
  }),
})

/**
 * Letters that join stay as far apart as they join, and with them what stands between: of such lines
 * one browser spaces nothing, one the digits, and one every letter.
 */
function chooseFont(font: Font, text: string): Font {
  const family = chooseFamily(font.family, [text])
  const own = family === font.family
  // What stands in for a heavy face is bold.
  const weight = font.family === 'Anton' ? 700 : font.weight
  if (!isUpright.test(text)) return own ? font : { ...font, family, weight }
  const { tracking: _, ...untracked } = font
  return { ...untracked, family, weight, italic: false }
}

/** Letters without capitals and slant, which neither lean nor move together: all but Latin, Greek, Cyrillic and their kin. */
const isUpright = /[^\P{Lo}ªº]/u

/** What its author chose acts in every form: size as a factor, the rest as it is. */
function restyle(block: Block, { textStyles }: Slide): Block {
  const chosen = textStyles?.[block.role]
  if (!chosen) return block
  const factor = chosen.fontSize
    ? fontSizeRem[chosen.fontSize] / fontSizeRem[block.role === 'title' ? 'h1' : 'p']
    : 1
  const side = chosen.textAlign
  return {
    ...block,
    ...(side && { align: side === 'center' ? 'center' : side === 'left' ? 'start' : 'end' }),
    texts: block.texts.map((text) => {
      const { font } = text.face
      const weight =
        chosen.fontWeight === 'bold' ? 700 : chosen.fontWeight === 'normal' ? 400 : font.weight
      const italic = chosen.fontStyle ? chosen.fontStyle === 'italic' : font.italic
      return {
        ...text,
        px: text.px * factor,
        face: { ...text.face, font: { ...font, weight, italic } },
        ...(chosen.textColor && {
          colour: chosen.textColor,
          ...(text.runs && { runs: text.runs.map(({ colour: _colour, ...run }) => run) }),
        }),
      }
    }),
  }
}
