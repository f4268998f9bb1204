import {
  type PlacedParagraph,
  type PlacedText,
  placedLimits,
  type RunLook,
} from '#core/deck/placed.ts'
import { type ParagraphToPlace, placeParagraph } from '#codecs/look/place-paragraph.ts'
import { collectLooks, type LookedRun } from '#codecs/look/place-runs.ts'
import { replaceSymbolFace } from '#codecs/look/symbols.ts'
import { readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { readLength } from '../read-number.ts'
import { isEquation, readBreaks, readWords } from '../read-paragraphs.ts'
import { showSigns } from '../show-signs.ts'
import { attribute, find, findAll, firstOf, share, toPx } from './find.ts'
import { isPlainer } from './letter-look.ts'
import { readMark, readParagraphLook, sayNearer } from './paragraph-look.ts'
import { findLevels, type TextLevel, type TextSource } from './text-levels.ts'

export function readText(body: XmlElement | undefined, source: TextSource): PlacedText | undefined {
  const set = readParagraphs(body, source)
  if (!set) return undefined
  const bodies = [find(body, 'bodyPr'), ...source.bodies]
  if (isBent(bodies)) source.onUnpainted('warp')
  return { ...set, ...readRoom(bodies) }
}

/** Without how they stand in whatever they are written on. */
export function readParagraphs(
  body: XmlElement | undefined,
  source: TextSource,
): Pick<PlacedText, 'looks' | 'paragraphs'> | undefined {
  const paragraphs = findAll(body, 'p').slice(0, placedLimits.paragraphs)
  if (paragraphs.length === 0) return undefined
  const { looks, collect } = collectLooks()
  const levels = findLevels(source)
  const read: PlacedParagraph[] = []
  for (const paragraph of paragraphs)
    for (const one of readParagraph(paragraph, source, levels, collect)) read.push(one)
  return {
    looks: looks.length > placedLimits.runs ? looks.slice(0, placedLimits.runs) : looks,
    paragraphs: read,
  }
}

type Bodies = readonly (XmlElement | undefined)[]

/** Whether its words are along a curve. */
function isBent(bodies: Bodies): boolean {
  const warp = firstOf(bodies, (body) => find(body, 'prstTxWarp'))
  return warp !== undefined && !straight.has(attribute(warp, 'prst'))
}

const straight: ReadonlySet<string | undefined> = new Set([undefined, 'textNoShape', 'textPlain'])

/** How the text stands in its shape. */
function readRoom(bodies: Bodies): Omit<PlacedText, 'looks' | 'paragraphs'> {
  const room: Omit<PlacedText, 'looks' | 'paragraphs'> = {
    insets: [
      readInset(bodies, 'lIns', 91_440),
      readInset(bodies, 'tIns', 45_720),
      readInset(bodies, 'rIns', 91_440),
      readInset(bodies, 'bIns', 45_720),
    ],
  }
  const anchor = anchors[findSaid(bodies, 'anchor') ?? '']
  const vertical = verticals[findSaid(bodies, 'vert') ?? '']
  const columns = Number(findSaid(bodies, 'numCol') ?? 1)
  if (anchor) room.anchor = anchor
  if (findSaid(bodies, 'wrap') === 'none') room.isUnwrapped = true
  if (findSaid(bodies, 'anchorCtr') === '1') room.isCentred = true
  if (vertical) room.vertical = vertical
  if (columns >= 2 && columns <= 16) {
    room.columns = Math.floor(columns)
    const gap = readInset(bodies, 'spcCol', 0)
    if (gap > 0) room.columnGap = gap
  }
  const fit = firstOf(bodies, findFit)
  if (fit?.name === 'spAutoFit') room.fit = 'grow'
  if (fit?.name !== 'normAutofit') return room
  const [scale, tighten] = [share(fit, 'fontScale'), share(fit, 'lnSpcReduction')]
  room.fit = 'shrink'
  if (scale !== undefined && scale > 0) room.scale = Math.min(1, scale)
  if (tighten !== undefined) room.tighten = Math.max(0, Math.min(0.9, tighten))
  return room
}

function findSaid(bodies: Bodies, name: string): string | undefined {
  for (const body of bodies) {
    const said = attribute(body, name)
    if (said !== undefined) return said
  }
  return undefined
}

function readInset(bodies: Bodies, name: string, usual: number): number {
  const said = findSaid(bodies, name)
  return toPx(said === undefined ? usual : readLength(said))
}

const findFit = (body: XmlElement): XmlElement | undefined =>
  body.children.length === 0 ? undefined : listChildren(body).find(({ name }) => fits.has(name))

const fits = new Set(['normAutofit', 'spAutoFit', 'noAutofit'])

export const anchors: Readonly<Record<string, 'middle' | 'bottom'>> = { ctr: 'middle', b: 'bottom' }

export const verticals: Readonly<Record<string, 90 | 270>> = {
  vert: 90,
  vert270: 270,
  eaVert: 90,
  wordArtVert: 90,
  mongolianVert: 90,
}

function readParagraph(
  element: XmlElement,
  source: TextSource,
  levels: (level: number) => TextLevel,
  collect: (look: RunLook) => number,
): PlacedParagraph[] {
  const { look: sheet, relations, parts } = source
  const own = find(element, 'pPr')
  const level = Math.max(0, Math.min(8, Math.trunc(Number(attribute(own, 'lvl') ?? 0)) || 0))
  const inherited = levels(level)
  const said = sayNearer(own, inherited.said)
  const look = said === inherited.said ? inherited.look : readParagraphLook(said)
  const runs = readRuns(element, source, inherited.readLetters)
  const lead = runs[0]?.look ?? inherited.readLetters(find(element, 'endParaRPr'), relations)
  const text = runs.length === 1 ? (runs[0]?.text ?? '') : runs.map((run) => run.text).join('')
  const mark = text.trim() === '' ? undefined : readMark(said, lead, sheet)
  if (mark && said.mark?.name === 'buBlip') source.onUnpainted('bullet')
  const shown: ParagraphToPlace['look'] = level > 0 || mark ? { ...look } : look
  if (level > 0) shown.level = level
  if (mark) shown.mark = mark
  return placeParagraph({ element, text, runs, lead, look: shown }, parts, collect)
}

function readRuns(
  paragraph: XmlElement,
  source: TextSource,
  readLetters: TextLevel['readLetters'],
): LookedRun[] {
  const runs: LookedRun[] = []
  for (const child of listChildren(paragraph)) {
    const run = readRun(child, source, readLetters)
    if (run) runs.push(run)
  }
  return runs
}

function readRun(
  child: XmlElement,
  { relations, slideNumber, onUnpainted }: TextSource,
  readLetters: TextLevel['readLetters'],
): LookedRun | null {
  if (child.name === 'br') return { text: '\n', look: readLetters(find(child, 'rPr'), relations) }
  if (isEquation(child))
    return {
      text: readWords(child),
      look: { ...readLetters(undefined, relations), face: 'Cambria Math' },
    }
  if (child.name !== 'r' && child.name !== 'fld') return null
  const properties = find(child, 'rPr')
  const look = readLetters(properties, relations)
  const field = child.name === 'fld' ? (attribute(child, 'type') ?? '') : ''
  const isNumber = field === 'slidenum'
  if (field.startsWith('datetime')) onUnpainted('date')
  const words = isNumber ? String(slideNumber) : readBreaks(readOwnText(find(child, 't')))
  const text = showSigns(words, properties, look.face)
  const face = replaceSymbolFace(look.face, 'Arial')
  if (isPlainer(look) && text.trim() !== '') onUnpainted('letters')
  // Where it leads to nobody asks: it is painted as a space.
  if (text.includes('\t')) onUnpainted('setting')
  return text === '' ? null : { text, look: face === look.face ? look : { ...look, face } }
}
