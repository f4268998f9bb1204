import { expect, test } from 'vitest'

import { chooseForm } from './choose-form.ts'

const choose = (title: string, content: string[], place = 1, count = 8) =>
  chooseForm({ title, content }, { place, count })

test.each<[string, string, string[]]>([
  ['quote', 'A Bet', ['“I’d put my money on the sun”', 'Thomas Edison']],
  ['statement', 'Now You', ['Leave a pause after each thought']],
  ['big-number', 'Charge It', ['60 hours on one charge']],
  ['timeline', 'Dates', ['1839: light', '1883: selenium', '1954: silicon']],
  ['comparison', 'Field or Roof?', ['Field: cheap', 'Field: far', 'Roof: dear', 'Roof: near']],
  ['figures', 'In Numbers', ['600 GW were added', '7 % of all power', '3 years are enough']],
  ['steps', 'How to build it', ['Measure the site', 'Connect the cable', 'Wash the panels']],
  ['cards', 'Gifts', ['Insurance: at Lloyd’s', 'Finance: at Jonathan’s', 'News: at tables']],
  ['points', 'Obstacles', ['Grids were built for one way', 'Storage is dear', 'Permits take long']],
  ['section', 'Part Two', []],
  ['section', '130', ['visits on an evening in November']],
  ['statement', '130 Visits', ['More than on any evening before']],
])('FO6 the words ask for the form: %s', (form, title, content) => {
  expect(choose(title, content)).toBe(form)
})

test('FO6 the first slide is a cover, the last one a closing', () => {
  const content = ['First this', 'Then that', 'And then']
  expect(choose('Welcome', content, 0)).toBe('cover')
  expect(choose('Take Home', content, 7)).toBe('closing')
  expect(choose('Take Home', content, 6)).toBe('points')
})

test('FO6 years that fall are no timeline, and an empty slide waits for its points', () => {
  expect(choose('Back', ['2020: a', '2010: b', '2000: c'])).not.toBe('timeline')
  expect(choose('', [''])).toBe('points')
})

test('FO6 what numbers its entries counts nothing', () => {
  const tools = ['1.4.2 Debootstrap', '1.4.3 Pbuilder', '1.5.1 Dupload']
  expect(choose('Tools', tools)).not.toBe('figures')
  expect(choose('Parts', ['0 Introduction', '1 Are they the same?', '2 What they mean'])).not.toBe(
    'figures',
  )
  expect(choose('Power', ['1.5 GW of sun', '2.5 GW of wind', '3.1 GW of water'])).toBe('figures')
})

test('FO6 the same slide is chosen the same form', () => {
  const content = ['1839: light', '1883: selenium', '1954: silicon']
  expect(choose('Dates', content)).toBe(choose('Dates', [...content]))
})
