import { useEffect, useState } from 'react'

import { builtInPictures } from '#core/artwork/built-in-pictures.ts'
import { drawArtwork } from '#core/artwork/draw-artwork.ts'
import { photoEditorWords as words } from '#words/editor/photo-editor.ts'

import { PictureThumbnail } from './picture-thumbnail.tsx'
import { useObjectUrl } from './use-object-url.ts'
import type { PhotoDraft } from './use-photo-draft.ts'
import styles from './thumbnails.module.css'

export function BuiltInPictures({ draft }: { draft: PhotoDraft }) {
  return (
    <section className={styles.group} aria-label={words.builtIn}>
      <h3 className={styles.title}>{words.builtIn}</h3>
      <p className={styles.hint}>{words.builtInHint}</p>
      <ul className={styles.list}>
        {builtInPictures.map((picture, index) => (
          <li key={picture.id}>
            <BuiltInPicture picture={picture} index={index} draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type BuiltInPictureProps = {
  picture: (typeof builtInPictures)[number]
  index: number
  draft: PhotoDraft
}

function BuiltInPicture({ picture, index, draft }: BuiltInPictureProps) {
  const drawing = useDrawing(picture, index)
  const url = useObjectUrl(drawing)
  return (
    <PictureThumbnail
      label={words.builtInNames[picture.style]}
      url={url}
      chosen={draft.source?.id === picture.id}
      disabled={!drawing || draft.busy}
      onChoose={() => drawing && void draft.takeFile(drawing, { id: picture.id })}
    />
  )
}

/** Drawn after the dialog has come, one by one: all at once they would be felt. */
function useDrawing(picture: BuiltInPictureProps['picture'], index: number): Blob | null {
  const [drawing, setDrawing] = useState<Blob | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      setDrawing(new Blob([drawArtwork(picture)], { type: 'image/svg+xml' }))
    }, index * 16)
    return () => clearTimeout(timer)
  }, [picture, index])
  return drawing
}
