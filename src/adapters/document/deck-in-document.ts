import * as v from 'valibot'
import * as Y from 'yjs'

import { wholeDeckFields } from '#core/deck/deck-fields.ts'
import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { limitLook } from '#core/deck/stored/limit-look.ts'
import { listFields } from '#core/deck/slide-fields.ts'
import { joinCells, type SlideTable, splitCells } from '#core/deck/slide-table.ts'
import { slideTableSchema } from '#core/deck/slide-table-schema.ts'
import { type Slide, slideSchema } from '#core/deck/slide.ts'

import { listPlainFields, readPlainFields, writePlainFields } from './plain-fields.ts'
import { readElements, writeElements } from './shared-elements.ts'
import { readText, readTextList, writeText, writeTextList } from './shared-text.ts'
import { isPosition, repositionSlides, sortSlideIds } from './slide-order.ts'
import { toWellFormedDeck } from './well-formed-deck.ts'

const wholeOfDeck = listPlainFields(deckSchema, wholeDeckFields)
const wholeOfSlide = listPlainFields(slideSchema, listFields({ merged: 'whole' }))
const letters = listFields({ merged: 'letters' })
const lines = listFields({ merged: 'lines' })
const rows = listFields({ merged: 'rows' })
const elements = listFields({ merged: 'elements' })
const tableFields = listPlainFields(v.omit(slideTableSchema, ['rows']))

/** Shown when two tabs have each deleted what the other kept. It exists once somebody edits it. */
const blankSlide: Slide = { id: 'slide-blank', title: '', content: [], notes: '' }

/** The top-level types of a document: they exist in every copy without being created. */
export type DeckTypes = { title: Y.Text; slides: Y.Map<unknown>; fields: Y.Map<unknown> }

export const getDeckTypes = (doc: Y.Doc): DeckTypes => ({
  title: doc.getText('title'),
  slides: doc.getMap('slides'),
  fields: doc.getMap('fields'),
})

/** The ids of the slides as they stand. Reading every position is slow, so keep it while it is true. */
export function readOrder({ slides }: DeckTypes): string[] {
  const maps = listSlideMaps(slides)
  return sortSlideIds(maps.keys(), readPositions(maps))
}

/** `order` and `readOne` may come from a cache. */
export function readDeck(
  types: DeckTypes,
  order: readonly string[] = readOrder(types),
  readOne: (id: string, map: Y.Map<unknown>) => Slide = readSlide,
): Deck {
  const inOrder = order.flatMap((id) => {
    const map = types.slides.get(id)
    return map instanceof Y.Map ? [readOne(id, map)] : []
  })
  // Of a document that was written before there were limits.
  return limitLook({
    ...readPlainFields(types.fields, wholeOfDeck),
    title: readText(types.title),
    slides: inOrder.length > 0 ? inOrder : [blankSlide],
  }).deck
}

export const readSlide = (id: string, map: Y.Map<unknown>): Slide =>
  v.parse(slideSchema, {
    ...readPlainFields(map, wholeOfSlide),
    id,
    ...Object.fromEntries([
      ...letters.map((field) => [field, readText(map.get(field))]),
      ...lines.map((field) => [field, readTextList(map.get(field))]),
      ...rows.flatMap((field) => readTable(field, map.get(field))),
      ...elements.flatMap((field) => {
        const value = readElements(map, field)
        return value ? [[field, value]] : []
      }),
    ]),
  })

function readTable(field: string, map: unknown): [string, SlideTable][] {
  if (!(map instanceof Y.Map)) return []
  const cells = readTextList(map.get('rows')).map(splitCells)
  return [[field, { ...readPlainFields(map, tableFields), rows: cells }]]
}

/** Changes only what differs between `before`, which the document says now, and `after`. */
export function writeDeck(types: DeckTypes, before: Deck, after: Deck): void {
  const deck = toWellFormedDeck(after, before)
  writeText(types.title, deck.title)
  writePlainFields(types.fields, wholeOfDeck, before, deck)
  if (deck.slides !== before.slides) writeSlides(types.slides, before.slides, deck.slides)
}

function writeSlides(
  slides: Y.Map<unknown>,
  before: readonly Slide[],
  after: readonly Slide[],
): void {
  const earlier = new Map(before.map((slide) => [slide.id, slide]))
  let isReordered = after.length !== before.length
  for (const [index, slide] of after.entries()) {
    isReordered ||= slide.id !== before[index]?.id
    const old = earlier.get(slide.id)
    // While typing nearly all of a thousand slides are the very same.
    if (old === slide) continue
    const map = slides.get(slide.id)
    if (old && map instanceof Y.Map) {
      writeSlide(map, old, slide)
    } else {
      createSlideMap(slides, slide)
      isReordered = true
    }
  }
  if (isReordered)
    writeOrder(
      slides,
      after.map(({ id }) => id),
    )
}

function writeOrder(slides: Y.Map<unknown>, ids: readonly string[]): void {
  const maps = listSlideMaps(slides)
  const wanted = new Set(ids)
  for (const id of maps.keys()) if (!wanted.has(id)) slides.delete(id)
  for (const [id, position] of repositionSlides(ids, readPositions(maps)))
    maps.get(id)?.set('position', position)
}

function createSlideMap(slides: Y.Map<unknown>, slide: Slide): void {
  const map = new Y.Map<unknown>()
  slides.set(slide.id, map)
  writeSlide(map, blankSlide, slide)
}

function writeSlide(map: Y.Map<unknown>, before: Slide, after: Slide): void {
  for (const field of letters) writeText(getOrSet(map, field, Y.Text), after[field])
  for (const field of lines) writeTextList(getOrSet(map, field, Y.Array<unknown>), after[field])
  writePlainFields(map, wholeOfSlide, before, after)
  for (const field of elements) writeElements(map, field, before, after)
  for (const field of rows)
    if (before[field] !== after[field]) writeTable(map, field, before[field], after[field])
}

/** Its rows are texts, as bullets are; without a table nothing is kept of it. */
function writeTable(
  map: Y.Map<unknown>,
  field: string,
  before: SlideTable | undefined,
  after: SlideTable | undefined,
): void {
  if (!after) {
    map.delete(field)
    return
  }
  const table = getOrSet(map, field, Y.Map<unknown>)
  writeTextList(getOrSet(table, 'rows', Y.Array<unknown>), after.rows.map(joinCells))
  writePlainFields(table, tableFields, before ?? { rows: [] }, after)
}

function getOrSet<T extends Y.Text | Y.Array<unknown> | Y.Map<unknown>>(
  map: Y.Map<unknown>,
  key: string,
  Type: new () => T,
): T {
  const there = map.get(key)
  if (there instanceof Type) return there
  const made = new Type()
  map.set(key, made)
  return made
}

function listSlideMaps(slides: Y.Map<unknown>): Map<string, Y.Map<unknown>> {
  const maps = new Map<string, Y.Map<unknown>>()
  for (const [id, map] of slides) if (id !== '' && map instanceof Y.Map) maps.set(id, map)
  return maps
}

function readPositions(maps: ReadonlyMap<string, Y.Map<unknown>>): Map<string, string> {
  const positions = new Map<string, string>()
  for (const [id, map] of maps) {
    const position = map.get('position')
    if (isPosition(position)) positions.set(id, position)
  }
  return positions
}
