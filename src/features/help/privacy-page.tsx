import { privacy } from '#words/privacy.ts'

import { ArticlePage } from './article-page.tsx'

export function PrivacyPage() {
  return <ArticlePage read={() => privacy} />
}
