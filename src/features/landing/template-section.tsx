import { landingWords } from '#words/en/landing.ts'

import { LoadWhenSeen } from './load-when-seen.tsx'
import { Section } from './section.tsx'
import styles from './template-section.module.css'

const words = landingWords.templates

const loadGallery = async () => (await import('./template-gallery.tsx')).TemplateGallery

export function TemplateSection() {
  return (
    <Section
      id="templates"
      title={words.title}
      text={words.text}
      heading="beside"
      className={styles.templates}
    >
      <LoadWhenSeen load={loadGallery} placeholder={<div className={styles.room} />} />
    </Section>
  )
}
