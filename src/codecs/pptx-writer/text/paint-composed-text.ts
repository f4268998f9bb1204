import type { Paragraph, TextBox, TextRun } from '#core/layout/boxes.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { Font } from '#core/layout/text-metrics.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { Theme } from '#core/theme/theme.ts'

import { paintColour, paintSolid } from '../master/colour-slots.ts'
import { element } from '../element.ts'
import { findTextLanguage } from './find-text-language.ts'
import { listStretches } from './list-stretches.ts'
import { nameShape } from '../name-shape.ts'
import { nameTypeface } from '../fonts/office-fonts.ts'
import { breakBetweenWords, writeRuns } from './paint-paragraph.ts'
import { roundCorners } from '../paint-shape.ts'
import { placeShape, toEmu } from '../to-emu.ts'
import { type LinkTo, writeLink } from './write-link.ts'

export type ComposedTextToPaint = {
  box: TextBox
  id: number
  theme: Theme
  slots: ColourSlots
  rtl: boolean
  language: string
  /** The title has its place on the layout; other texts stand for themselves. */
  isTitle: boolean
  linkTo: LinkTo
}

/** Of whatever face, in em: to LibreOffice all are alike here, as was measured with those of every theme. */
const descent = 0.21

/**
 * How far below its top programs put a line of a set height: LibreOffice all but the descent, PowerPoint
 * about four fifths. In between serves both.
 */
const findSeat = ({ pitch, sizePt }: Paragraph): number =>
  (0.8 * pitch + (pitch - descent * sizePt * pxPerPt)) / 2

/** So much more than its text is high, or a program that rounds otherwise would make it smaller. */
const spare = 8

/** A text of a form: all that it looks like is said with it, since no layout does. */
export function paintComposedText(toPaint: ComposedTextToPaint): string {
  const { box, id, slots, isTitle } = toPaint
  const [first] = box.paragraphs
  const last = box.paragraphs.at(-1)
  const edges = findEdges(box, toPaint.rtl)
  const top = first ? findTop(first) : box.y
  const end = last ? last.y + last.height + spare : box.y + box.height
  const { rect, insets } = placeText(box, { ...edges, top, end })
  return element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `${isTitle ? 'Title' : 'Text'} ${id}` }),
      element('p:cNvSpPr', isTitle ? {} : { txBox: 1 }),
      element('p:nvPr', {}, isTitle ? element('p:ph', { type: 'title' }) : ''),
    ),
    element(
      'p:spPr',
      {},
      placeShape(rect),
      box.plate
        ? roundCorners(box.plate.radius, box.plate) + paintSolid(box.plate.colour, slots)
        : element('a:prstGeom', { prst: 'rect' }, element('a:avLst', {})) + element('a:noFill', {}),
    ),
    element(
      'p:txBody',
      {},
      element('a:bodyPr', { wrap: 'square', ...insets, anchor: 't' }, element('a:normAutofit', {})),
      element('a:lstStyle', {}),
      first
        ? box.paragraphs
            .map((paragraph, at) =>
              paintParagraph(paragraph, box.paragraphs[at - 1], { ...toPaint, edges }),
            )
            .join('')
        : element('a:p', {}),
    ),
  )
}

const findTop = (paragraph: Paragraph): number => {
  const [line] = paragraph.lines
  return line ? line.baseline - findSeat(paragraph) : paragraph.y
}

type Edges = { left: number; right: number }

/** The room of its lines, and of what stands before them. */
const findEdges = ({ x, width, paragraphs }: TextBox, rtl: boolean): Edges => ({
  left: Math.min(x, ...paragraphs.map((one) => one.x - (rtl ? 0 : findHang(one, rtl)))),
  right: Math.max(
    x + width,
    ...paragraphs.map((one) => one.x + one.width + (rtl ? findHang(one, rtl) : 0)),
  ),
})

/** Round corners take room from the text of a shape: that much less is said to be around it. */
const cornerShare = 1 - Math.SQRT1_2

function placeText(
  { plate }: TextBox,
  { left, right, top, end }: Edges & { top: number; end: number },
) {
  if (!plate) {
    const rect = { x: left, y: top, width: right - left, height: Math.max(1, end - top) }
    return { rect, insets: { lIns: 0, tIns: 0, rIns: 0, bIns: 0 } }
  }
  const corner = plate.radius * cornerShare
  return {
    rect: plate,
    insets: {
      lIns: toEmu(left - plate.x - corner),
      tIns: toEmu(top - plate.y - corner),
      rIns: toEmu(plate.x + plate.width - right - corner),
      bIns: 0,
    },
  }
}

/** How far before its first line its number stands. */
function findHang({ mark, lines: [line] }: Paragraph, rtl: boolean): number {
  if (!mark || !line) return 0
  return rtl ? mark.x + mark.width - line.x - line.width : line.x - mark.x
}

type Setting = ComposedTextToPaint & { edges: Edges }

function paintParagraph(
  paragraph: Paragraph,
  above: Paragraph | undefined,
  setting: Setting,
): string {
  const { box, theme, slots, rtl, language, edges, linkTo } = setting
  const { text, pitch, mark, x, width } = paragraph
  const lang = findTextLanguage(text, language)
  const plain: Look = { font: box.font, colour: box.style.textColor, scale: 1 }
  const before = above ? Math.max(0, findTop(paragraph) - findTop(above) - above.height) : 0
  const start = rtl ? edges.right - x - width : x - edges.left
  const end = rtl ? x - edges.left : edges.right - x - width
  const hang = findHang(paragraph, rtl)
  const side = rtl
    ? { start: 'r', center: 'ctr', end: 'l' }
    : { start: 'l', center: 'ctr', end: 'r' }
  return element(
    'a:p',
    {},
    element(
      'a:pPr',
      {
        marL: Math.max(0, toEmu(start)),
        marR: Math.max(0, toEmu(end)),
        indent: mark ? -toEmu(hang) : 0,
        algn: side[box.align],
        rtl: rtl ? 1 : 0,
        ...breakBetweenWords(lang),
      },
      element('a:lnSpc', {}, element('a:spcPts', { val: toHundredths(pitch) })),
      element('a:spcBef', {}, element('a:spcPts', { val: toHundredths(before) })),
      mark?.kind === 'text'
        ? element('a:buClr', {}, paintColour(mark.colour, slots)) +
            element('a:buSzPct', {
              val:
                Math.min(
                  400,
                  Math.max(25, Math.round((100 * mark.sizePx) / (paragraph.sizePt * pxPerPt))),
                ) * 1000,
            }) +
            element('a:buFont', { typeface: nameTypeface(mark.font.family, theme) }) +
            element('a:buAutoNum', {
              type: 'arabicPlain',
              startAt: mark.text === '1' ? undefined : Number(mark.text),
            })
        : element('a:buNone', {}),
    ),
    listStretches(paragraph)
      .map(({ words, run }) =>
        writeRuns(words, { lang, rtl: paragraph.rtl }, (name) =>
          paintRun(name, run ?? plain, paragraph.sizePt, setting, lang, writeLink(run, linkTo)),
        ),
      )
      .join(''),
  )
}

const toHundredths = (px: number): number => Math.round((px / pxPerPt) * 100)

type Look = Pick<TextRun, 'font' | 'colour' | 'scale' | 'look'>

function paintRun(
  name: 'a:rPr' | 'a:endParaRPr',
  { font, colour, scale, look }: Look,
  sizePt: number,
  { box: { style }, theme, slots }: Setting,
  lang: string,
  link: string,
): string {
  return element(
    name,
    {
      lang,
      sz: Math.round(sizePt * scale) * 100,
      b: font.weight === 700 ? 1 : 0,
      i: font.italic ? 1 : 0,
      u: style.textDecoration === 'underline' || look?.link !== undefined ? 'sng' : 'none',
      kern: 0,
      spc: font.tracking ? Math.round(font.tracking * sizePt * scale * 100) : undefined,
    },
    paintSolid(colour, slots),
    nameFace(font, theme),
    link,
  )
}

function nameFace({ family }: Font, theme: Theme): string {
  const typeface = nameTypeface(family, theme)
  return (
    element('a:latin', { typeface }) +
    element('a:ea', { typeface: '+mn-ea' }) +
    element('a:cs', { typeface: '+mn-cs' })
  )
}
