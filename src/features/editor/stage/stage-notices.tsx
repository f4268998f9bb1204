import { CircleAlert, EyeOff, ImageOff, ListX } from 'lucide-react'

import type { Slide } from '#core/deck/slide.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { setLook } from '#core/edit/style/set-look.ts'
import { canSplit, splitSlide } from '#core/edit/slides/split-slide.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { Button } from '#ui/button.tsx'
import { deckCheckWords } from '#words/editor/deck-check.ts'
import { editorWords } from '#words/editor/editor.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import { createId } from '#workspace/create-id.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useWorkspace } from '../../workspace-context.ts'
import { DrawingNotice } from './drawing-notice.tsx'
import { RemoteNotice } from './remote-notice.tsx'
import styles from '../viewer/slide-viewer.module.css'
import { StageNotice } from './stage-notice.tsx'

const restyleSlide = (view: DeckView, slideId: string) => setLook(view, [slideId], 'restyled')

const newSlideId = () => createId('slide')

type StageNoticesProps = {
  openDeck: OpenDeck
  slide: Slide
  layout: SlideLayout
  pictureFailed: boolean
}

/** What the slide cannot show as it is, quietly, and what to do about it. */
export function StageNotices({ openDeck, slide, layout, pictureFailed }: StageNoticesProps) {
  const { overlays } = useWorkspace()
  const words = editorWords.notices
  // Placed by hand, it has no other look to be given.
  const restyle = layout.isKept && !slide.placed?.isOwn && (
    <Button size="s" onClick={() => openDeck.edit((view) => restyleSlide(view, slide.id))}>
      {pickerWords.look.one.restyled}
    </Button>
  )
  return (
    <output className={styles.notices}>
      <DrawingNotice openDeck={openDeck} slide={slide} />
      {pictureFailed && (
        <StageNotice icon={<ImageOff />} text={words.failed}>
          <Button size="s" onClick={() => overlays.show('photo-editor')}>
            {editorWords.actions.photoEditor}
          </Button>
        </StageNotice>
      )}
      {layout.overflows && (
        <StageNotice icon={<CircleAlert />} text={words.overflows}>
          {canSplit(slide) && (
            <Button
              size="s"
              onClick={() => openDeck.edit((view) => splitSlide(view, slide.id, newSlideId))}
            >
              {deckCheckWords.fixes['split-slide']}
            </Button>
          )}
          {restyle}
        </StageNotice>
      )}
      {layout.hiddenBullets > 0 && (
        <StageNotice
          icon={<ListX />}
          text={(layout.isKept ? words.hiddenKept : words.hidden)(layout.hiddenBullets)}
        >
          {!layout.overflows && restyle}
        </StageNotice>
      )}
      {layout.hiddenPictures > 0 && (
        <StageNotice icon={<ImageOff />} text={words.hiddenPictures(layout.hiddenPictures)} />
      )}
      {slide.hidden && <StageNotice icon={<EyeOff />} text={words.hiddenSlide} />}
      <RemoteNotice openDeck={openDeck} />
    </output>
  )
}
