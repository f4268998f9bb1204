import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { type Deck, deckSchema } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { DeckDocument, DocumentBytes } from '#ports/storage/document.ts'

import {
  applyRandomEdit,
  arbitraryDeck,
  arbitraryEdit,
  arbitrarySlide,
  countRuns,
  editKinds,
} from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { yjsDocumentFormat } from './yjs-document-format.ts'

const seed = (start: Deck) => yjsDocumentFormat.seed(start).encode()
const open = (bytes: DocumentBytes) => yjsDocumentFormat.open(bytes)

/** As two tabs do that both find a deck without a document: each goes on with its own seed. */
const openSeed = (start: Deck): DeckDocument => yjsDocumentFormat.seed(start)

const slide = (id: string, fields: Partial<Slide> = {}): Slide => ({
  id,
  title: `Title of ${id}`,
  content: ['one', 'two', 'three'],
  notes: 'Notes.',
  ...fields,
})
const deck: Deck = { title: 'Deck', slides: [slide('a'), slide('b'), slide('c')] }

const changeSlide = (from: Deck, id: string, fields: Partial<Slide>): Deck => ({
  ...from,
  slides: from.slides.map((one) => (one.id === id ? { ...one, ...fields } : one)),
})
const order = (document: DeckDocument) => document.read().slides.map(({ id }) => id)
const slideOf = (document: DeckDocument, id: string) =>
  document.read().slides.find((one) => one.id === id)

function sync(one: DeckDocument, other: DeckDocument): void {
  const forOther = one.encodeSince(other.encodeVector())
  const forOne = other.encodeSince(one.encodeVector())
  if (!forOther || !forOne) throw new Error('A vector can be read')
  other.merge(forOther)
  one.merge(forOne)
}

const openTwice = (start: Deck = deck) => [openSeed(start), openSeed(start)] as const

describe('reading and writing', () => {
  it('a seed says the deck it was made of', () => {
    fc.assert(
      fc.property(arbitraryDeck, (start) => {
        expect(openSeed(start).read()).toEqual(start)
      }),
    )
  })

  it('the same deck gives the same seed', () => {
    fc.assert(
      fc.property(arbitraryDeck, (start) => {
        expect(seed(structuredClone(start))).toEqual(seed(start))
      }),
    )
  })

  it('what is written is what is read, here and after loading, for any series of edits', () => {
    fc.assert(
      fc.property(
        arbitraryDeck,
        fc.array(arbitraryEdit(), { maxLength: 30, size: 'max' }),
        (start, edits) => {
          const document = openSeed(start)
          for (const edit of edits) {
            const after = applyRandomEdit(document.read(), edit)
            document.write(after)
            expect(document.read()).toEqual(after)
          }
          expect(open(document.encode())?.read()).toEqual(document.read())
        },
      ),
      countRuns(50),
    )
  })

  it('a deck may turn into any other', () => {
    fc.assert(
      fc.property(arbitraryDeck, arbitraryDeck, (before, after) => {
        const document = openSeed(before)
        document.write(after)
        expect(document.read()).toEqual(after)
      }),
    )
  })

  it('two slides with one id both stay', () => {
    const document = openSeed({ ...deck, slides: [slide('a'), slide('a', { title: 'Second' })] })
    expect(document.read().slides.map(({ title }) => title)).toEqual(['Title of a', 'Second'])
  })

  it('half an emoji reads the same here as after loading', () => {
    const document = openSeed(deck)
    const halves = { title: 'x\ud83d', notes: '\ude00y', imageCredit: { title: '\ud83d' } }
    document.write(changeSlide(document.read(), 'a', halves))
    const mended = { title: 'x\ufffd', notes: '\ufffdy', imageCredit: { title: '\ufffd' } }
    expect(slideOf(document, 'a')).toMatchObject(mended)
    expect(open(document.encode())?.read()).toEqual(document.read())
  })

  it('slides that did not change stay the same objects', () => {
    const document = openSeed(deck)
    const before = document.read()
    document.write(changeSlide(before, 'b', { title: 'Other' }))
    const after = document.read()
    expect(after.slides[0]).toBe(before.slides[0])
    expect(after.slides[1]).not.toBe(before.slides[1])
    expect(after.slides[2]).toBe(before.slides[2])
  })

  it('an edit that changes nothing makes no change', () => {
    const document = openSeed(deck)
    let changes = 0
    document.onChange(() => changes++)
    document.write(structuredClone(deck))
    expect(changes).toBe(0)
  })

  it('moving one slide among a hundred sends only that move', () => {
    const many = { title: 'Many', slides: Array.from({ length: 100 }, (_, n) => slide(`s${n}`)) }
    const document = openSeed(many)
    let bytes = 0
    document.onChange((change) => (bytes += change.length))
    document.write({
      ...many,
      slides: many.slides.toSpliced(2, 1).toSpliced(90, 0, many.slides[2]!),
    })
    expect(order(document)[90]).toBe('s2')
    expect(bytes).toBeLessThan(60)
  })

  it('typing a letter sends a few bytes', () => {
    const document = openSeed(changeSlide(deck, 'a', { notes: 'word '.repeat(1000) }))
    let bytes = 0
    document.onChange((change) => (bytes += change.length))
    document.write(changeSlide(document.read(), 'a', { notes: `${'word '.repeat(1000)}!` }))
    expect(bytes).toBeLessThan(40)
  })
})

describe('merging', () => {
  it('two documents edited at random, exchanging at random, end equal', () => {
    const turn = fc.record({
      who: fc.nat({ max: 1 }),
      edit: arbitraryEdit(),
      exchange: fc.nat({ max: 4 }),
    })
    fc.assert(
      fc.property(arbitraryDeck, fc.array(turn, { maxLength: 40, size: 'max' }), (start, turns) => {
        const documents = openTwice(start)
        for (const { who, edit, exchange } of turns) {
          const document = documents[who === 0 ? 0 : 1]
          document.write(applyRandomEdit(document.read(), edit))
          if (exchange === 0) sync(...documents)
        }
        sync(...documents)
        expect(documents[0].read()).toEqual(documents[1].read())
        expect(v.is(deckSchema, documents[0].read())).toBe(true)
        expect(documents[0].matches(documents[1].encode())).toBe(true)
      }),
      countRuns(50),
    )
  })

  it('text typed by either side survives when neither deletes it', () => {
    const typing = editKinds.filter(
      (kind) => /^(type|move|shuffle|restyle|addSlide|rename)/.test(kind) && kind !== 'moveBullet',
    )
    const turn = fc.record({
      who: fc.nat({ max: 1 }),
      edit: arbitraryEdit(typing),
      exchange: fc.nat({ max: 4 }),
    })
    fc.assert(
      fc.property(arbitraryDeck, fc.array(turn, { maxLength: 40, size: 'max' }), (start, turns) => {
        const documents = openTwice(start)
        const marks: string[] = []
        for (const { who, edit, exchange } of turns) {
          const document = documents[who === 0 ? 0 : 1]
          const mark = String.fromCodePoint(0xf0000 + marks.length)
          const after = applyRandomEdit(document.read(), { ...edit, text: mark })
          if (JSON.stringify(after).includes(mark)) marks.push(mark)
          document.write(after)
          if (exchange === 0) sync(...documents)
        }
        sync(...documents)
        const whole = JSON.stringify(documents[0].read())
        expect(marks.filter((mark) => whole.split(mark).length !== 2)).toEqual([])
      }),
      countRuns(50),
    )
  })

  it('a moved slide keeps what was typed on it at the same time', () => {
    const [one, other] = openTwice()
    one.write({ ...deck, slides: [slide('c'), slide('a'), slide('b')] })
    other.write(changeSlide(deck, 'c', { title: 'Title of c, better' }))
    sync(one, other)
    expect(order(one)).toEqual(['c', 'a', 'b'])
    expect(slideOf(one, 'c')?.title).toBe('Title of c, better')
  })

  it('two fields of one style changed at the same time both stay', () => {
    const [one, other] = openTwice()
    one.write(changeSlide(deck, 'a', { imageStyle: { shape: 'star' } }))
    other.write(changeSlide(deck, 'a', { imageStyle: { borderWidth: 3 } }))
    sync(one, other)
    expect(slideOf(one, 'a')?.imageStyle).toEqual({ shape: 'star', borderWidth: 3 })
  })

  it('a bullet that stays keeps what is typed into it while others are dropped', () => {
    const start = changeSlide(deck, 'a', { content: ['', 'keep', ''] })
    const [one, other] = openTwice(start)
    one.write(changeSlide(one.read(), 'a', { content: ['keep'] }))
    other.write(changeSlide(other.read(), 'a', { content: ['', 'keep it', ''] }))
    sync(one, other)
    expect(slideOf(one, 'a')?.content).toEqual(['keep it'])
  })

  it('slides inserted at one place at the same time can be told apart and separated', () => {
    const [one, other] = openTwice({ title: 'Deck', slides: [slide('a'), slide('z')] })
    one.write({ title: 'Deck', slides: [slide('a'), slide('m'), slide('z')] })
    other.write({ title: 'Deck', slides: [slide('a'), slide('n'), slide('z')] })
    sync(one, other)
    expect(order(one)).toEqual(['a', 'm', 'n', 'z'])
    const [first, ...rest] = one.read().slides
    const between = [first!, rest[0]!, slide('between'), ...rest.slice(1)]
    one.write({ ...one.read(), slides: between })
    sync(one, other)
    expect(order(other)).toEqual(['a', 'm', 'between', 'n', 'z'])
  })

  it('when both delete what the other kept, one blank slide is shown and can be written on', () => {
    const [one, other] = openTwice({ title: 'Deck', slides: [slide('a'), slide('b')] })
    one.write({ title: 'Deck', slides: [slide('a')] })
    other.write({ title: 'Deck', slides: [slide('b')] })
    sync(one, other)
    const [blank] = one.read().slides
    expect(one.read()).toEqual(other.read())
    expect(blank).toMatchObject({ title: '', content: [], notes: '' })
    one.write(changeSlide(one.read(), blank!.id, { title: 'Again' }))
    sync(one, other)
    expect(other.read().slides.map(({ title }) => title)).toEqual(['Again'])
  })

  it('what a newer version wrote survives an edit by this one', () => {
    const newer = new Y.Doc()
    Y.applyUpdate(newer, seed(deck))
    const map = newer.getMap('slides').get('a') as Y.Map<unknown>
    map.set('hologram', { depth: 3 })
    map.set('imageStyle.shape', 'dodecahedron')
    newer.getMap('fields').set('mood', 'calm')
    const document = open(new Uint8Array(Y.encodeStateAsUpdate(newer)))!
    expect(slideOf(document, 'a')).toEqual(deck.slides[0])
    document.write(changeSlide({ ...document.read(), title: 'Other' }, 'a', { notes: 'New.' }))
    Y.applyUpdate(newer, document.encode())
    expect(map.toJSON()).toMatchObject({
      hologram: { depth: 3 },
      'imageStyle.shape': 'dodecahedron',
      notes: 'New.',
    })
    expect(newer.getMap('fields').get('mood')).toBe('calm')
  })

  it('matching is about all that is held, deletions too', () => {
    const [one, other] = openTwice()
    const before = one.encode()
    expect(other.matches(before)).toBe(true)
    one.write({ ...deck, title: 'De' })
    expect(one.matches(before)).toBe(false)
    expect(other.matches(one.encode())).toBe(false)
  })
})

describe('bytes that are no document', () => {
  it('damaged changes never throw, and the deck can always be read', () => {
    const changed = openSeed(deck)
    changed.write(changeSlide({ ...deck, title: 'Other' }, 'b', { content: ['x'] }))
    const change = changed.encode()
    const damage = fc.array(fc.tuple(fc.nat({ max: change.length - 1 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(damage, fc.nat({ max: change.length }), (flips, length) => {
        const bytes = change.slice(0, length || undefined)
        for (const [at, value] of flips) if (at < bytes.length) bytes[at] = value
        const document = openSeed(deck)
        document.merge(bytes)
        document.encodeSince(bytes)
        expect(v.is(deckSchema, document.read())).toBe(true)
        document.write(changeSlide(document.read(), 'a', { notes: 'Still works.' }))
        expect(v.is(deckSchema, document.read())).toBe(true)
        expect(open(bytes)?.read().slides.length).not.toBe(0)
      }),
      countRuns(500),
    )
  })

  it('a change that cannot be read to its end changes nothing', () => {
    const other = openSeed(deck)
    const vector = other.encodeVector()
    other.write(changeSlide({ ...deck, title: 'Other' }, 'b', { content: [] }))
    const change = other.encodeSince(vector)!
    for (let length = 0; length < change.length; length++) {
      const document = openSeed(deck)
      expect(document.merge(change.slice(0, length))).toBe(false)
      expect(document.read()).toEqual(deck)
    }
    expect(open(other.encode().slice(0, -3))).toBeNull()
    expect(open(new Uint8Array())).toBeNull()
  })

  it('a change that comes before the one it builds on waits for it, also on disk', () => {
    const one = openSeed(deck)
    const vector = one.encodeVector()
    one.write({ ...deck, title: 'Deck, part two' })
    const first = one.encodeSince(vector)!
    const afterFirst = one.encodeVector()
    one.write({ ...deck, title: 'Deck, part two, part three' })
    const other = openSeed(deck)
    other.merge(one.encodeSince(afterFirst)!)
    expect(other.read()).toEqual(deck)
    const later = open(other.encode())!
    expect(later.read()).toEqual(deck)
    later.merge(first)
    expect(later.read().title).toBe('Deck, part two, part three')
  })

  it('any slide may be added to any deck', () => {
    fc.assert(
      fc.property(arbitraryDeck, arbitrarySlide, fc.nat({ max: 6 }), (start, added, at) => {
        const document = openSeed(start)
        document.write({
          ...start,
          slides: start.slides.toSpliced(at, 0, { ...added, id: 'added' }),
        })
        expect(slideOf(document, 'added')).toEqual({ ...added, id: 'added' })
      }),
    )
  })
})
