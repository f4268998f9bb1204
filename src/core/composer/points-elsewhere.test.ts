import { describe, expect, it } from 'vitest'

import { dropPointers, pointsElsewhere } from './points-elsewhere.ts'

describe('sentences that only say where there is more', () => {
  it.each([
    'See the GitHub Action docs for all inputs and examples.',
    'See index.d.ts for resolveSync and ResolverFactory API.',
    'See MIGRATING for migrating from v0.x.',
    'Please see the full list of contributors.',
    'Read more about these styles in our docs.',
    'You can read more about it here.',
    'For more information or to download plugins, view the documentation.',
    'For build instructions, see docs/CONTRIBUTING.md.',
    'Documentation for all methods is available here.',
    'You may obtain a copy of the License at',
    'Here is a list of all supported selectors.',
    'The following table shows which features are supported.',
    'Siehe Abschnitt 3.',
    'Weitere Informationen finden Sie auf unserer Website.',
    'Pour en savoir plus, consultez le site.',
    'Para más información, visite nuestra página.',
    'Per maggiori informazioni, visitate il sito.',
    'Veja a documentação.',
    'Voor meer informatie, bezoek onze website.',
  ])('%s', (sentence) => expect(pointsElsewhere(sentence)).toBe(true))
})

describe('sentences that say something', () => {
  it.each([
    'See the castle at sunset, when the crowds have left.',
    'See how the light falls on the water.',
    'For forty years the bridge carried only trains.',
    'More people moved to the city than ever before.',
    'Nobody lives here.',
    'The town lies 300 metres above the sea.',
    'Zieke bomen worden geveld.',
    'Vedior vendeu a fábrica em 1998.',
    'Consultants earned 40 % of it.',
  ])('%s', (sentence) => expect(pointsElsewhere(sentence)).toBe(false))
})

it.each([
  ['Custom properties, see resolve() function above', 'Custom properties'],
  ['The contents are mutable, as described below', 'The contents are mutable'],
  ['New generic for time Read more on the "Generics" section', 'New generic for time'],
  ['Die Werte sinken, wie oben gezeigt', 'Die Werte sinken'],
  ['You can see the lake from below', 'You can see the lake from below'],
])('%s → %s', (sentence, kept) => expect(dropPointers(sentence)).toBe(kept))
