import { landingWords } from '#words/pages/landing.ts'

import type { LandingLinks } from './landing-links.ts'
import { SocialIcon } from './social-icon.tsx'
import styles from './social-links.module.css'

const words = landingWords.footer

export function SocialLinks({ links }: { links: LandingLinks['social'] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.social} aria-label={words.elsewhere}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} aria-label={words.social[name]}>
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
