import { Link, useLocation } from 'wouter'

import { helpWords as words } from '#words/pages/help.ts'

import { LanguageSwitch } from '../language-switch.tsx'
import { paths } from '../paths.ts'
import styles from './article-footer.module.css'

const pages = ['help', 'privacy', 'terms'] as const

export function ArticleFooter() {
  const [location] = useLocation()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>{words.footer}</p>
        <nav className={styles.pages} aria-label={words.pages}>
          {pages.map((page) => (
            <Link
              key={page}
              href={paths[page]}
              aria-current={paths[page] === location ? 'page' : undefined}
            >
              {words.links[page]}
            </Link>
          ))}
        </nav>
        <LanguageSwitch />
      </div>
    </footer>
  )
}
