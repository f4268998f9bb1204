import { AudioLines, Sparkles, Laptop } from 'lucide-react'

import { isPlanned } from '../planned.ts'
import { Badge } from '#ui/badge.tsx'
import { accountWords } from '#words/account.ts'
import { appWords } from '#words/app.ts'

import styles from './auth-page.module.css'

const words = accountWords.tiles

const tiles = [
  { ...words.generated, icon: <Sparkles />, planned: isPlanned('ai-generation') },
  { ...words.narration, icon: <AudioLines />, planned: isPlanned('voice-narration') },
  { ...words.demo, icon: <Laptop />, planned: false },
]

/** What someone signs in to, and which of it is still to come. */
export function FeatureTiles() {
  return (
    <section className={styles.tiles} aria-label={words.label}>
      <ul>
        {tiles.map(({ title, text, icon, planned }) => (
          <li key={title}>
            {icon}
            <h2>{title}</h2>
            <p>{text}</p>
            {planned && <Badge>{appWords.planned}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
