import type { FindingGroup } from '#core/outline/check/group-findings.ts'
import { Badge } from '#ui/badge.tsx'
import { deckCheckWords as words } from '#words/editor/deck-check.ts'

import styles from './deck-check.module.css'

export function FindingList({ findings }: { findings: readonly FindingGroup[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map((group) => {
        const [{ code, severity }] = group
        return (
          <li key={`${code}-${severity}`}>
            <span dir="auto">{words.describe(group)}</span>{' '}
            {severity === 'major' && <Badge tone="straw">{words.major}</Badge>}
          </li>
        )
      })}
    </ul>
  )
}
