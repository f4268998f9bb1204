import type { DeckTypefaces, OwnTypeface } from './own-typeface.ts'

/** Of a deck, those that it has of its own: one that sets all texts is there once. */
export function listTypefaces({ title, content }: DeckTypefaces = {}): OwnTypeface[] {
  const others = title?.family === content?.family ? [] : [content]
  return [title ?? content, ...(title ? others : [])].filter((one) => one !== undefined)
}

/** Where their files are, each once. */
export const listTypefaceUrls = ({ title, content }: DeckTypefaces = {}): string[] => {
  const files = [title, content].flatMap((one) => [
    one?.regular,
    one?.bold,
    one?.italic,
    one?.boldItalic,
  ])
  return [...new Set(files)].filter((url) => url !== undefined)
}
