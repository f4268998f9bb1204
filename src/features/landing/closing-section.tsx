import { clsx } from 'clsx'
import { Link } from 'wouter'

import { LinkButton } from '#ui/button.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { landingWords } from '#words/pages/landing.ts'

import { paths } from '../paths.ts'
import styles from './closing-section.module.css'
import hall from './hall.module.css'
import { useStartPath } from './use-start-path.ts'

const words = landingWords.closing

export function ClosingSection() {
  return (
    <section aria-label={words.start} className={clsx(hall.hall, styles.closing)}>
      <div className={styles.inner}>
        <h2 className={styles.title}>{words.title}</h2>
        <div className={styles.actions}>
          <Link href={useStartPath()} asChild>
            <LinkButton variant="primary" size="l">
              {words.start}
            </LinkButton>
          </Link>
          <Link href={paths.help} asChild>
            <LinkButton size="l">
              {words.learnMore} <HiddenText>{words.learnMoreAbout}</HiddenText>
            </LinkButton>
          </Link>
        </div>
      </div>
    </section>
  )
}
