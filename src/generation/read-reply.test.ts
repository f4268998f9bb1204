import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { deckSchema } from '#core/deck/deck.ts'
import { fail, ok } from '#core/result.ts'

import {
  describeSlide,
  harmedReplies,
  harmedReply,
  listIntact,
} from '../../test/fixtures/harmed-reply.ts'
import { createSampleReply } from '../../test/fixtures/sample-reply.ts'
import { readReply } from './read-reply.ts'

const { deck, text } = createSampleReply()
const compact = JSON.stringify(deck)

test.each([
  ['as it stands', text],
  ['in a code block', `Here you are:\n\`\`\`json\n${text}\n\`\`\`\nEnjoy {your} talk!`],
  ['between other words', `Sure {thing}! ${compact} Hope {this} helps.`],
  ['after thoughts', `<think>maybe {"slides": []}?</think>${text}`],
  ['wrapped', JSON.stringify({ presentation: deck })],
  ['in a list', JSON.stringify([deck])],
  ['with a comma too many', text.replaceAll(/"\n(\s*)\}/g, '",\n$1}')],
  ['with comments', text.replace('"slides"', '// the slides\n"slides"')],
  ['without its last brackets', text.slice(0, -6)],
])('RR1 a deck is read %s', (_, reply) => {
  expect(readReply(reply, 'voices')).toEqual(ok(deck))
})

test('RR1 curly, single and missing quotes are read', () => {
  const curly = '{“title”: “Bees”, ‘slides’: [{title: "Hives", content: ["One two three four"]}]}'
  expect(readReply(curly, 'bees')).toMatchObject({
    ok: true,
    value: { title: 'Bees', slides: [{ title: 'Hives', content: ['One two three four'] }] },
  })
})

test('RR2 what is missing gets its default', () => {
  const reply = '{"title": "Bees", "slides": [{}, {"title": "Hives", "content": "one\\ntwo"}]}'
  expect(readReply(reply, 'Bees')).toEqual(
    ok({
      title: 'Bees',
      slides: [
        {
          id: 'slide-1',
          title: 'Slide 1',
          content: ['Key point to be added'],
          notes: expect.stringContaining('Bees'),
        },
        {
          id: 'slide-2',
          title: 'Hives',
          content: ['one', 'two'],
          notes: expect.stringContaining('Bees'),
        },
      ],
    }),
  )
})

test('RR2 marks of lists are no part of a point, marks of what stands out are, and titles have none; ids are unique', () => {
  const slide = { id: 'a', title: '**Hives**', content: ['- **One**: `two`', { text: '2. Three' }] }
  const read = readReply(JSON.stringify({ title: 'B', slides: [slide, slide] }), 'bees')
  expect(read).toMatchObject({
    ok: true,
    value: {
      slides: [{ id: 'a', title: 'Hives', content: ['**One**: `two`', 'Three'] }, { id: 'a-2' }],
    },
  })
})

test.each(['', 'I am sorry, I cannot do that.', '<think>{"title": 1}</think>'])(
  'RR3 %j holds no JSON',
  (reply) => expect(readReply(reply, 'bees')).toEqual(fail({ code: 'no-json', slides: [] })),
)

test.each([
  '{"title": "Bees"}',
  '{"title": "Bees", "slides": []}',
  '{"title": "Bees", "slides": "six"}',
  '[1, 2, 3]',
  '{"slides": [null, 3]}',
])('RR4 %s has an invalid structure', (reply) => {
  expect(readReply(reply, 'bees')).toMatchObject({ ok: false, error: { code: 'bad-structure' } })
})

test('RR4 a deck without a title is invalid, but its slides are kept', () => {
  const reply = JSON.stringify({ slides: deck.slides })
  expect(readReply(reply, 'bees')).toEqual(fail({ code: 'bad-structure', slides: deck.slides }))
})

test('RR5 thousands of harmed answers: no error, no invalid deck, every whole slide kept', () => {
  const numRuns = harmedReplies(1000)
  let readings = 0
  fc.assert(
    fc.property(harmedReply, (reply) => {
      const read = readReply(reply, 'voices')
      const slides = read.ok ? read.value.slides : read.error.slides
      if (read.ok) {
        readings++
        v.parse(deckSchema, read.value)
      }
      expect(slides.map(describeSlide)).toEqual(expect.arrayContaining(listIntact(reply)))
    }),
    { numRuns },
  )
  // Most harm is small: if hardly anything were read, the rule above would prove nothing.
  expect(readings).toBeGreaterThan(numRuns / 2)
})

test('RR5 what is no answer at all is never an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (reply) => {
      const read = readReply(reply, 'bees')
      if (read.ok) v.parse(deckSchema, read.value)
    }),
    { numRuns: 1000 },
  )
})
