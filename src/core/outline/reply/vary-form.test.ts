import { expect, test } from 'vitest'

import { completeSlides } from '../complete-deck.ts'
import { findForm } from '../find-form.ts'

const cards = (title: string, ...content: string[]) => ({
  title,
  form: 'cards',
  content,
  notes: 'n',
})
const listForms = (raw: readonly object[]) =>
  completeSlides(raw, 'Coffee').map((slide, place) =>
    findForm(slide, { place, count: raw.length + 1 }),
  )

const cover = { title: 'Coffee', form: 'cover', content: ['From bean to cup'], notes: 'n' }
const goals = cards(
  'Goals',
  'Trust: people recommend us',
  'Growth: we win new towns',
  'Fame: people know us',
)
const places = cards('Places', 'North: hills and rain', 'South: sun and sand', 'West: sea and wind')
const people = cards(
  'People',
  'Anna: grows the beans',
  'Ben: roasts the beans',
  'Cora: sells the cups',
)

test('RR7 a model that makes cards of everything gets the third in a row as plain points', () => {
  expect(listForms([cover, goals, places, people])).toEqual(['cover', 'cards', 'cards', 'points'])
})

test('RR7 words that ask for another form get it once the named one was there', () => {
  const years = cards('Years', '1650: Oxford', '1652: London', '1683: Vienna')
  expect(listForms([cover, goals, years])).toEqual(['cover', 'cards', 'timeline'])
  expect(listForms([cover, years])).toEqual(['cover', 'cards'])
})

test('RR7 forms that take turns stay as they are', () => {
  const years = {
    ...cards('Years', '1650: Oxford', '1652: London', '1683: Vienna'),
    form: 'timeline',
  }
  expect(listForms([cover, goals, years, people])).toEqual(['cover', 'cards', 'timeline', 'cards'])
})
