import type { Article } from '#words/article.ts'
import { helpWords as words } from '#words/pages/help.ts'

import { isPlanned } from '../planned.ts'
import { ArticlePage } from './article-page.tsx'

export function HelpPage() {
  return <ArticlePage read={() => addPlans(words.help)} />
}

/** Help ends with what is not there yet, for as long as something is not. */
function addPlans(help: Article): Article {
  const { id, title, lead, items } = words.planned
  const list = items.filter(({ capability }) => isPlanned(capability)).map(({ text }) => text)
  if (list.length === 0) return help
  return { ...help, sections: [...help.sections, { id, title, blocks: [lead, { list }] }] }
}
