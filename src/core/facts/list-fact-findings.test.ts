import { expect, test } from 'vitest'

import type { Deck } from '../deck/deck.ts'
import { checkDeck } from '../outline/check/check-deck.ts'
import { listFactFindings } from './list-fact-findings.ts'

const source =
  'The bridge closes on 2 March. Repairs cost 86 million euros. Lorries may cross only if they weigh less than 7 tonnes.'
const createDeck = (content: string[], notes: string): Deck => ({
  title: 'The bridge',
  slides: [{ id: 's1', title: 'The bridge closes', content, notes }],
})

test('DC12 what the text says and the deck does not can be added to the notes with one press', () => {
  const deck = createDeck(['The bridge closes on 2 March'], 'Good morning.')
  const findings = listFactFindings(deck, source)
  expect(findings.map(({ code, found }) => `${code}: ${found}`)).toEqual([
    'fact-missing: Repairs cost 86 million euros.',
    'fact-missing: Lorries may cross only if they weigh less than 7 tonnes.',
  ])
  const [{ fix } = {}] = findings
  expect(fix).toEqual({
    kind: 'set-notes',
    slideId: 's1',
    notes:
      'Good morning. Repairs cost 86 million euros. Lorries may cross only if they weigh less than 7 tonnes.',
  })
  const mended = createDeck(
    deck.slides[0]?.content ?? [],
    fix?.kind === 'set-notes' ? fix.notes : '',
  )
  expect(listFactFindings(mended, source)).toEqual([])
})

test('DC12 a name that the text comes back to is missed, one in passing is not', () => {
  const named =
    'The bridge closes on 2 March. Drawings were made by the engineer Ada Reis in her own hand. People still call the bridge after Ada Reis. A boy from Port Said once swam below it.'
  const findings = listFactFindings(createDeck(['The bridge closes on 2 March'], ''), named)
  expect(findings.map(({ found }) => found)).toEqual([
    'Drawings were made by the engineer Ada Reis in her own hand.',
  ])
})

test('DC13 a statement without its condition or unit is found, and is one of the deck check', () => {
  const deck = createDeck(
    ['The bridge closes on 2 March', 'Repairs cost 86', 'Lorries may cross'],
    'Repairs cost 86 million euros. Lorries may cross only if they weigh less than 7 tonnes.',
  )
  const changed = checkDeck(deck, { findFacts: (one) => listFactFindings(one, source) })
    .filter(({ code }) => code === 'statement-changed')
    .map(({ found }) => found)
  expect(changed).toEqual(['Repairs cost 86', 'Lorries may cross'])
})
