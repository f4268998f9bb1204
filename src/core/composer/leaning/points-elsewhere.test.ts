import { describe, expect, it } from 'vitest'

import { dropPointers, namesPlace, pointsElsewhere } from './points-elsewhere.ts'

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
    'The operators are documented in Table 68.1.',
    'The options are described in the Decompose command.',
    'The functions the provider can offer are described in provider-storemgmt(7).',
    '(See lexgrog(1) for further details on the syntax of the NAME section.)',
    'See the application note on the page size change for further information.',
    'But see below for more details.',
    'Listing 5-1 shows a struct that stores an account.',
    'Clientes e servidores são descritos em Seção 9.2, “Login remoto”.',
    'De volgende tabel geeft een overzicht van de eenheden.',
    'The benchmarks can be found in the /bench directory.',
    'The migration guide is available on docs/MIGRATION.md.',
    'See the CONTRIBUTING.md document for more information.',
    'It is highly recommended that you read RFC 6265 for more details on cookies.',
    'The following shows an old example.',
    'Let us now take a closer look at the second step.',
    'You can find a good explanation in the handbook of the yard.',
    'For full documentation of the boats, please read the manual of the yard.',
    'Also see the tables of the older models.',
    'Read how the yard divides its work.',
    'Read the original article to understand the idea.',
    'Full policy: Old and new boats.',
    'For the older table that has the same rows in another order for guests from abroad, see v1.4.1.',
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
    'You can find a good baker in the old town.',
    'For one penny a guest could sit all day, read the newspapers and talk.',
    'Of 40 patients 12 are listed in Table 2.',
    'The laws of the island were described in three books.',
    'See how the light falls on the water.',
    'For forty years the bridge carried only trains.',
    'More people moved to the city than ever before.',
    'Nobody lives here.',
    'Gold can be found in the river.',
    'Let us take a look at the case that matters: the bridge is closed.',
    'The town lies 300 metres above the sea.',
    'Zieke bomen worden geveld.',
    'Vedior vendeu a fábrica em 1998.',
    'Consultants earned 40 % of it.',
  ])('%s', (sentence) => expect(pointsElsewhere(sentence)).toBe(false))
})

it.each([
  'Details sind in Kapitel 14: „Sicherheit“ zu finden',
  'The pipe is shown in Section 16.2',
])('names a place of another text: %s', (sentence) => expect(namesPlace(sentence)).toBe(true))

it.each([
  ['Custom properties, see resolve() function above', 'Custom properties'],
  ['The contents are mutable, as described below', 'The contents are mutable'],
  ['New generic for time Read more on the "Generics" section', 'New generic for time'],
  ['Die Werte sinken, wie oben gezeigt', 'Die Werte sinken'],
  ['It has four arms, as shown in Listing 6-3', 'It has four arms'],
  ['In Listing 16-8, we get the value', 'we get the value'],
  ['Listing 18-7: A button that is drawn', 'A button that is drawn'],
  ['The objects are dropped (see Section 5.14)', 'The objects are dropped'],
  ['As already mentioned, the boat is fast', 'the boat is fast'],
  ['Comme déjà mentionné, le bateau est rapide', 'le bateau est rapide'],
  ['Wie bereits erwähnt, ist das Boot schnell', 'ist das Boot schnell'],
  ['No sail is needed; for that, see boats(1) and sails(8)', 'No sail is needed'],
  ['The boat is fast; see performance', 'The boat is fast'],
  ['Not sold any more – see #30', 'Not sold any more'],
  [
    'Guests have rights under Section 1 above and pay nothing',
    'Guests have rights under Section 1 and pay nothing',
  ],
  ['Mend the sail with thread (glue further down)', 'Mend the sail with thread'],
  ['What happened next is that you came', 'you came'],
  ['Mend the sail (a small one)', 'Mend the sail (a small one)'],
  ['The results below reflect ten runs', 'The results reflect ten runs'],
  ['All values below 5 are left out', 'All values below 5 are left out'],
  ['You can see the lake from below', 'You can see the lake from below'],
])('%s → %s', (sentence, kept) => expect(dropPointers(sentence)).toBe(kept))
