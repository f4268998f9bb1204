import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import styles from './section.module.css'

export type SectionProps = {
  /** The anchor that header and footer lead to. */
  id?: string
  title: string
  text?: string
  /** `beside` keeps the heading in view at the side while the content passes by. */
  heading?: 'above' | 'beside'
  className?: string | undefined
  children: ReactNode
}

export function Section({ id, title, text, heading = 'above', className, children }: SectionProps) {
  return (
    <section id={id} aria-label={title} className={clsx(styles.section, className)}>
      <div className={styles.inner} data-heading={heading}>
        <div className={styles.heading}>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
