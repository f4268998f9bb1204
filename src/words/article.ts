/** One thing on a page of ours: a paragraph, a list, steps in order, words explained, keys. */
export type ArticleBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly { term: string; text: string }[] }
  | { keys: readonly { keys: readonly string[]; does: string }[] }

export type ArticleSection = { id: string; title: string; blocks: readonly ArticleBlock[] }

export type Article = {
  title: string
  lead: string
  /** When the words last changed in meaning, as an ISO date. */
  changed?: string
  sections: readonly ArticleSection[]
}
