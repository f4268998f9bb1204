import * as v from 'valibot'
import * as Y from 'yjs'

import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { type Slide, slideSchema } from '#core/deck/slide.ts'

import { listPlainFields, readPlainFields, writePlainFields } from './plain-fields.ts'
import { readText, readTextList, writeText, writeTextList } from './shared-text.ts'
import { isPosition, repositionSlides, sortSlideIds } from './slide-order.ts'
import { toWellFormedDeck } from './well-formed-deck.ts'

const deckFields = listPlainFields(deckSchema, ['title', 'slides'])
const slideFields = listPlainFields(slideSchema, ['id', 'title', 'content', 'notes'])

/** Shown when two tabs have each deleted what the other kept. It exists once somebody edits it. */
const blankSlide: Slide = { id: 'slide-blank', title: '', content: [], notes: '' }

/** The top-level types of a document: they exist in every copy without being created. */
export type DeckTypes = { title: Y.Text; slides: Y.Map<unknown>; fields: Y.Map<unknown> }

export const getDeckTypes = (doc: Y.Doc): DeckTypes => ({
  title: doc.getText('title'),
  slides: doc.getMap('slides'),
  fields: doc.getMap('fields'),
})

/** `readOne` may answer from a cache. */
export function readDeck(
  { title, slides, fields }: DeckTypes,
  readOne: (id: string, map: Y.Map<unknown>) => Slide = readSlide,
): Deck {
  const maps = listSlideMaps(slides)
  const inOrder = sortSlideIds(maps.keys(), readPositions(maps)).flatMap((id) => {
    const map = maps.get(id)
    return map ? [readOne(id, map)] : []
  })
  return {
    ...readPlainFields(fields, deckFields),
    title: readText(title),
    slides: inOrder.length > 0 ? inOrder : [blankSlide],
  }
}

export const readSlide = (id: string, map: Y.Map<unknown>): Slide =>
  v.parse(slideSchema, {
    ...readPlainFields(map, slideFields),
    id,
    title: readText(map.get('title')),
    content: readTextList(map.get('content')),
    notes: readText(map.get('notes')),
  })

/** Changes only what differs between `before`, which the document says now, and `after`. */
export function writeDeck(types: DeckTypes, before: Deck, after: Deck): void {
  const deck = toWellFormedDeck(after, before)
  writeText(types.title, deck.title)
  writePlainFields(types.fields, deckFields, before, deck)
  if (deck.slides !== before.slides) writeSlides(types.slides, before.slides, deck.slides)
}

function writeSlides(
  slides: Y.Map<unknown>,
  before: readonly Slide[],
  after: readonly Slide[],
): void {
  const maps = listSlideMaps(slides)
  const wanted = new Set(after.map(({ id }) => id))
  for (const id of maps.keys()) if (!wanted.has(id)) slides.delete(id)

  const earlier = new Map(before.map((slide) => [slide.id, slide]))
  for (const slide of after) {
    const map = maps.get(slide.id)
    const old = earlier.get(slide.id)
    if (!map || !old) maps.set(slide.id, createSlideMap(slides, slide))
    else if (old !== slide) writeSlide(map, old, slide)
  }
  const ids = after.map(({ id }) => id)
  for (const [id, position] of repositionSlides(ids, readPositions(maps)))
    maps.get(id)?.set('position', position)
}

function createSlideMap(slides: Y.Map<unknown>, slide: Slide): Y.Map<unknown> {
  const map = new Y.Map<unknown>()
  slides.set(slide.id, map)
  writeSlide(map, blankSlide, slide)
  return map
}

function writeSlide(map: Y.Map<unknown>, before: Slide, after: Slide): void {
  writeText(getOrSet(map, 'title', Y.Text), after.title)
  writeText(getOrSet(map, 'notes', Y.Text), after.notes)
  writeTextList(getOrSet(map, 'content', Y.Array<unknown>), after.content)
  writePlainFields(map, slideFields, before, after)
}

function getOrSet<T extends Y.Text | Y.Array<unknown>>(
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
