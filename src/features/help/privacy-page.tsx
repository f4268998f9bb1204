import { privacy } from '#words/pages/privacy.ts'

import { ArticlePage } from './article-page.tsx'

export function PrivacyPage() {
  return <ArticlePage read={() => privacy} />
}
