import { isRemotePicture } from '#core/deck/pictures/list-remote-pictures.ts'
import type { SlidePose } from '#core/form/slide-pose.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { Spinner } from '#ui/notices/spinner.tsx'
import { photoEditorWords as words } from '#words/editor/photo-editor.ts'
import { describeCredit } from '#words/editor/picture.ts'

import styles from './photo-preview.module.css'
import type { PhotoDraft } from './use-photo-draft.ts'

type PhotoPreviewProps = { draft: PhotoDraft; pose: SlidePose; logoUrl: string | undefined }

/** The real slide as drafted. */
export function PhotoPreview({ draft, pose, logoUrl }: PhotoPreviewProps) {
  const { source, url, urls, slide, theme, busy } = draft
  const isRemote = typeof source?.picture === 'string' && isRemotePicture(source.picture) && !url
  return (
    <section className={styles.preview} aria-label={words.preview.label}>
      <SlideView
        slide={slide}
        theme={theme}
        {...pose}
        pictureUrls={urls}
        logoUrl={logoUrl}
        onPictureError={() => draft.setError(words.loadFailed)}
        className={styles.slide}
      />
      <output className={styles.note}>
        {busy && (
          <>
            <Spinner /> {words.uploading}
          </>
        )}
        {!busy && !source && words.preview.empty}
        {!busy && isRemote && words.preview.remote}
      </output>
      <Credit draft={draft} />
    </section>
  )
}

function Credit({ draft: { settings } }: { draft: PhotoDraft }) {
  const { credit } = settings
  if (!credit) return null
  return (
    <p className={styles.note}>
      <span>
        {describeCredit(credit)}
        {/* A deck from elsewhere may hold any address there. */}
        {credit.source && /^https?:/i.test(credit.source) && (
          <>
            {' · '}
            <a href={credit.source} target="_blank" rel="noreferrer">
              {words.creditSource}
            </a>
          </>
        )}
      </span>
    </p>
  )
}
