import { isDocument } from '#codecs/markdown/is-document.ts'
import type { ReadSource } from '#codecs/registry.ts'
import type { DeckFile } from '#codecs/sniff-file.ts'
import { decodeText } from '#codecs/text/decode-text.ts'
import type { Deck } from '#core/deck/deck.ts'

const isMarkdown = ({ name }: DeckFile): boolean => /\.(?:md|markdown|mdx|mkd)$/i.test(name)

/** In bytes: longer ones are no talk. */
const longest = 2 * 1024 * 1024

/** Whether its text is worth more than the slides that stand in it as they are. */
export const readsAsDocument = (file: DeckFile): boolean =>
  isMarkdown(file) && file.bytes.length <= longest && isDocument(decodeText(file.bytes) ?? '')

/** Slides made from what a text says; null where there is too little of it, or what makes them is not there. */
export async function composeDocument(
  { name, bytes }: DeckFile,
  signal: AbortSignal,
): Promise<{ deck: Deck; sources: ReadSource[] } | null> {
  const source = bytes.length <= longest ? decodeText(bytes) : null
  const composer = source && (await import('#core/composer/compose-deck.ts').catch(() => null))
  if (!composer) return null
  let made = 0
  const steps = composer.composeInSteps({ source, newId: () => `slide-${++made}` })
  let step = steps.next()
  while (!step.done && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve))
    step = steps.next()
  }
  const deck = step.done ? step.value : null
  if (!deck) return null
  const sources = [{ names: [name], kind: 'text' as const, slides: deck.slides.length }]
  return { deck, sources }
}
