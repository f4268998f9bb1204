import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { composeDeck } from '#core/composer/compose-deck.ts'
import type { Deck } from '#core/deck/deck.ts'
import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'
import { createDeckFromTemplate, templates } from '#core/outline/templates/templates.ts'

import { modelAnswers, readModelAnswer } from '../fixtures/model-answers.ts'
import { formSlides } from '../fixtures/decks/form-slides.ts'

/** A deck as users get it, and what it was made from where that is a text. */
export type GalleryDeck = { name: string; deck: Deck; source?: string }

/** Six texts of a newcomer's kind; they are not ours to pass on. */
const textsFolder = join(import.meta.dirname, '../../../shared/prototypes/visual-language/texts')

/** The sample, each template, texts that were pasted, and what becomes of models' answers. */
export const listGalleryDecks = (): GalleryDeck[] => [
  { name: 'Sample', deck: createSampleDeck(createIds()) },
  ...templates.map((template) => ({
    name: `Template: ${template.name}`,
    deck: createDeckFromTemplate(template, { newId: createIds() }),
  })),
  ...listTextDecks(),
  ...modelAnswers.map((answer) => ({
    name: `Model: ${answer.name} (${answer.language}, ${answer.quality})`,
    deck: readModelAnswer(answer),
  })),
]

/** Each form on its own, with few and many items, long words and several scripts. */
export const formsDeck: GalleryDeck = {
  name: 'Forms',
  deck: { title: 'Forms', theme: 'modern', slides: [...formSlides] },
}

export const hasTexts = (): boolean => existsSync(textsFolder)

const listTextDecks = (): GalleryDeck[] =>
  hasTexts()
    ? readdirSync(textsFolder).flatMap((file) => {
        const source = readFileSync(join(textsFolder, file), 'utf8')
        const deck = composeDeck({ source, newId: createIds() })
        return deck ? [{ name: `Text: ${file}`, deck, source }] : []
      })
    : []

function createIds(): () => string {
  let count = 0
  return () => `slide-${++count}`
}
