import { Link } from 'wouter'

import { landingWords } from '#words/pages/landing.ts'

import { paths } from '../../paths.ts'
import styles from './footer-links.module.css'
import type { LandingLinks } from './landing-links.ts'

const words = landingWords.footer

export function FooterLinks({ links }: { links: Pick<LandingLinks, 'api' | 'contact'> }) {
  return (
    <>
      <nav aria-label={words.product} className={styles.column}>
        <h2>{words.product}</h2>
        <a href="#features">{landingWords.header.features}</a>
        <a href="#templates">{landingWords.header.templates}</a>
        <a href="#pricing">{landingWords.header.pricing}</a>
        {links.api && <a href={links.api}>{words.api}</a>}
      </nav>
      <nav aria-label={words.support} className={styles.column}>
        <h2>{words.support}</h2>
        <Link href={paths.help}>{words.help}</Link>
        {links.contact && <a href={links.contact}>{words.contact}</a>}
        <Link href={paths.privacy}>{words.privacy}</Link>
        <Link href={paths.terms}>{words.terms}</Link>
      </nav>
    </>
  )
}
