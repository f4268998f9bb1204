import { helpWords } from '#words/help.ts'

import { ArticlePage } from './article-page.tsx'

export function TermsPage() {
  return <ArticlePage article={helpWords.terms} />
}
