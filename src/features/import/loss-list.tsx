import { ChevronDown, Info } from 'lucide-react'

import { describeLoss, lossWords as words } from '#words/files/import-losses.ts'
import type { Imported } from '#workspace/files/import-job.ts'

import styles from './loss-list.module.css'

type Losses = Imported['losses']

/** Says before anything is changed what will not be as it is in the file. */
export function LossNotice({ losses, isRestTaken }: { losses: Losses; isRestTaken: boolean }) {
  if (losses.length === 0) return null
  return (
    <details className={styles.notice} open={losses.length <= 3}>
      <summary>
        <Info aria-hidden />
        <span>{words.heading(losses.length)}</span>
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      <LossList losses={losses} />
      {isRestTaken && <p className={styles.rest}>{words.text}</p>}
    </details>
  )
}

/** Slide by slide. */
const LossList = ({ losses }: { losses: Losses }) => (
  <dl className={styles.list}>
    {groupBySlide(losses).map(({ name, own }) => (
      <div key={name} className={styles.slide}>
        <dt>{name}</dt>
        {own.map((loss) => (
          <dd key={describeLoss(loss)}>{describeLoss(loss)}</dd>
        ))}
      </div>
    ))}
  </dl>
)

function groupBySlide(losses: Losses): { name: string; own: Losses }[] {
  const numbers = [...new Set(losses.flatMap((loss) => ('slide' in loss ? [loss.slide] : [])))]
  const whole = losses.filter((loss) => !('slide' in loss))
  return [
    ...(whole.length > 0 ? [{ name: words.whole, own: whole }] : []),
    ...numbers
      .toSorted((a, b) => a - b)
      .map((number) => ({
        name: words.slide(number),
        own: losses.filter((loss) => 'slide' in loss && loss.slide === number),
      })),
  ]
}
