import * as v from 'valibot'

import { type DeckFurniture, deckFurnitureSchema } from '#core/deck/brand/deck-furniture.ts'
import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listShapes, type Shape } from './list-shapes.ts'
import type { RunningText } from './find-running.ts'
import { readWords } from './read-paragraphs.ts'

type Foot = { footer: string; date: DeckFurniture['date']; hasNumber: boolean }

/**
 * What stands at the foot of the slides of a file, if it does on more than half of those after the
 * first: a deck has it on all of them. Nothing at all is told apart from a file that has none.
 * @param marked what a file of ours says, which stands where nobody has changed what is shown of it
 * @param typed what runs along without a place for it, which stands for what has none
 */
export function readFurniture(
  slides: readonly XmlElement[],
  marked: DeckFurniture | undefined,
  typed: readonly RunningText[],
): DeckFurniture | undefined {
  const [cover, ...others] = slides.map(readFoot)
  if (!cover) return marked
  const feet = others.length > 0 ? others : [cover]
  const isCommon = (has: (foot: Foot) => boolean) => feet.filter(has).length * 2 > feet.length
  const footer = findCommonest(feet.map((foot) => foot.footer))
  const date = feet.map((foot) => foot.date).find((one) => one !== undefined)
  if (marked && (footer === '' || isSameFooter(footer, marked))) return marked
  const hasFooter = footer !== '' && isCommon((foot) => foot.footer === footer)
  const typedFooter = typed.map((one) => one.footer).find(Boolean)
  const hasNumber = isCommon((foot) => foot.hasNumber) || typed.some((one) => one.hasNumber)
  const read: DeckFurniture = {
    ...(hasFooter ? { footer } : typedFooter !== undefined && { footer: typedFooter }),
    ...(date !== undefined && isCommon((foot) => foot.date !== undefined) && { date }),
    ...(hasNumber && { number: true as const }),
  }
  if (Object.keys(read).length === 0) return undefined
  const isOnCover = cover.footer !== '' || cover.date !== undefined || cover.hasNumber
  return v.parse(deckFurnitureSchema, { ...read, ...(isOnCover && { onCover: true as const }) })
}

/** What had no room was cut. */
const isSameFooter = (footer: string, { footer: whole = '' }: DeckFurniture): boolean =>
  footer === whole || (footer.endsWith('…') && whole.startsWith(footer.slice(0, -1)))

function readFoot(slide: XmlElement): Foot {
  const shapes = listShapes(slide)
  const find = (type: string) => shapes.find(({ placeholder }) => placeholder?.type === type)
  const [footer, date] = [find('ftr'), find('dt')]
  return {
    footer: footer ? readText(footer) : '',
    date: date && readDate(date),
    hasNumber: find('sldNum') !== undefined,
  }
}

function readDate(shape: Shape): Foot['date'] {
  const paragraphs = childrenOf(findElement(shape.element, 'txBody'), 'p')
  const isField = paragraphs.some((paragraph) =>
    childrenOf(paragraph, 'fld').some(({ attributes }) =>
      attributes.get('type')?.startsWith('datetime'),
    ),
  )
  return isField ? true : readText(shape) || undefined
}

const readText = ({ element }: Shape): string => readWords(element).replaceAll(/\s+/gu, ' ').trim()

function findCommonest(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}
