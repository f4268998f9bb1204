import type { MouseEventHandler } from 'react'

import styles from './skip-link.module.css'

export type SkipLinkProps = {
  href: string
  children: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** The first stop of the Tab key on a page with a long header; out of sight until then. */
export function SkipLink({ href, children, onClick }: SkipLinkProps) {
  return (
    <a href={href} className={styles.skip} onClick={onClick}>
      {children}
    </a>
  )
}
