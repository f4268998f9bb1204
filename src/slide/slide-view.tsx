import { clsx } from 'clsx'

import type { Slide } from '#core/deck/slide.ts'

import styles from './slide-view.module.css'

export type SlideViewProps = {
  slide: Slide
  /** Where the picture can be loaded from, already resolved; none while it is unknown. */
  pictureUrl?: string | undefined
  /** Where its title stands among the headings of the page. */
  level?: 2 | 3
  className?: string | undefined
}

/** Paints one slide at whatever width it is given: viewer, thumbnail and demo are this one painter. */
export function SlideView({ slide, pictureUrl, level = 3, className }: SlideViewProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx(styles.frame, className)}>
      <article className={styles.stage} data-picture={pictureUrl ? true : undefined} dir="auto">
        <Heading className={styles.title}>{slide.title}</Heading>
        <ul className={styles.points}>
          {slide.content.map((point, index) => (
            // Bullets have no identity of their own: their place is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{point}</li>
          ))}
        </ul>
        {pictureUrl && <img className={styles.picture} src={pictureUrl} alt="" />}
      </article>
    </div>
  )
}
