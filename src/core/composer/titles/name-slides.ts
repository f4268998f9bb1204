import { beginUpper } from '../clauses/begin-upper.ts'
import { type Draft, isText, listDraftSentences } from '../plan/draft.ts'
import { fitsTitle } from './shorten-heading.ts'
import type { WritingContext } from '../writing/shown.ts'
import { titleList } from './title-list.ts'
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
  let last: { draft: Draft; title: string } | null = null

  return (draft) => {
    const title = nameSlide(draft)
    taken.push(title)
    last = { draft, title: title.replace(/ \(\d+\)$/u, '') }
    return title
  }

  function nameSlide(draft: Draft): string {
    const key = [...draft.above, draft.heading ?? ''].join('\n')
    const before = draft.heading === null ? undefined : counts.get(key)
    // What announces a list says more than that its section goes on.
    const lead = before || draft.heading === null ? titleList(draft, context.language) : null
    if (lead !== null && countTaken(lead) === 0) return setTitle(lead, context.language)
    if (draft.heading === null && last && goesOn(last.draft, draft))
      return `${last.title} (${countTaken(last.title) + 1})`
    const title = before?.title ?? (findTitle(draft) || findOther())
    const count = (before?.count ?? countTaken(title)) + 1
    counts.set(key, { title, count })
    return count > 1 ? `${title} (${count})` : title
  }

  function findTitle(draft: Draft): string {
    if (draft.members.length > 0 && draft.heading === null) return context.name
    // What is left of the opening of a text that has headings of its own.
    const isRest = draft.heading === null && hasHeadings && taken.length === 1
    if (isRest && overview && !context.name.endsWith(overview)) return beginUpper(overview)
    // The first entry of a list says nothing of the others.
    const [part] = draft.parts
    if (draft.heading === null && part && part.kind !== 'prose' && !isText(part)) return ''
    const sentences = listDraftSentences(draft)
    return titleSlide({ heading: draft.heading, sentences }, { ...context, taken })
  }

  /** Where nothing in it stands for all of it, the heading that the slide goes on from, or the deck. */
  function findOther(): string {
    const whole = context.name.endsWith(`: ${overview}`)
      ? context.name.slice(0, -overview.length - 2)
      : context.name
    const [name = whole] = whole.split(/[,:–—] /u)
    const heading = last?.draft.heading ? last.title : ''
    return (
      [heading, whole, name, last?.title ?? ''].find((title) => fitsTitle(`${title} (2)`)) ??
      context.name
    )
  }

  function countTaken(title: string): number {
    return taken.filter((other) => other.replace(/ \(\d+\)$/u, '') === title).length
  }
}

/** Two slides that one list was dealt to. */
function goesOn(first: Draft, second: Draft): boolean {
  const [one, other] = [first.parts.at(-1), second.parts[0]]
  const isList = (part: typeof one) => part?.kind === 'list' && !isText(part)
  const end = one?.sentences.at(-1)?.index
  return isList(one) && isList(other) && end !== undefined && other?.sentences[0]?.index === end + 1
}
