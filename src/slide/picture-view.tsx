import type { PictureBox } from '#core/layout/boxes.ts'

import { place } from './paint.ts'
import styles from './slide-view.module.css'

type PictureViewProps = { box: PictureBox; url: string; onError?: (() => void) | undefined }

export function PictureView({ box, url, onError }: PictureViewProps) {
  return (
    <img className={styles.picture} style={place(box)} src={url} alt={box.alt} onError={onError} />
  )
}
