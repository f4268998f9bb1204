import { expect, test } from 'vitest'

import type { PlacedElement } from '#core/deck/placed.ts'

import { packPpt, type PptSlideToPack } from '../../../../test/fixtures/files/pack-ppt.ts'
import { readPpt } from '../read-ppt.ts'

type ToPack = Parameters<typeof packPpt>[0]

const fields = { number: 4056, footer: 4090, date: 4087, genericDate: 4088 } as const
const bits = { date: 1, today: 2, ownDate: 4, number: 8, footer: 32 } as const

/** A date, a number with words around it, and a footer, each a star in a place of its own. */
const master: PptSlideToPack['shapes'] = [
  { text: '*', placeholder: 7, fields: [[fields.genericDate, 0]] },
  { text: 'Page * of *', placeholder: 8, fields: [[fields.number, 5]] },
  { text: '*', placeholder: 9, fields: [[fields.footer, 0]] },
]

const listWords = (elements: readonly PlacedElement[]) =>
  elements.flatMap((one) =>
    one.kind === 'shape' ? (one.text?.paragraphs ?? []).map(({ text }) => text) : [],
  )

async function readFeet(packed: ToPack) {
  const read = await readPpt(packPpt(packed), { fileName: 'talk.ppt', withLook: true })
  if (!read.ok) throw new Error(read.error)
  return read.value.deck.slides.map(({ placed }) => ({
    behind: listWords(placed?.backdrop ?? []),
    own: listWords(placed?.elements ?? []),
  }))
}

test('KL78 slides show the footer, the date and the number that the file says, or they themselves', async () => {
  const feet = await readFeet({
    master,
    foot: { bits: bits.footer | bits.number, footer: 'Harbour board', date: 'not asked for' },
    slides: [
      { shapes: [] },
      {
        shapes: [],
        foot: { bits: bits.date | bits.ownDate | bits.footer, date: 'May 2004', footer: 'Draft' },
      },
      { shapes: [], foot: { bits: 0 } },
    ],
  })
  expect(feet.map(({ behind }) => behind)).toEqual([
    ['Page 1 of *', 'Harbour board'],
    ['May 2004', 'Draft'],
    [],
  ])
})

test('KL78 a date that changes by the day is left out, as is a footer that nobody wrote', async () => {
  const [foot] = await readFeet({
    master,
    foot: { bits: bits.date | bits.today | bits.footer, date: 'of before' },
    slides: [{ shapes: [{ text: '*', placeholder: 7, fields: [[fields.date, 0]] }] }],
  })
  expect(foot).toEqual({ behind: [], own: [] })
})

test('KL78 what a slide has itself stands in place of what is behind it, and a star is a star', async () => {
  const [foot] = await readFeet({
    master,
    foot: { bits: bits.footer | bits.number, footer: 'Harbour board' },
    slides: [
      {
        shapes: [
          { text: 'Its own * footer', placeholder: 9 },
          { text: '- * -', placeholder: 8, fields: [[fields.number, 2]] },
        ],
      },
    ],
  })
  expect(foot).toEqual({ behind: [], own: ['Its own * footer', '- 1 -'] })
})
