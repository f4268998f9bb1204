import type { ReactNode } from 'react'

import styles from '../viewer/slide-viewer.module.css'

type StageNoticeProps = { icon: ReactNode; text: string; children?: ReactNode }

/** One thing about the slide, in one line below it, and what can be done. */
export function StageNotice({ icon, text, children }: StageNoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.noticeText}>
        {icon}
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}
