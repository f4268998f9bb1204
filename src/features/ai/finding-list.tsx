import type { Finding } from '#core/outline/finding.ts'
import { Badge } from '#ui/badge.tsx'
import { deckCheckWords as words } from '#words/en/deck-check.ts'

import styles from './deck-check.module.css'

/** What was found, what spoils the slide first. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const ranked = findings.toSorted((one, other) => rank(one) - rank(other))
  return (
    <ul className={styles.findings}>
      {ranked.map((finding) => (
        <li key={`${finding.code}-${finding.bullet ?? finding.found ?? ''}`}>
          <span dir="auto">{words.findings(finding)}</span>{' '}
          {finding.severity === 'major' && <Badge tone="straw">{words.major}</Badge>}
        </li>
      ))}
    </ul>
  )
}

const rank = ({ severity }: Finding): number => (severity === 'major' ? 0 : 1)
