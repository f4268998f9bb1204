import { Monitor, Moon, Sun } from 'lucide-react'
import { Link } from 'wouter'
import { useStore } from 'zustand'

import { paths } from '../paths.ts'
import { useWorkspace } from '../workspace-context.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { appWords } from '#words/en/app.ts'
import { landingWords } from '#words/en/landing.ts'

import styles from './landing-footer.module.css'
import type { LandingLinks } from './landing-links.ts'
import { SocialIcon } from './social-icon.tsx'

const words = landingWords.footer

export function LandingFooter({ links }: { links: LandingLinks }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p>{words.tagline}</p>
        </div>
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
        <div className={styles.foot}>
          {links.social.length > 0 && (
            <ul className={styles.social} aria-label={words.elsewhere}>
              {links.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} aria-label={words.social[name]}>
                    <SocialIcon name={name} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <AppearanceSwitch />
        </div>
      </div>
    </footer>
  )
}

function AppearanceSwitch() {
  const { appearance } = useWorkspace()
  const chosen = useStore(appearance.state, (state) => state.appearance)
  const { label, system, light, dark } = appWords.appearance
  return (
    <Segmented
      label={label}
      value={chosen}
      onChange={(next) => appearance.choose(next)}
      iconsOnly
      options={[
        { value: 'system', label: system, icon: <Monitor /> },
        { value: 'light', label: light, icon: <Sun /> },
        { value: 'dark', label: dark, icon: <Moon /> },
      ]}
    />
  )
}
