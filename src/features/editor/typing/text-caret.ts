import type { Paragraph, TextPart } from '#core/layout/boxes.ts'

export const partKey = (part: TextPart): string =>
  part.field === 'title' ? 'title' : `point-${part.index}`

/** Where the caret may go among the texts of a slide. */
export type TextCaret = {
  /** False when that text is not there. */
  put(part: TextPart, start: number, end?: number): boolean
  /** To the text before or after, at its end or start. */
  step(from: TextPart, by: -1 | 1): boolean
  /** A line up or down into the next text, about as far along as it was. */
  cross(from: TextPart, by: -1 | 1, at: number): boolean
}

export function createTextCaret(
  layer: HTMLElement | null,
  paragraphs: readonly Paragraph[],
): TextCaret {
  const find = (part: TextPart, by: number) => {
    const index = paragraphs.findIndex((paragraph) => partKey(paragraph.part) === partKey(part))
    return index < 0 ? undefined : paragraphs[index + by]
  }

  function put(part: TextPart, start: number, end = start): boolean {
    const field = layer?.querySelector<HTMLTextAreaElement>(`[data-part="${partKey(part)}"]`)
    if (!field) return false
    field.focus()
    field.setSelectionRange(start, end)
    return true
  }

  return {
    put,

    step(from, by) {
      const target = find(from, by)
      return target !== undefined && put(target.part, by < 0 ? target.text.length : 0)
    },

    cross(from, by, at) {
      const here = find(from, 0)
      const target = find(from, by)
      if (!here || !target) return false
      const line = findLine(here, at)
      const isAtEdge = line === (by < 0 ? 0 : here.lines.length - 1)
      if (!isAtEdge) return false
      const along = at - (here.lines[line]?.start ?? 0)
      const row = by < 0 ? target.lines.at(-1) : target.lines[0]
      return put(target.part, row ? Math.min(row.start + along, row.start + row.text.length) : 0)
    },
  }
}

const findLine = ({ lines }: Paragraph, at: number): number =>
  Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= at),
  )
