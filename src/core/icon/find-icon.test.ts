import { expect, test } from 'vitest'

import { labelledSlides } from '../../../test/fixtures/icon-labels.ts'
import { iconVerdicts } from '../../../test/fixtures/icon-verdicts.ts'
import { findIcon } from './find-icon.ts'
import { isIconLanguage } from './icon-language.ts'

const labels = labelledSlides.flatMap(({ language, labels: all }, at) => {
  const verdicts = iconVerdicts[at]?.split(', ') ?? []
  return all.map((label, place) => ({ language, label, verdict: verdicts[place] ?? '' }))
})

test.each(labels)(
  'IC3 $language $label: $verdict, as it was read',
  ({ language, label, verdict }) => {
    if (!isIconLanguage(language)) throw new Error(`No words in ${language}`)
    const expected = verdict.replace('?', '')
    expect(findIcon(label, language) ?? 'nothing').toBe(expected)
  },
)

test('IC3 of 200 labels of everyday decks 80 % at least get an icon that fits', () => {
  const fitting = labels.filter(({ verdict }) => !/^nothing$|\?$/u.test(verdict))
  expect(labels).toHaveLength(200)
  expect(fitting.length / labels.length).toBeGreaterThanOrEqual(0.8)
})

test.each([
  ['en', 'Our Customers', 'users'],
  ['en', 'FACTORIES', 'factory'],
  ['en', 'Renewable energy', 'solar-panel'],
  ['de', 'Häuser', 'house'],
  ['de', 'Kundenbefragung', 'users'],
  ['de', 'Wasserflüsse', 'waves'],
  ['fr', 'Apprentissage des langues', 'graduation-cap'],
  ['es', 'Atención al cliente', 'headset'],
  ['it', 'Banche', 'bank'],
  ['pt', 'Florestas do norte', 'tree-evergreen'],
  ['nl', 'Fietspad', 'bicycle'],
  ['fr', 'Marché', 'chart-pie-slice'],
  ['fr', 'Marche', 'person-simple-walk'],
  ['de', 'BURGEN', 'castle-turret'],
] as const)('IC3 %s %s is found in whatever form it stands: %s', (language, label, icon) => {
  expect(findIcon(label, language)).toBe(icon)
})

test.each([
  ['de', 'Interessenlage', 'fork-knife'],
  ['de', 'Ladestationen', 'storefront'],
  ['de', 'Fachkräftemangel', 'books'],
  ['de', 'Gift', 'gift'],
  ['fr', 'Pain', 'bandaids'],
  ['it', 'Sale', 'shopping-cart'],
  ['en', 'New York', 'sparkle'],
] as const)('IC3 %s %s does not mislead: no %s', (language, label, wrong) => {
  expect(findIcon(label, language)).not.toBe(wrong)
})

test('IC3 words that nobody listed, and no words at all, get none', () => {
  expect(findIcon('Xylophagous zyzzyva', 'en')).toBeNull()
  expect(findIcon('–', 'de')).toBeNull()
})
