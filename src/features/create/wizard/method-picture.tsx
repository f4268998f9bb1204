import { poseSlide } from '#core/form/slide-pose.ts'
import { templates } from '#core/outline/templates/templates.ts'
import { SlideView } from '#slide/slide-view.tsx'

import styles from './method-picture.module.css'
import type { Method } from './wizard-draft.ts'

/** What each way of starting looks like. Decorative. */
export function MethodPicture({ method }: { method: Method }) {
  return (
    <div className={styles.picture} data-method={method}>
      {pictures[method]}
    </div>
  )
}

const covers = templates
  .slice(0, 3)
  .flatMap(({ id, name, theme, slides }) =>
    slides[0] ? [{ id, theme, slide: slides[0], ...poseSlide({ title: name, slides }, 0) }] : [],
  )

const pictures = {
  ai: (
    <>
      <div className={styles.topic}>
        <span />
      </div>
      <div className={styles.row}>
        <div className={styles.sheet} />
        <div className={styles.sheet} />
        <div className={styles.sheet} />
      </div>
    </>
  ),
  template: covers.map(({ id, ...cover }) => (
    <SlideView key={id} {...cover} className={styles.cover} />
  )),
  blank: (
    <div className={styles.empty}>
      <span />
    </div>
  ),
}
