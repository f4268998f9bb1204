import { Link } from 'wouter'

import { LinkButton } from '#ui/button.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { helpWords as words } from '#words/pages/help.ts'

import { paths } from '../paths.ts'
import { useUser } from '../workspace-context.ts'
import styles from './article-header.module.css'

export function ArticleHeader() {
  const signedIn = useUser() !== null
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href={paths.landing} className={styles.home} aria-label={words.home}>
          <Wordmark />
        </Link>
        <Link href={signedIn ? paths.dashboard : paths.auth} asChild>
          <LinkButton>{signedIn ? words.dashboard : words.signIn}</LinkButton>
        </Link>
      </div>
    </header>
  )
}
