import { LayoutTemplate, Mic, Monitor, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'

import { Badge } from '#ui/badge.tsx'
import { appWords } from '#words/app.ts'
import { dashboardWords } from '#words/library/dashboard.ts'

import { type Capability, isPlanned } from '../planned.ts'
import styles from './feature-tiles.module.css'

const words = dashboardWords.features

type Tile = { words: { title: string; text: string }; icon: ReactNode; capability: Capability }

const tiles: readonly Tile[] = [
  { words: words.templates, icon: <LayoutTemplate />, capability: 'templates' },
  { words: words.local, icon: <Monitor />, capability: 'local-security' },
  { words: words.generation, icon: <Sparkles />, capability: 'ai-generation' },
  { words: words.narration, icon: <Mic />, capability: 'voice-narration' },
]

export function FeatureTiles() {
  return (
    <section className={styles.features} aria-labelledby="features-heading">
      <h2 id="features-heading" className={styles.heading}>
        {words.title}
      </h2>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.capability} className={styles.tile}>
            <span className={styles.icon} aria-hidden="true">
              {tile.icon}
            </span>
            <h3>
              {tile.words.title}
              {isPlanned(tile.capability) && <Badge>{appWords.planned}</Badge>}
            </h3>
            <p>{tile.words.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
