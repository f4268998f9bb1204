import { ImageUp, Images, Trash2 } from 'lucide-react'
import { memo, useRef, useState } from 'react'

import { removePicture } from '#core/edit/pictures/set-picture.ts'
import { Button } from '#ui/button.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { useCatchFocus } from '#ui/focus/use-catch-focus.ts'
import { editorWords } from '#words/editor/editor.ts'
import { describeCredit } from '#words/editor/picture.ts'

import { useWorkspace } from '../../workspace-context.ts'
import { findFirstButton } from './find-first-button.ts'
import { MorePictures } from './more-pictures.tsx'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'
import { usePlacePicture } from '../stage/use-place-picture.ts'

/** The quick way to a picture; everything else about it is in the Photo Editor. */
export const SlidePicture = memo(function SlidePicture({
  openDeck,
  slide,
  actions: { generateImage },
}: SectionProps) {
  const { overlays } = useWorkspace()
  const file = useRef<HTMLInputElement>(null)
  const [uploadingTo, setUploadingTo] = useState<string | null>(null)
  const placePicture = usePlacePicture(openDeck, slide.id)
  const focus = useCatchFocus(findFirstButton)
  const words = editorWords.picture
  const hasPicture = slide.imageUrl !== undefined

  const upload = async (chosen: File | undefined) => {
    if (!chosen) return
    setUploadingTo(slide.id)
    const problem = await placePicture(chosen)
    // By now another slide may be on the stage, and waiting for a picture of its own.
    setUploadingTo((slideId) => (slideId === slide.id ? null : slideId))
    if (problem) showToast(problem)
  }

  return (
    <section className={styles.card} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <div {...focus} className={styles.rows}>
        <Button
          size="s"
          variant="ghost"
          icon={<ImageUp />}
          busy={uploadingTo === slide.id}
          onClick={() => file.current?.click()}
        >
          {hasPicture ? words.replace : words.upload}
        </Button>
        <Button
          size="s"
          variant="ghost"
          icon={generateImage.icon}
          busy={generateImage.busy ?? false}
          data-action={generateImage.id}
          onClick={generateImage.run}
        >
          {generateImage.label}
        </Button>
        {hasPicture && (
          <>
            <Button
              size="s"
              variant="ghost"
              icon={<Images />}
              onClick={() => overlays.show('photo-editor')}
            >
              {words.edit}
            </Button>
            {!slide.morePictures && (
              <Button
                size="s"
                variant="ghost"
                icon={<Trash2 />}
                onClick={() => openDeck.edit((view) => removePicture(view, slide.id))}
              >
                {words.remove}
              </Button>
            )}
          </>
        )}
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={words.upload}
          onChange={(event) => {
            void upload(event.target.files?.[0])
            // The same file again is meant, too.
            event.target.value = ''
          }}
        />
      </div>
      <output>
        <HiddenText>{uploadingTo === slide.id && words.uploading}</HiddenText>
      </output>
      <MorePictures openDeck={openDeck} slide={slide} />
      {!hasPicture && <p className={styles.hint}>{words.none}</p>}
      {slide.imageCredit && <p className={styles.hint}>{describeCredit(slide.imageCredit)}</p>}
    </section>
  )
})
