import { useState } from 'react'
import { useStore } from 'zustand'

import { modelProviders } from '#ports/models/model-provider.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { deckPicturesWords as words, describeDrawingFailure } from '#words/editor/ai.ts'
import { appWords } from '#words/app.ts'
import { providerNames } from '#words/services/provider-names.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import {
  listPicturePrompts,
  type PicturePrompt,
} from '#workspace/generation/list-picture-prompts.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import { useWorkspace } from '../workspace-context.ts'
import styles from './deck-proposals.module.css'
import dialogStyles from './improve-dialog.module.css'
import { nameForm } from './shown-forms.ts'
import { useTaken } from './use-taken.ts'
import { type MissedPicture, useDeckPictures } from './use-deck-pictures.ts'

export type DeckPicturesDialogProps = { openDeck: OpenDeck; onClose: () => void }

/** What slides ask to be shown, what drawing it takes, and all of it with one press. */
export function DeckPicturesDialog({ openDeck, onClose }: DeckPicturesDialogProps) {
  const { models } = useWorkspace()
  const provider = useStore(models.state, (state) => state.provider)
  const service = providerNames[provider]
  // As they were when it opened: a slide that has got its picture stays in the list.
  const [prompts] = useState(() => listPicturePrompts(openDeck.state.getState().deck))
  const { isTaken, take } = useTaken(() =>
    prompts.filter(({ gone }) => gone !== null).map(({ slide }) => slide.id),
  )
  const { pictures, draw, stop } = useDeckPictures(openDeck)
  const ids = prompts.map(({ slide }) => slide.id).filter(isTaken)

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.explanation}
      closeLabel={appWords.close}
      size={prompts.length === 0 ? 'm' : 'l'}
      actions={
        pictures.status === 'drawing' ? (
          <Button onClick={stop}>{words.stop}</Button>
        ) : (
          <>
            <Button onClick={onClose}>
              {pictures.status === 'over' || prompts.length === 0 ? words.done : appWords.cancel}
            </Button>
            {pictures.status === 'choosing' && ids.length > 0 && (
              <Button variant="primary" onClick={() => void draw(ids)}>
                {words.draw(ids.length)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={dialogStyles.content}>
        <output className={dialogStyles.status}>
          {prompts.length === 0 && words.nothing}
          {pictures.status === 'drawing' && words.working(pictures.done + 1, pictures.total)}
          {pictures.status === 'over' && words.drawn(pictures.drawn)}
        </output>
        {pictures.status === 'drawing' && (
          <ProgressBar label={words.progress} share={pictures.done / pictures.total} />
        )}
        {pictures.status === 'over' && pictures.missed.length > 0 && (
          <Missed missed={pictures.missed} prompts={prompts} service={service} />
        )}
        {pictures.status === 'choosing' && prompts.length > 0 && (
          <p>
            {modelProviders[provider].draws ? words.cost(service, ids.length) : words.free(service)}
          </p>
        )}
        {prompts.length > 0 && (
          <ul className={styles.list} aria-label={words.prompts}>
            {prompts.map((prompt) => (
              <li key={prompt.slide.id}>
                <Prompt
                  openDeck={openDeck}
                  prompt={prompt}
                  isChosen={isTaken(prompt.slide.id)}
                  isFixed={pictures.status !== 'choosing'}
                  onChoose={(isChosen) => take(prompt.slide.id, isChosen)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

type PromptProps = {
  openDeck: OpenDeck
  prompt: PicturePrompt
  isChosen: boolean
  /** It is too late to choose. */
  isFixed: boolean
  onChoose: (isChosen: boolean) => void
}

function Prompt({ openDeck, prompt, isChosen, isFixed, onChoose }: PromptProps) {
  // With its picture, once that is there.
  const slide = useStore(
    openDeck.state,
    ({ deck }) => deck.slides.find(({ id }) => id === prompt.slide.id) ?? prompt.slide,
  )
  return (
    <div className={styles.prompt}>
      <div className={styles.thumbnail} inert>
        <DeckSlide openDeck={openDeck} slide={slide} place={prompt.place} />
      </div>
      <div>
        <CheckboxField
          label={words.prompt(prompt.place + 1, prompt.prompt)}
          checked={isChosen}
          disabled={isFixed}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        {prompt.gone && <p className={styles.hint}>{words.gone(nameForm(prompt.gone))}</p>}
      </div>
    </div>
  )
}

type MissedProps = {
  missed: readonly MissedPicture[]
  prompts: readonly PicturePrompt[]
  service: string
}

const Missed = ({ missed, prompts, service }: MissedProps) => (
  <Banner tone="danger">
    {missed.map(({ slideId, failure }) => {
      const place = prompts.find(({ slide }) => slide.id === slideId)?.place ?? 0
      return (
        <p key={slideId}>{words.failed(place + 1, describeDrawingFailure(failure, service))}</p>
      )
    })}
  </Banner>
)
