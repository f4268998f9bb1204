import { type CSSProperties, useState } from 'react'

import { isWholePicture } from '#core/deck/pictures/image-style.ts'
import type { PictureBox, Rect } from '#core/layout/boxes.ts'
import { cssFill } from '#core/layout/backdrop/css-fill.ts'
import { cssFilter } from '#core/layout/pictures/css-filter.ts'
import { coverArea, layoutPicture } from '#core/layout/pictures/layout-picture.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'
import { stage } from '#core/layout/stage.ts'

import { place } from './paint.ts'
import { PictureBorderView } from './picture-border-view.tsx'
import styles from './picture-view.module.css'

type PictureViewProps = { box: PictureBox; url: string; onError?: (() => void) | undefined }

/**
 * Shadow around frame around shape around pixels: so a turned picture never leaves its frame, and
 * its shadow follows what is left of it.
 */
export function PictureView({ box, url, onError }: PictureViewProps) {
  const [size, setSize] = useState<{ url: string; width: number; height: number } | null>(null)
  // What follows from the form or the crop of a picture can be said only when its size is known.
  const known = size?.url === url ? size : null
  const { frame, rect, outline, area, covered, border, shadow, overlay, rotation, scale, opacity } =
    layoutPicture(box, known)
  const whole = isWholePicture(box.crop)
  const isReady = known !== null || (whole && (box.style.fit === 'cover' || box.aspect !== null))
  const imageRect = whole || !known ? covered : coverArea(covered, box.crop, known)
  const turn = [rotation && `rotate(${rotation}deg)`, scale !== 1 && `scale(${scale})`]
  const path = toPathText(outline)

  return (
    <div
      className={styles.picture}
      style={{
        ...(shadow && {
          filter: `drop-shadow(0 ${shadow.down}px ${shadow.blur}px ${shadow.colour})`,
        }),
        ...(opacity < 1 && { opacity }),
      }}
    >
      <div className={styles.picture} style={clipTo(frame)}>
        <div
          className={styles.turned}
          style={{
            transform: turn.filter(Boolean).join(' ') || undefined,
            transformOrigin: `${rect.x + rect.width / 2}px ${rect.y + rect.height / 2}px`,
          }}
        >
          <div className={styles.picture} style={{ clipPath: `path('${path}')` }}>
            <img
              className={styles.image}
              style={{
                ...place(imageRect),
                filter: cssFilter(box.effects),
                visibility: isReady ? undefined : 'hidden',
              }}
              src={url}
              alt={box.alt}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ url, width, height })
              }
              onError={onError}
            />
            {overlay && (
              <div
                className={styles.overlay}
                style={{ ...place(area), background: cssFill(overlay) }}
              />
            )}
          </div>
          {border && (
            <PictureBorderView
              border={border}
              path={path}
              mitred={box.style.shape === 'rectangle'}
            />
          )}
        </div>
      </div>
    </div>
  )
}

const clipTo = ({ x, y, width, height }: Rect): CSSProperties => ({
  clipPath: `inset(${y}px ${stage.width - x - width}px ${stage.height - y - height}px ${x}px)`,
})
