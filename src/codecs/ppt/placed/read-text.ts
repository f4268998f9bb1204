import type {
  PlacedMark,
  PlacedParagraph,
  PlacedSpacing,
  PlacedText,
  RunLook,
} from '#core/deck/placed.ts'
import { placedLimits } from '#core/deck/placed.ts'
import { placeParagraph } from '#codecs/look/place-paragraph.ts'
import type { Unpainted } from '#codecs/look/count-unpainted.ts'
import { collectLooks, type KnownParts, type LookedRun } from '#codecs/look/place-runs.ts'
import { round } from '#codecs/look/round.ts'
import { replaceSymbolFace, writeSymbols } from '#codecs/look/symbols.ts'

import {
  type LetterLook,
  type ParagraphLook,
  readMasterStyle,
  valueAt,
} from '../read-text-style.ts'
import { type PptField, type PptParagraph, type PptText, textKinds } from '../read-text.ts'
import { ids, type Properties, say, saysFlag } from './properties.ts'
import { type MasterStyles, type PptSheet, resolveTextColour } from './sheets.ts'
import type { Ruler } from './read-ruler.ts'

/** What is written in place of fields; nothing where that changes by the day. */
export type FieldWords = Readonly<Record<PptField, string>>

/** What texts of a sheet are resolved against. */
export type TextSource = {
  sheet: PptSheet
  styles: MasterStyles
  faces: readonly string[]
  parts: KnownParts
  fields: FieldWords
  onUnpainted(kind: Unpainted): void
}

/** 576 of them are an inch. */
const pxPerUnit = 1 / 6
const pxPerPt = 4 / 3

/** Kinds of text that are another one, set otherwise. */
const bases: Readonly<Record<number, number>> = { 5: 1, 6: 0, 7: 1, 8: 1 }

type Level = ReturnType<typeof readMasterStyle>[number]

/** A level has from those above it what it does not say, and a kind of text from the one it is made of. */
function listLevels(styles: MasterStyles, kind: number, level: number): Level[] {
  const kinds = [kind, bases[kind], textKinds.other]
  return kinds.flatMap((one) =>
    one === undefined ? [] : (styles.get(one) ?? []).slice(0, level + 1).toReversed(),
  )
}

const firstOf = <From, T>(
  from: readonly From[],
  take: (one: From) => T | undefined,
): T | undefined => {
  for (const one of from) {
    const found = take(one)
    if (found !== undefined) return found
  }
  return undefined
}

export function readPlacedText(
  text: PptText,
  ruler: Ruler | null,
  source: TextSource,
): Pick<PlacedText, 'looks' | 'paragraphs'> | undefined {
  if (!source.fields.date && [...text.fields.values()].includes('date')) source.onUnpainted('date')
  if (text.paragraphs.some((one) => one.text.trim().includes('\t'))) source.onUnpainted('setting')
  if (text.paragraphs.every((one) => writeFields(one, text, source).trim() === '')) return undefined
  const { looks, collect } = collectLooks()
  const paragraphs = text.paragraphs
    .slice(0, placedLimits.paragraphs)
    .flatMap((one) => readParagraph(one, text, ruler, source, collect))
  return { looks: looks.slice(0, placedLimits.runs), paragraphs }
}

function readParagraph(
  paragraph: PptParagraph,
  whole: PptText,
  ruler: Ruler | null,
  source: TextSource,
  collect: (look: RunLook) => number,
): PlacedParagraph[] {
  const { kind, style } = whole
  const { level, start, text } = paragraph
  const levels = listLevels(source.styles, kind, level)
  const own = valueAt(style.paragraphs, start)?.look ?? {}
  const chain = [own, ...levels.map((one) => one.paragraph)]
  const said = <K extends keyof ParagraphLook>(name: K) => firstOf(chain, (one) => one[name])
  const lookOf = (place: number) => {
    const letter = [valueAt(style.letters, place) ?? {}, ...levels.map((one) => one.letter)]
    return readLook(letter, kind, source)
  }
  const runs = splitRuns(
    text,
    start,
    style.letters.map(({ end }) => end),
  ).flatMap(([from, to]): LookedRun[] => {
    const { look, face } = lookOf(start + from)
    const written = writeFields(paragraph, whole, source, [from, to])
    if (written === '') return []
    return [
      {
        text: writeSymbols(written, face),
        look: { ...look, face: replaceSymbolFace(look.face, 'Arial') },
      },
    ]
  })
  const lead = runs[0]?.look ?? lookOf(start).look
  const words = runs.map((run) => run.text).join('')
  const left = round((ruler?.left[level] ?? said('left') ?? 0) * pxPerUnit)
  const first = round((ruler?.first[level] ?? said('first') ?? 0) * pxPerUnit)
  const align = aligns[said('align') ?? 0]
  const rtl = said('direction') === 1
  const [before, after] = [readSpace(said('before') ?? 0), readSpace(said('after') ?? 0)]
  const pitch = readPitch(said('pitch') ?? 100)
  const mark = said('hasMark') && words.trim() !== '' ? readMark(said, lead, source) : undefined
  const look = {
    ...(align && { align }),
    ...(rtl && { rtl: true as const }),
    ...(level > 0 && { level }),
    ...(left !== 0 && { left }),
    ...(first !== left && { indent: round(first - left) }),
    ...(before && { before }),
    ...(after && { after }),
    ...(pitch && { pitch }),
    ...(mark && { mark }),
  }
  return placeParagraph(
    { element: paragraph, text: words, runs, lead, look },
    source.parts,
    collect,
  )
}

const aligns = [undefined, 'center', 'right', 'justify'] as const

/** Part of a paragraph, with what its fields stand for; words that are the slide's are as they are there. */
function writeFields(
  paragraph: PptParagraph,
  { fields }: PptText,
  { fields: words, parts }: TextSource,
  [from, to]: [number, number] = [0, paragraph.text.length],
): string {
  const text = paragraph.text.slice(from, to)
  if (fields.size === 0 || parts.has(paragraph)) return text
  return text
    .split('')
    .map((letter, at) => {
      const field = fields.get(paragraph.start + from + at)
      return field ? words[field] : letter
    })
    .join('')
}

/** Where one look ends and the next begins, from the start of a paragraph. */
function splitRuns(text: string, start: number, ends: readonly number[]): [number, number][] {
  const cuts = ends.map((end) => end - start).filter((cut) => cut > 0 && cut < text.length)
  const places = [0, ...cuts, text.length].slice(0, placedLimits.runs)
  return places
    .slice(1)
    .map((to, at): [number, number] => [places[at] ?? 0, to])
    .filter(([from, to]) => to > from)
}

function readLook(
  chain: readonly LetterLook[],
  kind: number,
  { sheet, faces }: TextSource,
): { look: RunLook; face: string } {
  const said = <K extends keyof LetterLook>(name: K) => firstOf(chain, (one) => one[name])
  const colour = said('colour')
  const isTitle = kind === textKinds.title || kind === textKinds.centreTitle
  const face = (faces[said('face') ?? 0] || 'Arial').slice(0, 100)
  const raise = (said('raise') ?? 0) / 100
  return {
    face,
    look: {
      face,
      size: round(Math.max(1, Math.min(4_000, said('sizePt') ?? 18)) * pxPerPt),
      colour:
        colour === undefined
          ? (sheet.scheme[isTitle ? 3 : 1] ?? '#000000')
          : resolveTextColour(colour, sheet),
      ...(said('bold') && { bold: true as const }),
      ...(said('italic') && { italic: true as const }),
      ...(said('underline') && { underline: true as const }),
      ...(raise !== 0 && { raise: Math.max(-1, Math.min(1, raise)) }),
    },
  }
}

/** In percent of a line, or, below 0, a length. */
function readSpace(value: number): PlacedSpacing | undefined {
  if (value === 0) return undefined
  return value > 0
    ? { share: Math.min(50, value / 100) }
    : { px: round(Math.min(5_000, -value * pxPerUnit)) }
}

function readPitch(value: number): PlacedSpacing | undefined {
  if (value === 100 || value === 0) return undefined
  return value > 0
    ? { share: Math.min(50, value / 100) }
    : { px: round(Math.min(5_000, -value * pxPerUnit)) }
}

function readMark(
  said: <K extends keyof ParagraphLook>(name: K) => ParagraphLook[K] | undefined,
  lead: RunLook,
  { sheet, faces }: TextSource,
): PlacedMark {
  const face = said('hasOwnFace') ? (faces[said('markFace') ?? -1] ?? '') : ''
  const colour = said('hasOwnColour') ? said('markColour') : undefined
  const size = said('hasOwnSize') ? (said('markSize') ?? 100) : 100
  const scale = size > 0 ? size / 100 : (-size * pxPerPt) / lead.size
  const plain = replaceSymbolFace(face, '')
  return {
    text: writeSymbols(String.fromCodePoint(said('mark') || 0x2022), face).slice(0, 20),
    ...(plain !== '' && { face: plain.slice(0, 100) }),
    ...(colour !== undefined && { colour: resolveTextColour(colour, sheet) }),
    ...(scale > 0 && scale !== 1 && { scale: Math.min(10, round(scale)) }),
  }
}

const emuPerPx = 9_525
const anchors = [undefined, 'middle', 'bottom'] as const

/** Where in a shape its text stands. */
export function readRoom(from: Properties): Omit<PlacedText, 'looks' | 'paragraphs'> {
  const inset = (id: number, usual: number) =>
    round(Math.max(-5_000, Math.min(5_000, ((say(from, id) ?? usual) | 0) / emuPerPx)))
  const place = say(from, ids.anchor) ?? 0
  const anchor = anchors[place % 3]
  const flow = say(from, ids.textFlow) ?? 0
  const vertical = ({ 1: 90, 2: 270, 3: 90, 5: 90 } as const)[flow]
  return {
    insets: [
      inset(ids.textLeft, 91_440),
      inset(ids.textTop, 45_720),
      inset(ids.textRight, 91_440),
      inset(ids.textBottom, 45_720),
    ],
    ...(anchor && { anchor }),
    ...(place >= 3 && place <= 5 && { isCentred: true as const }),
    ...(say(from, ids.wrap) === 2 && { isUnwrapped: true as const }),
    ...(vertical && { vertical }),
    ...(saysFlag(from, ids.textFlags, 0x2) && { fit: 'grow' as const }),
  }
}
