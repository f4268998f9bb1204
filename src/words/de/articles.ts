import type { ArticlePack } from '../language-pack.ts'
import { helpWords } from './help.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const germanArticles: ArticlePack = { helpWords, privacy, terms }
