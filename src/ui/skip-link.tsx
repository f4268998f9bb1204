import styles from './skip-link.module.css'

export type SkipLinkProps = { href: string; children: string }

/** The first stop of the Tab key on a page with a long header; out of sight until then. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={styles.skip}>
      {children}
    </a>
  )
}
