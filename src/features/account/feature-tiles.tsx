import { AudioLines, Sparkles, Laptop } from 'lucide-react'

import { isPlanned } from '../planned.ts'
import { Badge } from '#ui/badge.tsx'
import { accountWords } from '#words/pages/account.ts'
import { appWords } from '#words/app.ts'

import styles from './auth-page.module.css'

const words = accountWords.tiles

const tiles = [
  { name: 'generated', icon: <Sparkles />, planned: isPlanned('ai-generation') },
  { name: 'narration', icon: <AudioLines />, planned: isPlanned('voice-narration') },
  { name: 'demo', icon: <Laptop />, planned: false },
] as const

/** What someone signs in to, and which of it is still to come. */
export function FeatureTiles() {
  return (
    <section className={styles.tiles} aria-label={words.label}>
      <ul>
        {tiles.map(({ name, icon, planned }) => (
          <li key={name}>
            {icon}
            <h2>{words[name].title}</h2>
            <p>{words[name].text}</p>
            {planned && <Badge>{appWords.planned}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
