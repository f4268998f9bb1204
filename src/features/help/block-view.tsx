import { Fragment } from 'react'

import { Kbd } from '#ui/kbd.tsx'
import type { ArticleBlock } from '#words/article.ts'
import { helpWords as words } from '#words/pages/help.ts'

import { describeShortcut } from '../actions.ts'
import styles from './block-view.module.css'

export function BlockView({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('steps' in block) {
    return (
      <ol className={styles.steps}>
        {block.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )
  }
  if ('terms' in block) {
    return (
      <dl className={styles.terms}>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <dl className={styles.keys}>
      {block.keys.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((shortcut, index) => (
              <Fragment key={shortcut}>
                {index > 0 && ` ${words.or} `}
                <Kbd>{describeShortcut(shortcut)}</Kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
