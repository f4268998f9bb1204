import { type TextPart, textSlots } from '#core/layout/boxes.ts'

import type { TypedParagraph, TypedPart } from './typed-part.ts'

export const partKey = (part: TypedPart): string => {
  if (part.field === 'title') return 'title'
  if (part.field === 'over') return `over-${part.element}-${part.paragraph}`
  return `point-${part.index}${part.slot ? `-${part.slot}` : ''}`
}

/** Where in its point the text of a field begins: a form may show a part of it. */
export const baseOf = (part: TypedPart): number =>
  part.field === 'content' ? (part.range?.[0] ?? 0) : 0

/** Where the caret may go among the texts of a slide. */
export type TextCaret = {
  /**
   * Into that text, or whichever shows this place of the point; places are counted in the whole point.
   * False when there is none.
   */
  put(part: TypedPart, start: number, end?: number): boolean
  /** To the text before or after, at its end or start. */
  step(from: TypedPart, by: -1 | 1): boolean
  /** A line up or down into the next text, about as far along as it was. */
  cross(from: TypedPart, by: -1 | 1, at: number): boolean
}

export function createTextCaret(
  layer: HTMLElement | null,
  paragraphs: readonly TypedParagraph[],
): TextCaret {
  const find = (part: TypedPart, by: number) => {
    const index = paragraphs.findIndex((paragraph) => partKey(paragraph.part) === partKey(part))
    return index < 0 ? undefined : paragraphs[index + by]
  }

  function put(part: TypedPart, start: number, end = start): boolean {
    const shown = findShown(part, start)
    const field = [...(layer?.querySelectorAll<HTMLTextAreaElement>('[data-part]') ?? [])].find(
      ({ dataset }) => dataset['part'] === partKey(shown),
    )
    if (!field) return false
    const base = baseOf(shown)
    field.focus()
    field.setSelectionRange(start - base, end - base)
    return true
  }

  /** The fields are newer than the paragraphs that were handed in where an edit came between. */
  function findShown(part: TypedPart, at: number): TypedPart {
    if (part.field !== 'content' || part.slot) return part
    const shown = listParts(layer, part.index)
    return shown.findLast((one) => baseOf(one) <= at) ?? shown[0] ?? part
  }

  return {
    put,

    step(from, by) {
      const target = find(from, by)
      if (!target) return false
      return put(target.part, baseOf(target.part) + (by < 0 ? target.text.length : 0))
    },

    cross(from, by, at) {
      const here = find(from, 0)
      const target = find(from, by)
      if (!here || !target) return false
      const within = at - baseOf(from)
      const line = findLine(here, within)
      const isAtEdge = line === (by < 0 ? 0 : here.lines.length - 1)
      if (!isAtEdge) return false
      const along = within - (here.lines[line]?.start ?? 0)
      const row = by < 0 ? target.lines.at(-1) : target.lines[0]
      const place = row ? Math.min(row.start + along, row.start + row.text.length) : 0
      return put(target.part, baseOf(target.part) + place)
    },
  }
}

const findLine = ({ lines }: TypedParagraph, at: number): number =>
  Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= at),
  )

/** What of a point is shown now, by the fields there are. */
const listParts = (layer: HTMLElement | null, index: number): TextPart[] =>
  [...(layer?.querySelectorAll<HTMLElement>(`[data-point="${index}"]`) ?? [])]
    .map(({ dataset }): TextPart => {
      const base = Number(dataset['base'] ?? 0)
      const slot = textSlots.find((name) => name === dataset['slot'])
      return slot
        ? { field: 'content', index, slot, range: [base, base] }
        : { field: 'content', index }
    })
    .toSorted((one, other) => baseOf(one) - baseOf(other))
