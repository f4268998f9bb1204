import { Brush, ImageOff } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/notices/spinner.tsx'
import { describeDrawingFailure, slideImageWords as words } from '#words/editor/ai.ts'
import { providerNames } from '#words/services/provider-names.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { findDrawing } from '#workspace/generation/slide-images.ts'

import { RetryButton } from '../../retry-button.tsx'
import { useDeckTools } from '../../deck-tools-context.ts'
import { useWorkspace } from '../../workspace-context.ts'
import { StageNotice } from './stage-notice.tsx'

/** How it stands with the picture that was asked for this slide. */
export function DrawingNotice({ openDeck, slide }: { openDeck: OpenDeck; slide: Slide }) {
  const { models, overlays } = useWorkspace()
  const { slideImages } = useDeckTools()
  const drawing = useStore(slideImages.state, (state) => findDrawing(state, openDeck.id, slide.id))
  const service = useStore(models.state, ({ provider }) => providerNames[provider])
  if (!drawing) return null
  const generate = () => void slideImages.generate(openDeck, slide.id)
  const drawArtwork = () => void slideImages.drawArtwork(openDeck, slide.id)
  const settings = (
    <Button size="s" variant="ghost" onClick={() => overlays.show('settings')}>
      {words.settings}
    </Button>
  )

  if (drawing.status === 'drawing')
    return (
      <StageNotice icon={<Spinner />} text={words.drawing(service)}>
        <Button size="s" onClick={goBackAfter(() => slideImages.stop(openDeck.id, slide.id))}>
          {words.stop}
        </Button>
      </StageNotice>
    )

  if (drawing.status === 'failed')
    return (
      <StageNotice
        icon={<ImageOff />}
        text={words.failed(describeDrawingFailure(drawing.failure, service))}
      >
        <RetryButton size="s" retryAt={drawing.retryAt} onClick={goBackAfter(generate)}>
          {words.retry}
        </RetryButton>
        <Button size="s" variant="ghost" onClick={goBackAfter(drawArtwork)}>
          {words.instead}
        </Button>
        {settings}
        <Button
          size="s"
          variant="ghost"
          onClick={goBackAfter(() => slideImages.dismiss(openDeck.id, slide.id))}
        >
          {words.dismiss}
        </Button>
      </StageNotice>
    )

  // Undone or replaced since: nothing is to be said about another picture.
  if (drawing.imageUrl !== slide.imageUrl) return null
  return (
    <StageNotice icon={<Brush />} text={words.artwork}>
      <Button size="s" onClick={drawArtwork}>
        {words.another}
      </Button>
      {settings}
    </StageNotice>
  )
}

/**
 * The button goes with its notice, and the keyboard back to where the picture was asked for, or, where
 * that is folded away, to the slide.
 */
const goBackAfter = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
  const page = event.currentTarget.closest('main')
  const asked = page?.querySelector<HTMLElement>('[data-action=generate-image]')
  ;(asked ?? page?.querySelector<HTMLElement>('[data-hall]'))?.focus()
  act()
}
