import { fail, ok } from '#core/result.ts'

import { readMarkdown } from '../markdown/read-markdown.ts'
import type { DeckReader } from '../read-result.ts'
import { takePictureUrls } from '../take-picture-urls.ts'
import { decodeText } from './decode-text.ts'
import { readOutline } from './read-outline.ts'

/** Plain text and Markdown: the decks of other tools where it is one, the plain format otherwise. */
export const readText: DeckReader = async (bytes, { fileName }) => {
  const text = decodeText(bytes)?.replace(/^\uFEFF/, '')
  if (text === undefined) return fail('damaged')
  if (!text.trim()) return fail('blank')
  const markdown = readMarkdown(text)
  if (markdown) {
    const { losses, ...deck } = markdown
    const read = takePictureUrls({ ...deck, title: deck.title || nameDeck(fileName) })
    return ok({ ...read, losses: [...losses, ...read.losses] })
  }
  const outline = readOutline(text)
  if (!outline) return fail('empty')
  const slides = outline.slides.map((slide, index) => ({ id: `slide-${index + 1}`, ...slide }))
  return ok(takePictureUrls({ title: outline.title, slides }))
}

const nameDeck = (fileName: string): string => fileName.replace(/\.[^.]*$/, '')
