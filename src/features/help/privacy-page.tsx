import { helpWords } from '#words/help.ts'

import { ArticlePage } from './article-page.tsx'

export function PrivacyPage() {
  return <ArticlePage article={helpWords.privacy} />
}
