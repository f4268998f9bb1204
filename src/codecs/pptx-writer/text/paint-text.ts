import type { Paragraph, Rect, TextBox, TextRun } from '#core/layout/boxes.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { Theme } from '#core/theme/theme.ts'

import { paintSolid } from '../master/colour-slots.ts'
import { element } from '../element.ts'
import { nameShape } from '../name-shape.ts'
import { paintParagraph } from './paint-paragraph.ts'
import { roundCorners } from '../paint-shape.ts'
import { raiseText } from './raise-text.ts'
import { findLook, type TextLook } from './text-look.ts'
import { placeShape, toEmu } from '../to-emu.ts'
import type { LinkTo } from './write-link.ts'

export type TextToPaint = {
  box: TextBox
  id: number
  placeholder: Placeholder
  theme: Theme
  slots: ColourSlots
  rtl: boolean
  isPlain: boolean
  markColour?: string | undefined
  /** What its layout says, by level. */
  inherited: readonly TextLook[]
  /** Down to here a text may grow when somebody adds to it. */
  bottom?: number | undefined
  language: string
  linkTo: LinkTo
}

export type Placeholder = { type: 'title' | 'ctrTitle' | 'subTitle' | 'body'; idx?: number }

/** Text whose lines end where ours do, because it has the same room and the same letters. */
export function paintText(text: TextToPaint): string {
  const { box, id, placeholder } = text
  const hang = findHang(box, text.rtl)
  const { rect, insets } = placeText(text, hang)
  return element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `${box.role === 'title' ? 'Title' : 'Text'} ${id}` }),
      element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1 })),
      element('p:nvPr', {}, element('p:ph', placeholder)),
    ),
    element(
      'p:spPr',
      {},
      placeShape(rect),
      box.plate
        ? roundCorners(box.plate.radius, box.plate) + paintSolid(box.plate.colour, text.slots)
        : '',
    ),
    element(
      'p:txBody',
      {},
      // Without a scale it changes nothing until somebody adds to the text.
      element('a:bodyPr', { ...insets, anchor: 't' }, element('a:normAutofit', {})),
      element('a:lstStyle', {}),
      box.paragraphs.length > 0 ? paintParagraphs(text, hang) : element('a:p', {}),
    ),
  )
}

function paintParagraphs(text: TextToPaint, hang: number): string {
  const { box, inherited, language, theme, slots, rtl, isPlain, markColour, linkTo } = text
  const { role, font, style, align } = box
  const shared = { theme, slots, rtl, isPlain, markColour, role, font, style, align, hang }
  let bottom = box.paragraphs[0]?.y ?? 0
  const starts = listStarts(box.paragraphs)
  return box.paragraphs
    .map((paragraph, index) => {
      const { level, sizePt, y, height } = paragraph
      const before = Math.round((y - bottom) * 0.75)
      bottom = y + height
      const levelLook = inherited[level] ?? inherited.at(-1)
      const look = findLook({ ...shared, level, sizePt, before })
      const findRunLook = ({ font: own, colour, look: shown }: TextRun) => {
        const decoration = shown?.link === undefined ? style.textDecoration : 'underline'
        const runStyle = { ...style, textColor: colour, textDecoration: decoration }
        return findLook({ ...shared, font: own, style: runStyle, level, sizePt, before })
      }
      return paintParagraph({
        paragraph,
        look,
        findRunLook,
        linkTo,
        inherited: levelLook ?? look,
        startAt: starts[index],
        language,
      })
    })
    .join('')
}

/** For each paragraph with a number, the one that its count began with in this box. */
function listStarts(paragraphs: readonly Paragraph[]): (number | undefined)[] {
  const counts: number[] = []
  return paragraphs.map(({ level, mark }) => {
    // What stands below a point begins anew after the next one.
    counts.length = Math.min(counts.length, level + 1)
    const number = mark?.kind === 'text' ? Number.parseInt(mark.text, 10) : Number.NaN
    if (Number.isNaN(number)) return undefined
    return (counts[level] ??= number)
  })
}

/** The step of a level, which is also how far a mark stands before its text; the same for all of a box. */
function findHang({ paragraphs }: TextBox, rtl: boolean): number {
  const marked = paragraphs.find(({ mark, lines }) => mark && lines.length > 0)
  const [line] = marked?.lines ?? []
  const mark = marked?.mark
  if (line && mark) return rtl ? mark.x + mark.width - line.x - line.width : line.x - mark.x
  const [first] = paragraphs
  const other = paragraphs.find(({ level }) => level !== first?.level)
  return first && other ? (first.width - other.width) / (other.level - first.level) : 0
}

/** So much more than its text is high, or a program that rounds otherwise would make it smaller. */
const spare = 0.35

function placeText({ box, rtl, bottom }: TextToPaint, hang: number) {
  const [first] = box.paragraphs
  const last = box.paragraphs.at(-1)
  const { left, right } = first ? findEdges(first, hang, rtl) : findSides(box)
  const top = first ? first.y - raiseText(first.y, first.lines[0], first.sizePt) : box.y
  const { plate } = box
  if (plate)
    return {
      rect: plate,
      insets: {
        lIns: toEmu(left - plate.x),
        tIns: toEmu(top - plate.y),
        rIns: toEmu(plate.x + plate.width - right),
        bIns: 0,
      },
    }
  const end = last ? last.y + last.height + spare * last.pitch : box.y + box.height
  const rect = { x: left, y: top, width: right - left, height: Math.max(end, bottom ?? 0) - top }
  return { rect, insets: { lIns: 0, tIns: 0, rIns: 0, bIns: 0 } }
}

const findSides = ({ x, width }: Rect) => ({ left: x, right: x + width })

/** The room of a paragraph together with what its level and its mark take. */
function findEdges({ x, width, level, mark }: Paragraph, hang: number, rtl: boolean) {
  const indent = hang * (mark ? level + 1 : level)
  return rtl ? { left: x, right: x + width + indent } : { left: x - indent, right: x + width }
}
