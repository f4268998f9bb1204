import type { PlacedFill, PlacedParagraph, PlacedSpacing, PlacedText } from '#core/deck/placed.ts'
import { placedLimits } from '#core/deck/placed.ts'
import { linePitch } from '#core/layout/stage.ts'
import { placeParagraph } from '#codecs/look/place-paragraph.ts'
import { type CollectedLooks, collectLooks } from '#codecs/look/place-runs.ts'
import { round } from '#codecs/look/round.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { readLength, readPercent } from '../read-length.ts'
import { naturalPitch } from './line-pitches.ts'
import { type ListedParagraph, listParagraphs } from './list-paragraphs.ts'
import type { PageSource } from './page-source.ts'
import type { Ground } from './read-look.ts'
import { readListLevel } from './read-mark.ts'
import { createRunReader, type RunReader } from './read-runs.ts'
import { findInside, type Properties, propertiesOf, say } from './styles.ts'

/** What the words of a shape look like where they say nothing of their own, the nearest first. */
export type TextStyles = {
  /** Of paragraphs in so many lists: outlines have a style for each level. */
  ofDepth(depth: number): Properties
  /** Of the shape, where its text stands. */
  graphic: Properties
  ground: Ground
}

/** What letters of a shape stand on. */
export function findGround(fill: PlacedFill | undefined, behind: PlacedFill): Ground {
  const seen = fill?.kind === 'solid' && fill.colour.length === 7 ? fill : behind
  return seen.kind === 'solid' ? seen.colour : null
}

/** The words of a shape or a cell as they are set; undefined where there are none. */
export function readText(
  body: XmlElement,
  styles: TextStyles,
  source: PageSource,
): Pick<PlacedText, 'looks' | 'paragraphs'> | undefined {
  const listed = listParagraphs(body)
  const collected = collectLooks()
  const reader = createRunReader(source, styles.ground)
  let hasWords = false
  const paragraphs = listed.flatMap((one) => {
    const read = readParagraph(one, { styles, source, reader, collected })
    hasWords ||= read.hasWords
    return read.paragraphs
  })
  if (!hasWords) return undefined
  if (!source.addsSpaces)
    for (const [at, one] of paragraphs.entries()) overlap(paragraphs[at - 1], one)
  return { looks: collected.looks.slice(0, placedLimits.runs), paragraphs }
}

/** Of two spaces between paragraphs only the larger one counts. */
function overlap(before: PlacedParagraph | undefined, one: PlacedParagraph): void {
  const [above, below] = [before?.after, one.before]
  if (!above || !below || !('px' in above) || !('px' in below)) return
  one.before = { px: round(Math.max(0, below.px - above.px)) }
}

type Reading = {
  styles: TextStyles
  source: PageSource
  reader: RunReader
  collected: CollectedLooks
}

function readParagraph(
  { element, depth, listStyle, isHeader, from }: ListedParagraph,
  { styles, source, reader, collected }: Reading,
): { paragraphs: PlacedParagraph[]; hasWords: boolean } {
  const own = source.styles.chain('paragraph', element.attributes.get('style-name'))
  const shape = styles.ofDepth(Math.max(1, depth))
  const chain = [...own, ...shape]
  const [properties, ofText] = [propertiesOf(chain, 'paragraph'), propertiesOf(chain, 'text')]
  const runs = reader.read(element, ofText)
  const lead = runs[0]?.look ?? reader.lead(element, ofText)
  const text = runs.map((run) => run.text).join('')
  const hasWords = text.trim() !== ''
  const list =
    depth === 0
      ? null
      : readListLevel(
          source.styles.named('list-style', listStyle) ??
            findInside(propertiesOf(shape, 'graphic'), 'list-style'),
          depth,
          lead,
          source.styles,
        )
  if (list?.hasPicture && hasWords) reader.tell('bullet')
  const length = (name: string) => clamp(readLength(say(properties, name)) ?? 0)
  const ownProperties = propertiesOf(own, 'paragraph')
  const isOwn = (name: string) => say(ownProperties, name) !== undefined
  const besides = (name: string, amount: number | undefined) =>
    list?.isWhole && isOwn(name) ? 0 : (amount ?? 0)
  const left = round(length('margin-left') + besides('margin-left', list?.left))
  const indent = round(length('text-indent') + besides('text-indent', list?.indent))
  const right = round(length('margin-right'))
  const [before, after] = [round(length('margin-top')), round(length('margin-bottom'))]
  const rtl = (say(properties, 'writing-mode') ?? '').startsWith('rl')
  const align = findAlign(say(properties, 'text-align'), rtl)
  const mark = hasWords && !isHeader ? list?.mark : undefined
  const numbered = mark?.number && from ? { ...mark, number: { ...mark.number, from } } : mark
  const pitch = readPitch(properties, lead.face)
  const level = Math.max(0, Math.min(8, depth - 1))
  const look = {
    ...(align && { align }),
    ...(rtl && { rtl: true as const }),
    ...(level > 0 && { level }),
    ...(left !== 0 && { left }),
    ...(right !== 0 && { right }),
    ...(indent !== 0 && { indent }),
    ...(before !== 0 && { before: { px: before } }),
    ...(after !== 0 && { after: { px: after } }),
    ...(pitch && { pitch }),
    ...(numbered && { mark: numbered }),
  }
  const read = { element, text, runs, lead, look }
  return { hasWords, paragraphs: placeParagraph(read, source.parts, collected.collect) }
}

const clamp = (px: number): number => Math.max(-50_000, Math.min(50_000, px))

/** Files name the side at which lines begin or end; here it is a side of the page. */
function findAlign(said: string | undefined, rtl: boolean): PlacedParagraph['align'] {
  if (said === 'center' || said === 'justify') return said
  const isRight =
    said === 'right' || said === (rtl ? 'start' : 'end') || (rtl && said === undefined)
  return isRight ? 'right' : undefined
}

/** What is so anyway need not be said: here a line is 1.2 times its letters, there what their face says. */
function readPitch(properties: Properties, face: string): PlacedSpacing | undefined {
  const said = say(properties, 'line-height')
  const fixed = readLength(said)
  if (fixed !== undefined && fixed > 0) return { px: round(Math.min(20_000, fixed)) }
  const isPlain = say(properties, 'font-independent-line-spacing') === 'true'
  const share = (readPercent(said) ?? 1) * (isPlain ? 1 : naturalPitch(face))
  const pitch = round(Math.max(0.05, Math.min(50, share)))
  return pitch === 1 ? undefined : { share: pitch }
}

/** What lines have between them stands above the first one, too, which it does nowhere else. */
export function findLead({
  looks,
  paragraphs: [first],
}: Pick<PlacedText, 'looks' | 'paragraphs'>): number {
  const look = looks[first?.runs[0]?.[1] ?? 0]
  const share = first?.pitch && 'share' in first.pitch ? first.pitch.share : 1
  return look && share > 1 ? round((share - 1) * linePitch * look.size) : 0
}
