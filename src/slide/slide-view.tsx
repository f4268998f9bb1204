import { clsx } from 'clsx'
import { createElement, memo, type ReactNode, useMemo, useState } from 'react'

import { listPictures, listPictureUrls, withPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { SlidePose } from '#core/form/slide-pose.ts'
import { cssFill } from '#core/layout/backdrop/css-fill.ts'
import type { ThemeChoice } from '#core/theme/themes.ts'

import { findChartView, findKeptView } from './slide-drawing.ts'
import { MarkView } from './mark-view.tsx'
import { place } from './paint.ts'
import { PictureView } from './picture-view.tsx'
import { ShapeView } from './shape-view.tsx'
import './slide-motion.css'
import styles from './slide-view.module.css'
import { TableView } from './table-view.tsx'
import { TextView } from './text-view.tsx'
import { useSlideLayout } from './use-slide-layout.ts'

/** What a slide has from its deck; without, it is the first of a deck that nobody knows. */
export type SlideViewProps = Partial<SlidePose> & {
  slide: Slide
  /** The deck's theme. */
  theme?: ThemeChoice
  /** Where each picture (`listPictureUrls`) can be loaded from, already resolved; none while unknown. */
  pictureUrls?: readonly (string | undefined)[] | undefined
  /** The same for the deck's logo. */
  logoUrl?: string | undefined
  onPictureError?: ((url: string) => void) | undefined
  /** Where its title stands among the headings of the page. */
  level?: 2 | 3
  /** Plays the animations of its texts, as in a show. */
  animate?: boolean
  /** The bullet that is being spoken of. */
  spokenBullet?: number | null
  /** Its texts are only painted: whoever listens has them from the fields that lie over them. */
  textHidden?: boolean
  className?: string | undefined
  /** Painted over the slide, in px of the stage. */
  children?: ReactNode
}

const none: readonly (string | undefined)[] = []

/** Paints one slide at whatever width it is given: viewer, thumbnail, show and print are this one painter. */
export const SlideView = memo(function SlideView({
  slide,
  theme,
  pictureUrls = none,
  logoUrl,
  onPictureError,
  level = 3,
  animate = false,
  spokenBullet = null,
  textHidden = false,
  className,
  children,
  ...pose
}: SlideViewProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const { shown, urls } = useMemo(
    () => leaveOut(slide, pictureUrls, failed),
    [slide, pictureUrls, failed],
  )
  const ChartView = findChartView()
  const KeptView = findKeptView()
  const { layout, metrics } = useSlideLayout({ place: 0, ...pose, slide: shown, theme })
  const text = { metrics, level, spokenBullet, hidden: textHidden }

  return (
    <div className={clsx(styles.frame, className)}>
      <article
        className={styles.stage}
        dir={layout.rtl ? 'rtl' : 'ltr'}
        data-layout={layout.layout}
        style={{ background: cssFill(layout.background) }}
      >
        {layout.boxes.slice(0, layout.isKept ? 0 : layout.over).map((box, index) => {
          // Boxes have no identity of their own: their order is the layout's.
          const key = `${box.kind}-${index}`
          if (box.kind === 'shape') return <ShapeView key={key} box={box} />
          if (box.kind === 'table') return <TableView key={key} box={box} metrics={metrics} />
          if (box.kind === 'chart')
            return ChartView && <ChartView key={key} box={box} metrics={metrics} />
          if (box.kind === 'furniture')
            return box.labels.map((label) => (
              <MarkView key={label.part} mark={label} origin={{ x: 0, y: 0 }} metrics={metrics} />
            ))
          if (box.kind === 'logo')
            return (
              logoUrl && (
                <img
                  key={key}
                  className={styles.logo}
                  style={place(box)}
                  src={logoUrl}
                  // On every slide again: whoever has them read need not hear of it.
                  alt=""
                  draggable={false}
                />
              )
            )
          if (box.kind === 'text')
            return <TextView key={key} box={box} animate={animate} {...text} />
          const url = box.kind === 'picture' ? urls[box.index] : undefined
          return box.kind !== 'picture' || url === undefined ? null : (
            <PictureView
              key={key}
              box={box}
              url={url}
              onError={() => {
                setFailed((before) => new Set(before).add(url))
                onPictureError?.(url)
              }}
            />
          )
        })}
        {KeptView &&
          createElement(KeptView, {
            ...text,
            layout,
            pictureUrls: layout.isKept ? pictureUrls : urls,
            onPictureError,
          })}
        {children}
      </article>
    </div>
  )
})

/** A picture of a form that failed is not shown until the slide has another. */
function leaveOut(
  slide: Slide,
  pictureUrls: readonly (string | undefined)[],
  failed: ReadonlySet<string>,
): { shown: Slide; urls: readonly (string | undefined)[] } {
  const isFailed = (url: string | undefined) => url !== undefined && failed.has(url)
  if (!pictureUrls.some(isFailed)) return { shown: slide, urls: pictureUrls }
  const shown = withPictures(
    slide,
    listPictures(slide).filter((_, index) => !isFailed(pictureUrls[index])),
  )
  const stored = listPictureUrls(slide)
  return {
    shown,
    urls: listPictureUrls(shown).map((url) => pictureUrls[stored.indexOf(url)]),
  }
}
