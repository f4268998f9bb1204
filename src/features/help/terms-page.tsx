import { terms } from '#words/pages/terms.ts'

import { ArticlePage } from './article-page.tsx'

export function TermsPage() {
  return <ArticlePage read={() => terms} />
}
