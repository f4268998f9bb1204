import { type Draft, listDraftSentences } from './draft.ts'
import type { WritingContext } from './shown.ts'
import { titleSlide } from './title-slide.ts'

/** A title for each slide: the author's heading, numbered where several slides stand under one. */
export function nameSlides(
  drafts: readonly Draft[],
  context: WritingContext & { name: string },
): string[] {
  const titles: string[] = [context.name]
  const { overview } = context.language.phrases
  const hasHeadings = drafts.some(({ heading }) => heading !== null)
  const named = new Map<string, { title: string; count: number }>()
  for (const draft of drafts) {
    const key = [...draft.above, draft.heading ?? ''].join('\n')
    const before = named.get(key)
    const isFirst = !before
    const isGroup = draft.members.length > 0 && draft.heading === null
    if (draft.heading !== null && !isFirst) {
      before.count++
      titles.push(`${before.title} (${before.count})`)
      continue
    }
    // What is left of the opening of a text that has headings of its own.
    const isRest = draft.heading === null && hasHeadings && titles.length === 1
    const title = isGroup
      ? context.name
      : isRest && overview && !context.name.endsWith(overview)
        ? overview
        : titleSlide(
            { heading: draft.heading, sentences: listDraftSentences(draft) },
            { ...context, taken: titles },
          )
    const count = titles.filter((other) => other.replace(/ \(\d+\)$/u, '') === title).length + 1
    titles.push(count > 1 ? `${title} (${count})` : title)
    if (draft.heading !== null) named.set(key, { title, count: 1 })
  }
  return titles.slice(1)
}
