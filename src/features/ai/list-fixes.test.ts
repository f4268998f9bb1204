import { expect, test } from 'vitest'

import type { Slide } from '#core/deck/slide.ts'
import { checkDeck } from '#core/outline/check/check-deck.ts'
import { groupFindings } from '#core/outline/check/group-findings.ts'

import { createSampleReply } from '../../../test/fixtures/sample-reply.ts'
import { listFixes } from './list-fixes.ts'

const { deck } = createSampleReply()
const good = deck.slides[1]!

/** What is offered for the second slide of a good deck, spoiled. */
function offer(changes: Partial<Slide>, isFull = false) {
  const slide = { ...good, ...changes }
  const findings = checkDeck(
    { ...deck, slides: deck.slides.with(1, slide) },
    { overflows: (_, place) => isFull && place === 1 },
  )
  return listFixes(slide, groupFindings(findings)).map(({ label, byModel }) =>
    byModel ? `${label} *` : label,
  )
}

test('DC1 each remedy is offered once, those without a model first', () => {
  const [a = '', b = ''] = good.content
  expect(offer({ title: 'Key point', content: [a, '', b, a, 'TBD'], notes: '' })).toEqual([
    'Drop empty points',
    'Drop repeated points',
    'Rewrite with AI *',
    'Write notes with AI *',
  ])
})

test('DC1 what is too much for one slide can be split, where there is something to tell apart', () => {
  expect(offer({}, true)).toEqual(['Split into two slides', 'Rewrite with AI *'])
  expect(offer({ content: good.content.slice(0, 1) }, true)).toEqual(['Rewrite with AI *'])
})

test('DC1 a slide without a fault is offered nothing', () => {
  expect(offer({})).toEqual([])
})
