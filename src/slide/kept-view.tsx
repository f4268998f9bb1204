import { memo, use } from 'react'

import type { SlideLayout } from '#core/layout/boxes.ts'
import { orderForReading } from '#core/placed/order-for-reading.ts'
import { openPlaced } from '#core/placed/opened-placed.ts'
import { placedEngine } from '#core/placed/placed-engine.ts'

import { FollowLinksContext } from './follow-links-context.ts'
import { ImageView } from './image-view.tsx'
import { LettersView, type LettersViewProps } from './letters-view.tsx'
import { place } from './paint.ts'
import { PathView } from './path-view.tsx'
import styles from './slide-view.module.css'

type KeptViewProps = Omit<LettersViewProps, 'box' | 'layer'> & {
  layout: SlideLayout
  /** Where each picture of the slide (`listPictureUrls`) can be loaded from. */
  pictureUrls: readonly (string | undefined)[]
  onPictureError?: ((url: string) => void) | undefined
}

/** A slide that keeps its look, or what lies over another: in the document as it is read, on the stage as it was painted. */
const KeptView = memo(function KeptView({
  layout: { boxes, isKept, over = boxes.length, links },
  pictureUrls,
  onPictureError,
  ...text
}: KeptViewProps) {
  const followsLinks = use(FollowLinksContext)
  const placed = isKept ? boxes : boxes.slice(over)
  if (placed.length === 0) return null
  const painted = orderForReading(placed).map(({ box, layer }) => {
    if (box.kind === 'shape') return <PathView key={layer} box={box} layer={layer} />
    if (box.kind === 'letters') return <LettersView key={layer} box={box} layer={layer} {...text} />
    const url = box.kind === 'image' ? pictureUrls[box.index] : undefined
    return box.kind !== 'image' || url === undefined ? null : (
      <ImageView
        key={layer}
        box={box}
        layer={layer}
        url={url}
        onError={() => onPictureError?.(url)}
      />
    )
  })
  return (
    <div className={styles.kept}>
      {painted}
      {followsLinks &&
        links?.map(({ url, label, layer, ...rect }) => (
          <a
            key={`${layer} ${url}`}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={label}
            style={{ ...place(rect), position: 'absolute', zIndex: layer }}
          />
        ))}
    </div>
  )
})

/** Lets such slides be laid out from now on, and gives what paints them. */
export function openKeptView(): typeof KeptView {
  openPlaced(placedEngine)
  return KeptView
}
