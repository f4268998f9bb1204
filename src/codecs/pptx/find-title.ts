import { isTitle, type Shape } from './list-shapes.ts'
import { pickTitle } from './pick-title.ts'
import type { Item } from './read-items.ts'
import type { Paragraph } from './read-paragraphs.ts'
import { readTextSizes } from './read-text-size.ts'
import type { SlideSource } from './slide-source.ts'

/** `paragraphs` are those that it was made of. */
type Titled = { title: string; paragraphs: readonly Paragraph[]; rest: Item[] }

/** The title of a slide, and what is left when it is taken out. */
export function findTitle(
  shapes: readonly Shape[],
  items: readonly Item[],
  source: SlideSource,
): Titled {
  const place = shapes.find(isTitle)
  // Whoever left the place for a title empty wanted none.
  if (!place) return chooseTitle(items, source)
  const rest = items.filter(({ shape }) => shape !== place)
  const item = items.find(({ shape }) => shape === place)
  const paragraphs = item?.kind === 'text' ? item.paragraphs : []
  return { title: joinTitle(paragraphs), paragraphs, rest }
}

function chooseTitle(items: readonly Item[], source: SlideSource): Titled {
  const all: number[] = []
  const candidates = items.flatMap((item) => {
    if (item.kind !== 'text') return []
    const { shape, box, paragraphs } = item
    const sizes = readTextSizes(paragraphs, shape, source.ground)
    for (const size of sizes) all.push(size)
    const [first = 0] = sizes
    // A title may run over two paragraphs of one size; what is smaller below it is text.
    const isWhole = paragraphs.length <= 2 && sizes.every((size) => size === first)
    const parts = isWhole ? paragraphs : paragraphs.slice(0, 1)
    const companions = paragraphs.length - parts.length
    return [{ item, text: joinTitle(parts), parts, size: first, box, companions }]
  })
  const picked = pickTitle(candidates, { sizes: all, height: source.size.height })
  if (!picked) return { title: '', paragraphs: [], rest: [...items] }
  return {
    title: picked.text,
    paragraphs: picked.parts,
    rest: items.flatMap((item) => without(item, picked)),
  }
}

function without(item: Item, { item: from, parts }: { item: Item; parts: readonly Paragraph[] }) {
  if (item !== from || item.kind !== 'text') return [item]
  const paragraphs = item.paragraphs.filter((paragraph) => !parts.includes(paragraph))
  return paragraphs.length > 0 ? [{ ...item, paragraphs }] : []
}

/** Of one line: its breaks were made for another stage. */
const joinTitle = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
