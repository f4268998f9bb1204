import { Button } from '#ui/button.tsx'
import { dashboardWords } from '#words/en/dashboard.ts'

import styles from './no-matches.module.css'

const words = dashboardWords.noMatches

export function NoMatches({ onReset }: { onReset: () => void }) {
  return (
    <div className={styles.noMatches}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <Button onClick={onReset}>{words.reset}</Button>
    </div>
  )
}
