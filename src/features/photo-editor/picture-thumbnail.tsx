import { useState } from 'react'

import { drawPlaceholder } from '#core/artwork/draw-placeholder.ts'
import { photoEditorWords as words } from '#words/editor/photo-editor.ts'

import styles from './thumbnails.module.css'

type PictureThumbnailProps = {
  label: string
  url: string | undefined
  chosen: boolean
  disabled: boolean
  onChoose: () => void
}

/** One of several pictures to choose from. One that cannot be loaded says so in its own place. */
export function PictureThumbnail({
  label,
  url,
  chosen,
  disabled,
  onChoose,
}: PictureThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const isFailed = url !== undefined && failed === url
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={label}
      title={label}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onChoose}
    >
      {url !== undefined && (
        <img
          src={isFailed ? drawImageError() : url}
          alt={isFailed ? words.imageError : ''}
          loading="lazy"
          onError={() => setFailed(url)}
        />
      )}
    </button>
  )
}

const drawImageError = (): string =>
  `data:image/svg+xml,${encodeURIComponent(drawPlaceholder(words.imageError))}`
