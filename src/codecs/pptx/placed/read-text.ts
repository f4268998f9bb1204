import {
  type PlacedMark,
  type PlacedParagraph,
  type PlacedSpacing,
  type PlacedText,
  placedLimits,
  type RunLook,
} from '#core/deck/placed.ts'
import { readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readOutwardAddress } from '../../marked-runs.ts'
import { listChildren } from '../list-children.ts'
import { isEquation, readWords } from '../read-paragraphs.ts'
import type { Relations } from '#codecs/opc/open-package.ts'
import {
  collectLooks,
  type KnownParts,
  type LookedRun,
  placeRuns,
} from '#codecs/look/place-runs.ts'
import { attribute, find, findAll, findDeep, firstOf, flag, number, share, toPx } from './find.ts'
import { findFill } from './read-paint.ts'
import { resolveColour } from './resolve-colour.ts'
import type { SheetLook } from './sheet-look.ts'
import { round } from '#codecs/look/round.ts'
import { replaceSymbolFace, writeSymbols } from '#codecs/look/symbols.ts'

/** Where the looks of a text are laid down, the nearest first. */
export type TextSource = {
  look: SheetLook
  /** `lstStyle`s, then the master's styles, then those of the presentation. */
  styles: readonly (XmlElement | undefined)[]
  /** From here on in `styles`, what a shape's own style says is stronger. */
  defaultsFrom: number
  bodies: readonly (XmlElement | undefined)[]
  /** Of the shape's style (`fontRef`), or of a table's. */
  colour?: string | null
  face?: string
  bold?: boolean
  parts: KnownParts
  slideNumber: number
  relations: Relations
}

export function readText(body: XmlElement | undefined, source: TextSource): PlacedText | undefined {
  const paragraphs = findAll(body, 'p').slice(0, placedLimits.paragraphs)
  if (paragraphs.length === 0) return undefined
  const bodies = [find(body, 'bodyPr'), ...source.bodies]
  const said = (name: string) => firstOf(bodies, (one) => attribute(one, name))
  const inset = (name: string, usual: number) =>
    toPx(firstOf(bodies, (one) => number(one, name)) ?? usual)
  const { looks, collect } = collectLooks()
  const levels = createLevels(source)
  const read = paragraphs.map((paragraph) => readParagraph(paragraph, source, levels, collect))
  const fit = firstOf(bodies, (one) =>
    listChildren(one).find(({ name }) => /^(?:normAutofit|spAutoFit|noAutofit)$/.test(name)),
  )
  const scale = fit?.name === 'normAutofit' ? share(fit, 'fontScale') : undefined
  const tighten = fit?.name === 'normAutofit' ? share(fit, 'lnSpcReduction') : undefined
  const anchor = { ctr: 'middle' as const, b: 'bottom' as const }[said('anchor') ?? '']
  const vertical = verticals[said('vert') ?? '']
  const columns = Number(said('numCol') ?? 1)
  return {
    looks: looks.slice(0, placedLimits.runs),
    paragraphs: read,
    insets: [
      inset('lIns', 91_440),
      inset('tIns', 45_720),
      inset('rIns', 91_440),
      inset('bIns', 45_720),
    ],
    ...(anchor && { anchor }),
    ...(said('wrap') === 'none' && { isUnwrapped: true as const }),
    ...(said('anchorCtr') === '1' && { isCentred: true as const }),
    ...(vertical && { vertical }),
    ...(columns >= 2 && columns <= 16 && { columns: Math.floor(columns) }),
    ...(fit?.name === 'normAutofit' && { fit: 'shrink' as const }),
    ...(fit?.name === 'spAutoFit' && { fit: 'grow' as const }),
    ...(scale !== undefined && scale > 0 && { scale: Math.min(1, scale) }),
    ...(tighten !== undefined && { tighten: Math.max(0, Math.min(0.9, tighten)) }),
  }
}

const verticals: Readonly<Record<string, 90 | 270>> = {
  vert: 90,
  vert270: 270,
  eaVert: 90,
  wordArtVert: 90,
  mongolianVert: 90,
}

/** What paragraphs of one level inherit. */
type Level = { styles: readonly (XmlElement | undefined)[]; readLook: LookReader }

type LookReader = (properties: XmlElement | undefined) => RunLook

/** Looked up once for all paragraphs of a text. */
function createLevels(source: TextSource): (level: number) => Level {
  const known = new Map<number, Level>()
  return (level) => {
    const before = known.get(level)
    if (before) return before
    const styles = source.styles.map((style) => find(style, `lvl${level + 1}pPr`))
    const found = { styles, readLook: rememberLooks(createLookReader(styles, source)) }
    known.set(level, found)
    return found
  }
}

/** All that a run says of its look where nothing stands inside of it. */
const lookNames = ['sz', 'b', 'i', 'u', 'strike', 'baseline', 'spc', 'cap'] as const

/** Most runs look like another of their text. */
function rememberLooks(readLook: LookReader): LookReader {
  const known = new Map<string, RunLook>()
  return (properties) => {
    if (properties && properties.children.length > 0) return readLook(properties)
    const key = lookNames.map((name) => attribute(properties, name) ?? '').join(' ')
    const before = known.get(key)
    if (before) return before
    const look = readLook(properties)
    known.set(key, look)
    return look
  }
}

function readParagraph(
  element: XmlElement,
  source: TextSource,
  levels: (level: number) => Level,
  collect: (look: RunLook) => number,
): PlacedParagraph {
  const own = find(element, 'pPr')
  const level = Math.max(0, Math.min(8, Number(attribute(own, 'lvl') ?? 0) || 0))
  const { styles, readLook } = levels(level)
  const chain = [own, ...styles]
  const runs = readRuns(element, source, readLook)
  const lead = runs[0]?.look ?? readLook(find(element, 'endParaRPr'))
  const text = runs.map((run) => run.text).join('')
  const length = (name: string) => toPx(firstOf(chain, (one) => number(one, name)) ?? 0)
  const [left, right, indent] = [length('marL'), length('marR'), length('indent')]
  const align = aligns[firstOf(chain, (one) => attribute(one, 'algn')) ?? '']
  const rtl = firstOf(chain, (one) => flag(one, 'rtl'))
  const spacing = (name: string, usual: number) =>
    readSpacing(
      firstOf(chain, (one) => find(one, name)),
      usual,
    )
  const before = spacing('spcBef', 0)
  const after = spacing('spcAft', 0)
  const pitch = spacing('lnSpc', 1)
  const mark = text.trim() === '' ? undefined : readMark(chain, lead, source)
  return {
    ...placeRuns(
      element,
      text,
      runs.length > 0 ? runs : [{ text: '', look: lead }],
      source.parts,
      collect,
    ),
    ...(align && { align }),
    ...(rtl && { rtl: true as const }),
    ...(level > 0 && { level }),
    ...(left !== 0 && { left }),
    ...(right !== 0 && { right }),
    ...(indent !== 0 && { indent }),
    ...(before && { before }),
    ...(after && { after }),
    ...(pitch && { pitch }),
    ...(mark && { mark }),
  }
}

const aligns: Readonly<Record<string, 'center' | 'right' | 'justify'>> = {
  ctr: 'center',
  r: 'right',
  just: 'justify',
  dist: 'justify',
  thaiDist: 'justify',
  justLow: 'justify',
}

function readRuns(paragraph: XmlElement, source: TextSource, readLook: LookReader): LookedRun[] {
  return listChildren(paragraph).flatMap((child): LookedRun[] => {
    const properties = find(child, 'rPr')
    if (child.name === 'br') return [{ text: '\n', look: readLook(properties) }]
    if (isEquation(child))
      return [{ text: readWords(child), look: { ...readLook(undefined), face: 'Cambria Math' } }]
    if (child.name !== 'r' && child.name !== 'fld') return []
    const look = readLook(properties)
    const isNumber = child.name === 'fld' && attribute(child, 'type') === 'slidenum'
    const words = isNumber
      ? String(source.slideNumber)
      : readOwnText(find(child, 't')).replaceAll(/\v|_x000B_/gi, '\n')
    const face = attribute(find(properties, 'sym'), 'typeface') ?? look.face
    const text = writeSymbols(words, face)
    return text === ''
      ? []
      : [{ text, look: { ...look, face: replaceSymbolFace(look.face, 'Arial') } }]
  })
}

const faceOf = (properties: XmlElement): string | undefined =>
  attribute(find(properties, 'latin'), 'typeface') || undefined

/** Each property from the nearest that says it. */
function createLookReader(
  levels: readonly (XmlElement | undefined)[],
  source: TextSource,
): LookReader {
  const { look: sheet, defaultsFrom } = source
  const inherited = levels.map((level) => find(level, 'defRPr'))
  return (properties) => {
    const chain = [properties, ...inherited]
    const near = [properties, ...inherited.slice(0, defaultsFrom)]
    const far = inherited.slice(defaultsFrom)
    const said = <T>(take: (one: XmlElement) => T | undefined) => firstOf(chain, take)
    const colourOf = (one: XmlElement) => readLetterColour(one, sheet)
    const link = find(properties, 'hlinkClick')
    // A link has the theme's colour, whatever its run says, unless an extension lets the run win.
    const ofLink = link && !findDeep(link, 'hlinkClr') ? sheet.scheme('hlink') : null
    const sizePt = (said((one) => number(one, 'sz')) ?? 1800) / 100
    const raise = said((one) => share(one, 'baseline')) ?? 0
    const spacing = said((one) => number(one, 'spc')) ?? 0
    const caps = said((one) => attribute(one, 'cap'))
    const underline = said((one) => attribute(one, 'u'))
    const strike = said((one) => attribute(one, 'strike'))
    const bold =
      firstOf(near, (one) => flag(one, 'b')) ?? source.bold ?? firstOf(far, (one) => flag(one, 'b'))
    const highlight = resolveColour(find(properties, 'highlight'), sheet.scheme)
    const address = findAddress(link, source.relations)
    return {
      face: nameFace(
        firstOf(near, faceOf) ?? source.face ?? firstOf(far, faceOf) ?? '+mn-lt',
        sheet.theme,
      ),
      size: round(Math.max(0.5, Math.min(4_000, sizePt)) * (4 / 3)),
      colour:
        ofLink ??
        firstOf(near, colourOf) ??
        source.colour ??
        firstOf(far, colourOf) ??
        sheet.scheme('tx1') ??
        '#000000',
      ...(bold && { bold: true as const }),
      ...(said((one) => flag(one, 'i')) && { italic: true as const }),
      ...(((underline && underline !== 'none') || link) && { underline: true as const }),
      ...(strike && strike !== 'noStrike' && { strike: true as const }),
      ...(spacing !== 0 && { spacing: round((spacing / 100) * (4 / 3)) }),
      ...(raise !== 0 && { raise: Math.max(-1, Math.min(1, raise)) }),
      ...((caps === 'all' || caps === 'small') && { caps }),
      ...(highlight && { highlight }),
      ...(address !== null && { link: address }),
    }
  }
}

function findAddress(link: XmlElement | undefined, relations: Relations): string | null {
  const relation = relations.get(attribute(link, 'id') ?? '')
  return relation?.isExternal ? readOutwardAddress(relation.target) : null
}

/** Of a gradient the first colour; letters without a fill are not seen. */
function readLetterColour(properties: XmlElement, { scheme }: SheetLook): string | undefined {
  const fill = findFill(properties)
  if (!fill) return undefined
  if (fill.name === 'noFill') return '#00000000'
  if (fill.name === 'gradFill')
    return resolveColour(findAll(find(fill, 'gsLst'), 'gs')[0], scheme) ?? undefined
  return fill.name === 'solidFill' ? (resolveColour(fill, scheme) ?? undefined) : undefined
}

/** `+mj-lt` is the face that the theme has for titles. */
export function nameFace(face: string, theme: XmlElement | undefined): string {
  const [, role] = /^\+(mj|mn)-(?:lt|ea|cs)$/.exec(face) ?? []
  if (!role) return face.slice(0, 100)
  const fonts = find(
    theme,
    'themeElements',
    'fontScheme',
    role === 'mj' ? 'majorFont' : 'minorFont',
  )
  return (attribute(find(fonts, 'latin'), 'typeface') || 'Calibri').slice(0, 100)
}

/** What is so anyway need not be said. */
function readSpacing(spacing: XmlElement | undefined, usual: number): PlacedSpacing | undefined {
  const points = number(find(spacing, 'spcPts'), 'val')
  if (points === 0 && usual === 0) return undefined
  if (points !== undefined) return { px: round(Math.min(20_000, points / 100) * (4 / 3)) }
  const said = share(find(spacing, 'spcPct'), 'val')
  return said === undefined || said === usual
    ? undefined
    : { share: Math.max(0, Math.min(50, said)) }
}

/** What stands before a point; each part of its look is inherited on its own. */
function readMark(
  chain: readonly (XmlElement | undefined)[],
  lead: RunLook,
  { look }: TextSource,
): PlacedMark | undefined {
  const named = (pattern: RegExp) =>
    firstOf(chain, (one) => listChildren(one).find(({ name }) => pattern.test(name)))
  const kind = named(/^bu(?:None|Char|AutoNum|Blip)$/)
  if (!kind || kind.name === 'buNone') return undefined
  const sized = named(/^buSz(?:Pct|Pts|Tx)$/)
  const coloured = named(/^buClr(?:Tx)?$/)
  const set = named(/^buFont(?:Tx)?$/)
  const face = set?.name === 'buFont' ? nameFace(attribute(set, 'typeface') ?? '', look.theme) : ''
  const colour = coloured?.name === 'buClr' ? resolveColour(coloured, look.scheme) : null
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
