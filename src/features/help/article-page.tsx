import { PageSpinner } from '#ui/notices/page-spinner.tsx'
import { SkipLink } from '#ui/focus/skip-link.tsx'
import { appWords } from '#words/app.ts'
import type { Article } from '#words/article.ts'
import { helpWords as words } from '#words/pages/help.ts'

import { ArticleFooter } from './article-footer.tsx'
import { ArticleHeader } from './article-header.tsx'
import styles from './article-page.module.css'
import { BlockView } from './block-view.tsx'
import { useArticles } from './use-articles.ts'

/** A page to read: what it is about, what is on it, and then one thing after another. */
export function ArticlePage({ read }: { read: () => Article }) {
  const isThere = useArticles()
  if (!isThere) return <PageSpinner label={appWords.loading} />
  const article = read()
  return (
    <>
      <SkipLink href="#content">{appWords.skipToContent}</SkipLink>
      <ArticleHeader />
      <main id="content" tabIndex={-1} className={styles.page}>
        <div className={styles.opening}>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.lead}>{article.lead}</p>
          {article.changed && <p className={styles.changed}>{words.changed(article.changed)}</p>}
        </div>
        <nav className={styles.contents} aria-label={words.contents}>
          <p className={styles.contentsTitle}>{words.contents}</p>
          <ol>
            {article.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {article.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} className={styles.section}>
              <h2 className={styles.heading}>{title}</h2>
              {blocks.map((block, index) => (
                // Blocks never change places: their place is what they are.
                // oxlint-disable-next-line react/no-array-index-key
                <BlockView key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </main>
      <ArticleFooter />
    </>
  )
}
