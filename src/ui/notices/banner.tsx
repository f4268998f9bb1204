import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './banner.module.css'

export type BannerProps = {
  tone?: 'info' | 'warning' | 'danger'
  title?: string
  children?: ReactNode
  /** Buttons: what can be done about it. */
  actions?: ReactNode
  className?: string
}

/** Something the user should know that stays until it is dealt with. Danger is announced at once. */
export function Banner({ tone = 'info', title, children, actions, className }: BannerProps) {
  return (
    <div
      className={clsx(styles.banner, className)}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      {tone === 'info' ? <Info aria-hidden /> : <CircleAlert aria-hidden />}
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
