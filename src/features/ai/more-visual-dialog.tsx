import { useStore } from 'zustand'

import { followEdit } from '#core/edit/replace-slide.ts'
import { rewriteSlide } from '#core/edit/rewrite-slide.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { aiWords, moreVisualWords as words } from '#words/editor/ai.ts'
import { appWords } from '#words/app.ts'
import { providerNames } from '#words/services/provider-names.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import { useWorkspace } from '../workspace-context.ts'
import { AskFailure } from './ask-failure.tsx'
import styles from './deck-proposals.module.css'
import dialogStyles from './improve-dialog.module.css'
import { useTaken } from './use-taken.ts'
import { useVisuals, type Visual, type Visuals } from './use-visuals.ts'

export type MoreVisualDialogProps = { openDeck: OpenDeck; onClose: () => void }

/** All slides that are only points, before and after. What is chosen is changed as one step. */
export function MoreVisualDialog({ openDeck, onClose }: MoreVisualDialogProps) {
  const { models } = useWorkspace()
  const service = useStore(models.state, ({ provider }) => providerNames[provider])
  const slides = useStore(openDeck.state, (state) => state.deck.slides)
  const { visuals, again, stop } = useVisuals(openDeck)
  const { isTaken, take } = useTaken()
  const { status, total, done, found, failure, retryAt } = visuals
  const chosen = found.filter(({ after }) => isTaken(after.id))
  const isAsking = status === 'asking'

  function apply() {
    openDeck.edit((view) => chosen.reduce((now, { after }) => rewriteSlide(now, after), view))
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.action}
      description={words.explanation}
      closeLabel={appWords.close}
      size={total === 0 ? 'm' : 'xl'}
      actions={
        <>
          {isAsking && found.length > 0 && <Button onClick={stop}>{words.stop}</Button>}
          <Button onClick={onClose}>{total === 0 ? appWords.close : appWords.cancel}</Button>
          {!isAsking && chosen.length > 0 && (
            <Button variant="primary" onClick={apply}>
              {words.apply(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={dialogStyles.content}>
        <output className={dialogStyles.status}>
          {isAsking ? words.working(service, done + 1, total) : describeEnd(visuals)}
        </output>
        {isAsking && <ProgressBar label={words.progress} share={done / total} />}
        {failure && (
          <AskFailure failure={failure} service={service} retryAt={retryAt} onRetry={again} />
        )}
        {found.length > 0 && (
          <ul className={styles.list}>
            {found.map((visual) => (
              <li key={visual.after.id}>
                <VisualPair
                  openDeck={openDeck}
                  visual={visual}
                  place={slides.findIndex(({ id }) => id === visual.after.id)}
                  isTaken={isTaken(visual.after.id)}
                  onChoose={(isChosen) => take(visual.after.id, isChosen)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function describeEnd({ total, found, failure }: Visuals): string {
  if (total === 0) return words.nothing
  if (found.length > 0) return words.found(found.length)
  return failure ? '' : words.none
}

type VisualPairProps = {
  openDeck: OpenDeck
  visual: Visual
  place: number
  isTaken: boolean
  onChoose: (isTaken: boolean) => void
}

function VisualPair({ openDeck, visual, place, isTaken, onChoose }: VisualPairProps) {
  const { before, after } = visual
  return (
    <section aria-label={words.slide(place + 1)} data-left={!isTaken || undefined}>
      <div className={styles.pair}>
        {(
          [
            [aiWords.before, before],
            [aiWords.after, followEdit(before, after)],
          ] as const
        ).map(([label, slide]) => (
          <figure key={label} aria-label={label} className={styles.side}>
            <figcaption className={styles.label}>{label}</figcaption>
            <DeckSlide openDeck={openDeck} slide={slide} place={place} className={styles.slide} />
          </figure>
        ))}
      </div>
      <CheckboxField
        label={words.take(place + 1)}
        checked={isTaken}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </section>
  )
}
