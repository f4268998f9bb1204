import { Link, useLocation } from 'wouter'

import { helpWords as words } from '#words/help.ts'

import { paths } from '../paths.ts'
import styles from './article-footer.module.css'

const pages = [
  { href: paths.help, label: words.links.help },
  { href: paths.privacy, label: words.links.privacy },
  { href: paths.terms, label: words.links.terms },
]

export function ArticleFooter() {
  const [location] = useLocation()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>{words.footer}</p>
        <nav className={styles.pages} aria-label={words.pages}>
          {pages.map(({ href, label }) => (
            <Link key={href} href={href} aria-current={href === location ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
