import { clsx } from 'clsx'
import { memo, type ReactNode, useMemo, useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { withoutPicture } from '#core/edit/set-picture.ts'

import { toCss } from './paint.ts'
import { PictureView } from './picture-view.tsx'
import { ShapeView } from './shape-view.tsx'
import styles from './slide-view.module.css'
import { TextView } from './text-view.tsx'
import { useSlideLayout } from './use-slide-layout.ts'

export type SlideViewProps = {
  slide: Slide
  /** Id of the deck's theme. */
  theme?: string | undefined
  /** Index of the slide in its deck. */
  place?: number
  /** Where the picture can be loaded from, already resolved; none while it is unknown. */
  pictureUrl?: string | undefined
  onPictureError?: (() => void) | undefined
  /** Where its title stands among the headings of the page. */
  level?: 2 | 3
  /** Plays the animations of its texts, as in a show. */
  animate?: boolean
  /** The bullet that is being spoken of. */
  spokenBullet?: number | null
  className?: string | undefined
  /** Painted over the slide, in px of the stage. */
  children?: ReactNode
}

/** Paints one slide at whatever width it is given: viewer, thumbnail, show and print are this one painter. */
export const SlideView = memo(function SlideView({
  slide,
  theme,
  place = 0,
  pictureUrl,
  onPictureError,
  level = 3,
  animate = false,
  spokenBullet = null,
  className,
  children,
}: SlideViewProps) {
  const [failed, setFailed] = useState<string | null>(null)
  // A picture that failed is not shown until the slide has another.
  const isFailed = failed !== null && failed === pictureUrl
  const shown = useMemo(() => (isFailed ? withoutPicture(slide) : slide), [slide, isFailed])
  const { layout, metrics } = useSlideLayout({ slide: shown, theme, place })

  return (
    <div className={clsx(styles.frame, className)}>
      <article
        className={styles.stage}
        dir={layout.rtl ? 'rtl' : 'ltr'}
        data-layout={layout.layout}
        style={{ background: toCss(layout.background) }}
      >
        {layout.boxes.map((box, index) => {
          // Boxes have no identity of their own: their order is the layout's.
          const key = `${box.kind}-${index}`
          if (box.kind === 'shape') return <ShapeView key={key} box={box} />
          if (box.kind === 'text')
            return (
              <TextView
                key={key}
                box={box}
                metrics={metrics}
                level={level}
                animate={animate}
                spokenBullet={spokenBullet}
              />
            )
          return pictureUrl === undefined ? null : (
            <PictureView
              key={key}
              box={box}
              url={pictureUrl}
              onError={() => {
                setFailed(pictureUrl)
                onPictureError?.()
              }}
            />
          )
        })}
        {children}
      </article>
    </div>
  )
})
