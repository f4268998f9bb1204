import {
  type PlacedParagraph,
  type PlacedText,
  placedLimits,
  type RunLook,
} from '#core/deck/placed.ts'
import { placeParagraph } from '#codecs/look/place-paragraph.ts'
import { collectLooks, type LookedRun } from '#codecs/look/place-runs.ts'
import { replaceSymbolFace, writeSymbols } from '#codecs/look/symbols.ts'
import { readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { isEquation, readWords } from '../read-paragraphs.ts'
import { attribute, find, findAll, firstOf, number, share, toPx } from './find.ts'
import { readMark, readParagraphLook, sayNearer } from './paragraph-look.ts'
import { findLevels, type TextLevel, type TextSource } from './text-levels.ts'

export function readText(body: XmlElement | undefined, source: TextSource): PlacedText | undefined {
  const paragraphs = findAll(body, 'p').slice(0, placedLimits.paragraphs)
  if (paragraphs.length === 0) return undefined
  const bodies = [find(body, 'bodyPr'), ...source.bodies]
  const said = (name: string) => firstOf(bodies, (one) => attribute(one, name))
  const inset = (name: string, usual: number) =>
    toPx(firstOf(bodies, (one) => number(one, name)) ?? usual)
  const { looks, collect } = collectLooks()
  const levels = findLevels(source)
  const read = paragraphs.flatMap((paragraph) => readParagraph(paragraph, source, levels, collect))
  const fit = firstOf(bodies, (one) => listChildren(one).find(({ name }) => fits.has(name)))
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

const fits = new Set(['normAutofit', 'spAutoFit', 'noAutofit'])

const verticals: Readonly<Record<string, 90 | 270>> = {
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
  const read = {
    element,
    text,
    runs,
    lead,
    look: { ...look, ...(level > 0 && { level }), ...(mark && { mark }) },
  }
  return placeParagraph(read, parts, collect)
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
  { relations, slideNumber }: TextSource,
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
  const isNumber = child.name === 'fld' && attribute(child, 'type') === 'slidenum'
  const words = isNumber
    ? String(slideNumber)
    : readOwnText(find(child, 't')).replaceAll(/\v|_x000B_/gi, '\n')
  const text = writeSymbols(words, attribute(find(properties, 'sym'), 'typeface') ?? look.face)
  const face = replaceSymbolFace(look.face, 'Arial')
  return text === '' ? null : { text, look: face === look.face ? look : { ...look, face } }
}
