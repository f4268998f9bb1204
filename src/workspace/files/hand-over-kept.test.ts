import { beforeAll, expect, test } from 'vitest'

import { writeJson } from '#codecs/json/write-json.ts'
import { writeMarkdown } from '#codecs/markdown-writer/write-markdown.ts'
import { packShare } from '#codecs/share/pack-share.ts'
import { readShare } from '#codecs/share/read-share.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { followEdit } from '#core/edit/replace-slide.ts'
import { rewriteSlide } from '#core/edit/rewrite-slide.ts'
import { findInDeck } from '#core/find/find-in-deck.ts'
import { replaceFound } from '#core/find/replace-found.ts'
import { findSpokenBullets } from '#core/narration/script/find-spoken-bullet.ts'
import { writeScript } from '#core/narration/script/script.ts'
import { tellSlide } from '#core/narration/script/tell-slide.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'
import { editSlide } from '#generation/edit-slide.ts'

import { createScriptedTextModel } from '../../../test/fakes/scripted-text-model.ts'
import {
  listPaintedBoxes,
  listPaintedWords,
} from '../../../test/fixtures/decks/list-painted-words.ts'
import { paragraph, shape } from '../../../test/fixtures/files/pack-pptx.ts'
import { readKeptSlide } from '../../../test/fixtures/files/read-kept-pptx.ts'

let slide: Slide
let deck: Deck

/** A title, and what it says in shapes that are no places of their layout. */
beforeAll(async () => {
  await loadPlaced()
  slide = await readKeptSlide(
    shape(paragraph('Coral reefs'), { ph: 'type="title"', at: [0, 0, 100, 20] }) +
      shape(paragraph('Polyps build the limestone'), { at: [0, 30, 40, 50] }) +
      shape(paragraph('Warm water bleaches them') + paragraph('Fishing nets tear branches'), {
        at: [50, 30, 90, 50],
      }),
  )
  deck = { title: 'Reefs', slides: [slide] }
})

const words = [
  'Coral reefs',
  'Polyps build the limestone',
  'Warm water bleaches them',
  'Fishing nets tear branches',
]

test('KL46 a kept slide of shapes is spoken point by point, and each point that is spoken of is one that is seen', () => {
  expect(listPaintedWords(slide)).toEqual(words)
  const told = tellSlide(slide, { withoutNotes: 'points' })
  expect(told.split('\n')).toEqual(words.map((line) => `${line}.`))
  const seen = listPaintedBoxes(slide).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ part }) => (part?.field === 'content' ? [part.index] : [])),
  )
  const script = writeScript('First the polyps build limestone. Then warm water. And fishing nets.')
  expect(findSpokenBullets(slide, script)).toEqual(seen)
})

test('KL46 its translation is seen where each point stands, beforehand as afterwards', async () => {
  const translated = {
    title: 'Korallenriffe',
    content: ['Polypen bauen den Kalk', 'Warmes Wasser bleicht sie', 'Netze reißen Äste ab'],
    notes: 'Riffe werden von Polypen gebaut, und warmes Wasser bleicht sie.',
  }
  const model = createScriptedTextModel({ kind: 'answer', text: JSON.stringify(translated) })
  const answer = await editSlide(
    { kind: 'translate', language: 'German' },
    { deck, slide },
    { model, newId: () => 'new' },
  )
  if (!answer.ok) throw new Error('It was answered')
  const [written] = rewriteSlide({ deck, current: 0 }, answer.value).deck.slides
  if (!written) throw new Error('It is still there')
  expect(written.placed?.look).toBe('kept')
  expect(listPaintedWords(written)).toEqual([translated.title, ...translated.content])
  expect(followEdit(slide, answer.value)).toEqual(written)
})

test('KL46 Markdown has its words and nothing of its look', async () => {
  const written = await writeMarkdown({ deck, pictures: new Map() }, {})
  if (!written.ok) throw new Error(written.error)
  const [title, ...points] = words
  expect(new TextDecoder().decode(written.value.bytes)).toContain(
    `# ${title}\n\n${points.map((point) => `- ${point}`).join('\n')}`,
  )
  expect(written.value.losses).toEqual([])
})

test('KL46 each of its words is found once, and what replaces it is seen', () => {
  const query = { sought: 'polyps', matchCase: false, wholeWords: false }
  expect(findInDeck(deck, query)).toHaveLength(1)
  const replacement = { query, text: 'Corals', leftOut: new Set<string>() }
  const [replaced] = replaceFound({ deck, current: 0 }, replacement).deck.slides
  expect(replaced && listPaintedWords(replaced)[1]).toBe('Corals build the limestone')
})

test('KL46 shared, it arrives with its look and its words', async () => {
  const { bytes } = writeJson({ deck, pictures: new Map() })
  const read = await readShare(await packShare(bytes), { fileName: '' })
  if (!read.ok) throw new Error(read.error)
  const [arrived] = read.value.deck.slides
  expect(arrived?.placed).toEqual(slide.placed)
  expect(arrived && listPaintedWords(arrived)).toEqual(words)
})
