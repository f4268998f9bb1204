import { type Draft, listDraftSentences, readLead } from './draft.ts'
import { fitsTitle } from './shorten-heading.ts'
import type { WritingContext } from './shown.ts'
import { setTitle, titleSlide } from './title-slide.ts'

/** Titles one slide after the other: the author's heading, numbered where several stand under one. */
export function createSlideNamer(
  drafts: readonly Draft[],
  context: WritingContext & { name: string },
): (draft: Draft) => string {
  const { overview } = context.language.phrases
  const hasHeadings = drafts.some(({ heading }) => heading !== null)
  const taken: string[] = [context.name]
  const counts = new Map<string, { title: string; count: number }>()

  return (draft) => {
    const key = [...draft.above, draft.heading ?? ''].join('\n')
    const before = draft.heading === null ? undefined : counts.get(key)
    // What announces a list says more than that its section goes on.
    const lead = before && readLead(draft)
    if (lead && fitsTitle(lead) && countTaken(lead) === 0) {
      const own = setTitle(lead, context.language)
      taken.push(own)
      return own
    }
    const title = before?.title ?? findTitle(draft)
    const count = (before?.count ?? countTaken(title)) + 1
    counts.set(key, { title, count })
    const numbered = count > 1 ? `${title} (${count})` : title
    taken.push(numbered)
    return numbered
  }

  function findTitle(draft: Draft): string {
    if (draft.members.length > 0 && draft.heading === null) return context.name
    // What is left of the opening of a text that has headings of its own.
    const isRest = draft.heading === null && hasHeadings && taken.length === 1
    if (isRest && overview && !context.name.endsWith(overview)) return overview
    const sentences = listDraftSentences(draft)
    return titleSlide({ heading: draft.heading, sentences }, { ...context, taken })
  }

  function countTaken(title: string): number {
    return taken.filter((other) => other.replace(/ \(\d+\)$/u, '') === title).length
  }
}
