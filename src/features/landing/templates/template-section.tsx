import { landingWords } from '#words/pages/landing.ts'

import { LoadWhenSeen } from '../demo/load-when-seen.tsx'
import { Section } from '../section.tsx'
import gallery from './template-gallery.module.css'
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
      <LoadWhenSeen load={loadGallery} props={{}} placeholder={<GalleryRoom />} />
    </Section>
  )
}

/** One for each template: what a template says is fetched with the gallery. */
const rooms = Array.from({ length: 10 }, (_, place) => place)

/**
 * As tall as the gallery will be, at any width: whoever is led to a section below passes it while it
 * is fetched, and would end up elsewhere.
 */
export function GalleryRoom() {
  return (
    <div className={gallery.gallery} aria-hidden="true">
      {rooms.map((room) => (
        <div key={room} className={gallery.template}>
          <div className={styles.slide} />
          <p className={gallery.name}>&nbsp;</p>
          <p className={gallery.facts}>&nbsp;</p>
          <p className={gallery.description} />
        </div>
      ))}
    </div>
  )
}
