import { Monitor, Moon, Sun } from 'lucide-react'
import { useStore } from 'zustand'

import { Segmented } from '#ui/fields/segmented.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { appWords } from '#words/app.ts'
import { landingWords } from '#words/pages/landing.ts'

import { LanguageSwitch } from '../../language-switch.tsx'
import { useWorkspace } from '../../workspace-context.ts'
import { FooterLinks } from './footer-links.tsx'
import styles from './landing-footer.module.css'
import type { LandingLinks } from './landing-links.ts'
import { SocialLinks } from './social-links.tsx'

const words = landingWords.footer

export function LandingFooter({ links }: { links: LandingLinks }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p>{words.tagline}</p>
        </div>
        <FooterLinks links={links} />
        <div className={styles.foot}>
          <SocialLinks links={links.social} />
          <LanguageSwitch />
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
