import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

import { IconButton } from '#ui/button.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { landingWords } from '#words/pages/landing.ts'

import { AccountActions } from './account-actions.tsx'
import styles from './landing-header.module.css'
import { useOnScreen } from './use-on-screen.ts'

const words = landingWords.header

/** The sections that it leads to, by their ids. */
const anchors = ['features', 'pricing', 'templates', 'about'] as const

export function LandingHeader() {
  const sentinel = useRef<HTMLDivElement>(null)
  const scrolled = !useOnScreen(sentinel, { initially: true })
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const menuId = useId()
  const closeMenu = () => setMenuOpen(false)

  useEffect(() => {
    if (!menuOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setMenuOpen(false)
      toggle.current?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) {
        setMenuOpen(false)
      }
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [menuOpen])

  return (
    <>
      <div ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <header
        ref={header}
        className={styles.header}
        data-scrolled={scrolled || undefined}
        data-menu={menuOpen ? 'open' : undefined}
      >
        <div className={styles.bar}>
          <a href="#top" className={styles.home} aria-label={words.home}>
            <Wordmark />
          </a>
          <nav className={styles.anchors} aria-label={words.sections}>
            <Anchors />
          </nav>
          <div className={styles.actions}>
            <AccountActions />
          </div>
          <IconButton
            ref={toggle}
            className={styles.toggle}
            icon={menuOpen ? <X /> : <Menu />}
            label={menuOpen ? words.closeMenu : words.openMenu}
            aria-expanded={menuOpen}
            aria-controls={menuId}
            onClick={() => setMenuOpen(!menuOpen)}
          />
        </div>
        <div id={menuId} className={styles.menu} hidden={!menuOpen}>
          <nav className={styles.menuAnchors} aria-label={words.menu}>
            <Anchors onChoose={closeMenu} />
          </nav>
          <div className={styles.menuActions}>
            <AccountActions stacked onChoose={closeMenu} />
          </div>
        </div>
      </header>
    </>
  )
}

function Anchors({ onChoose }: { onChoose?: () => void }) {
  return anchors.map((section) => (
    <a key={section} href={`#${section}`} onClick={onChoose}>
      {words[section]}
    </a>
  ))
}
