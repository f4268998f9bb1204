import { GalleryHorizontalEnd, Mic, PenLine, Play } from 'lucide-react'
import type { ReactNode } from 'react'

import { Badge } from '#ui/badge.tsx'
import { appWords } from '#words/app.ts'
import { topicWords } from '#words/create/topic.ts'

import { type Capability, isPlanned } from '../../planned.ts'
import styles from './feature-cards.module.css'

type CardName = keyof typeof topicWords.cards

const cards: readonly { name: CardName; icon: ReactNode; capability?: Capability }[] = [
  { name: 'slides', icon: <GalleryHorizontalEnd /> },
  { name: 'content', icon: <PenLine />, capability: 'ai-generation' },
  { name: 'auto', icon: <Play />, capability: 'auto-advance' },
  { name: 'narration', icon: <Mic />, capability: 'voice-narration' },
]

export function FeatureCards() {
  return (
    <section aria-label={topicWords.features}>
      <ul className={styles.cards}>
        {cards.map(({ name, icon, capability }) => (
          <li key={name}>
            {icon}
            <h2>
              {topicWords.cards[name].title}{' '}
              {capability && isPlanned(capability) && (
                <Badge tone="straw">{appWords.planned}</Badge>
              )}
            </h2>
            <p>{topicWords.cards[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
