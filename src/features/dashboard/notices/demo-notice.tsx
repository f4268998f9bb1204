import { dashboardWords } from '#words/library/dashboard.ts'

import styles from './demo-notice.module.css'

const words = dashboardWords.notice

export function DemoNotice() {
  return (
    <section className={styles.notice} aria-labelledby="demo-heading">
      <div className={styles.text}>
        <h2 id="demo-heading">{words.title}</h2>
        <p>{words.text}</p>
      </div>
    </section>
  )
}
