import { expect, test } from 'vitest'

import { english } from '../languages/english.ts'
import { french } from '../languages/french.ts'
import { german } from '../languages/german.ts'
import { italian } from '../languages/italian.ts'
import { spanish } from '../languages/spanish.ts'
import { createSentence } from '../reading/sentence.ts'
import { findMentions, isSeen, stemOf } from './mentions.ts'
import { listReferences } from './open-references.ts'

const read = (text: string, index: number, paragraph = 0) =>
  createSentence(text, { index, paragraph, isItem: false })

/** What the second of two paragraphs leaves open after the first. */
const listOpen = (before: string, text: string, language: typeof english) => {
  const all = [read(before, 0), read(text, 1, 1)]
  return listReferences({ text, index: 1, from: 1 }, language, findMentions(all, language))
}

test.each([
  [english, 'A crane stood at the gate.', 'The crane was sold to a farmer'],
  [english, 'A crane stood at the gate.', 'When it rains, the crane is covered'],
  [german, 'Ein Kran stand am Tor.', 'Der alte Kran wurde verkauft'],
  [english, 'A crane stood at the gate.', 'The crane, which nobody liked, was sold to a farmer'],
  [french, 'Une grue était là.', 'La grue a été vendue à un paysan'],
  [spanish, 'Una grúa estaba allí.', 'La grúa se vendió en invierno'],
  [italian, 'C’era una gru vecchia.', 'La vecchia è stata venduta'],
  [english, 'The works of Marta Lindqvist cost 9 euros.', 'Lindqvist answered that cracks are old'],
  [english, 'Two methods read a boat.', 'Each method takes a name'],
  [english, 'She walked across the square.', 'The door was not locked'],
  [english, 'They planted one kind called the Lumper.', 'Hence every Lumper was like the others'],
] as const)('CM29 %o: after "%s" "%s" leaves open which', (language, before, text) => {
  expect(listOpen(before, text, language)).not.toEqual([])
})

test.each([
  // Never said before: its author takes it for known.
  [english, 'A crane stood there.', 'The harbour freezes in winter'],
  // Told in the sentence itself.
  [english, 'A crane stood there.', 'The crane of the northern dock was sold'],
  [english, 'A crane stood there.', 'The crane used by the navy was sold'],
  [english, 'A crane stood there.', 'The largest crane was sold'],
  [english, 'A crane stood there.', 'The Ferris crane was sold'],
  [english, 'A crane stood there.', 'A crane is dear when the crane is new'],
  // Known to everybody.
  [english, 'Users met the sun.', 'The sun warms the users'],
  [german, 'Ein Kran stand am Tor.', 'Der Kran der Werft wurde verkauft'],
  // In these languages several are as often all there are.
  [french, 'Une grue était là.', 'Les grues sont des machines lourdes'],
] as const)('CM29 %o: after "%s" "%s" leaves nothing open', (language, before, text) => {
  expect(listOpen(before, text, language)).toEqual([])
})

test('CM29 who sees the word on the slide knows which', () => {
  const [reference = []] = listOpen('A crane stood there.', 'The crane was sold', english)
  expect(isSeen(reference, 'cranes of the harbour')).toBe(true)
  expect(isSeen(reference, 'gates of the harbour')).toBe(false)
})

test('CM29 the one of whom the subject is asks which, too, wherever it was named', () => {
  const mentions = { wasIntroduced: () => false, wasSaid: (_: string, from: number) => from === 0 }
  const asking = { text: 'The thread of the spider broke', index: 50, from: 50 }
  expect(listReferences(asking, english, mentions)).toEqual([['spide']])
})

test('CM29 who has told of wheels has told of the wheel', () => {
  const sentences = [
    { index: 0, text: 'Two wheels lie here', words: 4, paragraph: 0, isItem: false },
  ]
  expect(findMentions(sentences, english).wasSaid(stemOf('wheel'), 0, 1)).toBe(true)
})
