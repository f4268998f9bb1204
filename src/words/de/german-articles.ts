import type { ArticlePack } from '../language-pack.ts'
import { helpWords } from './pages/help.ts'
import { privacy } from './pages/privacy.ts'
import { terms } from './pages/terms.ts'

export const germanArticles: ArticlePack = { helpWords, privacy, terms }
