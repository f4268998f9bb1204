import { Link } from 'wouter'

import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { appWords } from '#words/en/app.ts'

import styles from './app.module.css'

export function NotFound() {
  const words = appWords.notFound
  return (
    <main className={styles.notice}>
      <Wordmark />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <Link href={paths.landing} asChild>
        <LinkButton variant="primary">{words.home}</LinkButton>
      </Link>
    </main>
  )
}
