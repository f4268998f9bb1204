import { ImageUp, Images, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { removePicture } from '#core/edit/set-picture.ts'
import { Button } from '#ui/button.tsx'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './slide-card.module.css'
import { usePlacePicture } from './use-place-picture.ts'

/** The quick way to a picture; everything else about it is in the Photo Editor. */
export function SlidePicture({ openDeck, slide }: { openDeck: OpenDeck; slide: Slide }) {
  const { overlays } = useWorkspace()
  const file = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({
    busy: false,
    problem: null,
  })
  const placePicture = usePlacePicture(openDeck, slide.id)
  const words = editorWords.picture
  const hasPicture = slide.imageUrl !== undefined

  const upload = async (chosen: File | undefined) => {
    if (!chosen) return
    setState({ busy: true, problem: null })
    setState({ busy: false, problem: await placePicture(chosen) })
  }

  return (
    <section className={styles.card} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <div className={styles.buttons}>
        <Button size="s" icon={<ImageUp />} busy={state.busy} onClick={() => file.current?.click()}>
          {hasPicture ? words.replace : words.upload}
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
            <Button
              size="s"
              variant="ghost"
              icon={<Trash2 />}
              onClick={() => openDeck.edit((view) => removePicture(view, slide.id))}
            >
              {words.remove}
            </Button>
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
            // The same file again is a wish, too.
            event.target.value = ''
          }}
        />
      </div>
      {state.problem && (
        <p className={styles.problem} role="alert">
          {state.problem}
        </p>
      )}
      {!hasPicture && <p className={styles.hint}>{words.none}</p>}
      {slide.imageCredit && <p className={styles.hint}>{words.credit(slide.imageCredit)}</p>}
    </section>
  )
}
