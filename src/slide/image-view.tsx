import { useId, useState } from 'react'

import type { ImageBox } from '#core/layout/boxes.ts'
import { cssFilter } from '#core/layout/pictures/css-filter.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'
import { addTones, writeToneMatrix } from '#core/picture/two-tones.ts'

import { place } from './paint.ts'
import styles from './picture-view.module.css'
import { turned } from './turned.ts'

type ImageViewProps = { box: ImageBox; layer: number; url: string; onError: () => void }

/** Shadow around turn around outline around pixels. */
export function ImageView({ box, layer, url, onError }: ImageViewProps) {
  const [failed, setFailed] = useState('')
  const id = useId()
  const { shadow, effects, outline } = box
  const { duotone } = effects
  const filter = cssFilter(effects)
  // Nothing moves where a slide keeps its look: the place stays empty.
  if (failed === url) return null
  return (
    <div
      className={styles.picture}
      style={{
        zIndex: layer,
        pointerEvents: 'none',
        ...(shadow && {
          filter: `drop-shadow(${shadow.x}px ${shadow.y}px ${shadow.blur}px ${shadow.colour})`,
        }),
        ...(effects.opacity < 100 && { opacity: effects.opacity / 100 }),
      }}
    >
      <div className={styles.turned} style={turned(box.turn)}>
        <div className={styles.picture} style={{ clipPath: `path('${toPathText(outline)}')` }}>
          {duotone && (
            <svg width="0" height="0" className={styles.image} aria-hidden>
              <filter id={id} colorInterpolationFilters="sRGB">
                <feColorMatrix values={writeToneMatrix(duotone)} />
              </filter>
            </svg>
          )}
          <img
            className={styles.image}
            style={{
              ...place(box),
              objectFit: 'fill',
              filter: duotone ? addTones(filter, id) : filter,
            }}
            src={url}
            alt={box.alt}
            draggable={false}
            onError={() => {
              setFailed(url)
              onError()
            }}
          />
        </div>
      </div>
    </div>
  )
}
