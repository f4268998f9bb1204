import { clsx } from 'clsx'

import type { Slide } from '#core/deck/slide.ts'

import styles from './slide-view.module.css'

export type SlideViewProps = {
  slide: Slide
  /** Where the picture can be loaded from, already resolved; none while it is unknown. */
  pictureUrl?: string | undefined
  className?: string | undefined
}

/** Paints one slide at whatever width it is given: viewer, thumbnail and demo are this one painter. */
export function SlideView({ slide, pictureUrl, className }: SlideViewProps) {
  return (
    <div className={clsx(styles.frame, className)}>
      <article className={styles.stage} data-picture={pictureUrl ? true : undefined} dir="auto">
        <h2 className={styles.title}>{slide.title}</h2>
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
