import type { PlacedMark, PlacedParagraph, PlacedSpacing, RunLook } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import { replaceSymbolFace, writeSymbols } from '#codecs/look/symbols.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { readFlag, readLength } from '../read-number.ts'
import { attribute, find, number, share, toPx } from './find.ts'
import { nameFace } from './letter-look.ts'
import { resolveColour } from './resolve-colour.ts'
import type { SheetLook } from './sheet-look.ts'

/** What is said of paragraphs, each part by the nearest that says it. */
export type SaidOfParagraph = Readonly<Said>

type Said = Record<SaidAttribute, string | undefined> & Record<SaidElement, XmlElement | undefined>

/** With a place for each part: a thousand paragraphs a slide are read quicker where all are of one shape. */
export const nothingSaid: SaidOfParagraph = {
  marL: undefined,
  marR: undefined,
  indent: undefined,
  algn: undefined,
  rtl: undefined,
  before: undefined,
  after: undefined,
  pitch: undefined,
  mark: undefined,
  markSize: undefined,
  markColour: undefined,
  markFace: undefined,
}

const attributeNames = ['marL', 'marR', 'indent', 'algn', 'rtl'] as const
type SaidAttribute = (typeof attributeNames)[number]
type SaidElement = 'before' | 'after' | 'pitch' | 'mark' | 'markSize' | 'markColour' | 'markFace'

/** A mark is of one kind, size, colour and face, however each of them is said. */
const slots: ReadonlyMap<string, SaidElement> = new Map([
  ['spcBef', 'before'],
  ['spcAft', 'after'],
  ['lnSpc', 'pitch'],
  ['buNone', 'mark'],
  ['buChar', 'mark'],
  ['buAutoNum', 'mark'],
  ['buBlip', 'mark'],
  ['buSzPct', 'markSize'],
  ['buSzPts', 'markSize'],
  ['buSzTx', 'markSize'],
  ['buClr', 'markColour'],
  ['buClrTx', 'markColour'],
  ['buFont', 'markFace'],
  ['buFontTx', 'markFace'],
])

/** With what it says over what is said farther away; the same where it says nothing. */
export function sayNearer(
  properties: XmlElement | undefined,
  farther: SaidOfParagraph,
): SaidOfParagraph {
  if (!properties) return farther
  let said: Said | null = null
  if (properties.attributes.size > 0)
    for (const name of attributeNames) {
      const value = properties.attributes.get(name)
      if (value !== undefined) (said ??= { ...farther })[name] = value
    }
  for (const child of listChildren(properties)) {
    const slot = slots.get(child.name)
    // The first of a kind that it says holds.
    if (!slot || (said && said[slot] !== farther[slot])) continue
    said ??= { ...farther }
    said[slot] = child
  }
  return said ?? farther
}

export type ParagraphLook = Pick<
  PlacedParagraph,
  'align' | 'rtl' | 'left' | 'right' | 'indent' | 'before' | 'after' | 'pitch'
>

export function readParagraphLook(said: SaidOfParagraph): ParagraphLook {
  const look: ParagraphLook = {}
  const align = aligns[said.algn ?? '']
  const [left, right, indent] = [toLength(said.marL), toLength(said.marR), toLength(said.indent)]
  const before = readSpacing(said.before, 0)
  const after = readSpacing(said.after, 0)
  const pitch = readSpacing(said.pitch, 1)
  if (align) look.align = align
  if (said.rtl !== undefined && readFlag(said.rtl)) look.rtl = true
  if (left) look.left = left
  if (right) look.right = right
  if (indent) look.indent = indent
  if (before) look.before = before
  if (after) look.after = after
  if (pitch) look.pitch = pitch
  return look
}

const toLength = (text: string | undefined): number =>
  text === undefined ? 0 : toPx(readLength(text))

const aligns: Readonly<Record<string, 'center' | 'right' | 'justify'>> = {
  ctr: 'center',
  r: 'right',
  just: 'justify',
  dist: 'justify',
  thaiDist: 'justify',
  justLow: 'justify',
}

/** What is so anyway need not be said. */
function readSpacing(spacing: XmlElement | undefined, usual: number): PlacedSpacing | undefined {
  if (!spacing) return undefined
  const points = number(find(spacing, 'spcPts'), 'val')
  if (points === 0 && usual === 0) return undefined
  if (points !== undefined) return { px: round(Math.min(20_000, points / 100) * (4 / 3)) }
  const said = share(find(spacing, 'spcPct'), 'val')
  return said === undefined || said === usual
    ? undefined
    : { share: Math.max(0, Math.min(50, said)) }
}

/** What stands before a point whose first letters look like `lead`. */
export function readMark(
  said: SaidOfParagraph,
  lead: RunLook,
  { scheme, theme }: Pick<SheetLook, 'scheme' | 'theme'>,
): PlacedMark | undefined {
  const { mark: kind, markSize: sized, markColour: coloured, markFace: set } = said
  if (!kind || kind.name === 'buNone') return undefined
  const face = set?.name === 'buFont' ? nameFace(attribute(set, 'typeface') ?? '', theme) : ''
  const colour = coloured?.name === 'buClr' ? resolveColour(coloured, scheme) : null
  const scale =
    sized?.name === 'buSzPct'
      ? share(sized, 'val')
      : sized?.name === 'buSzPts'
        ? (((number(sized, 'val') ?? 1800) / 100) * (4 / 3)) / lead.size
        : undefined
  const from = Math.max(1, Math.min(10_000, Number(attribute(kind, 'startAt') ?? 1) || 1))
  const shown =
    kind.name === 'buAutoNum'
      ? { number: { style: (attribute(kind, 'type') ?? 'arabicPeriod').slice(0, 40), from } }
      : {
          text:
            kind.name === 'buChar'
              ? writeSymbols(attribute(kind, 'char') ?? '•', face).slice(0, 20)
              : '•',
        }
  const plain = replaceSymbolFace(face, '')
  return {
    ...shown,
    ...(plain !== '' && { face: plain }),
    ...(colour && { colour }),
    ...(scale !== undefined && scale > 0 && scale !== 1 && { scale: Math.min(10, round(scale)) }),
  }
}
