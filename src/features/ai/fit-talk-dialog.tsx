import { Sparkles } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import { fitTalk, type TalkFit } from '#core/narration/talk/fit-talk.ts'
import { numberShown } from '#core/show/shown-slides.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { aiWords } from '#words/editor/ai.ts'
import { appWords } from '#words/app.ts'
import { fitTalkWords as words } from '#words/editor/fit-talk.ts'
import { providerNames } from '#words/services/provider-names.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import { AskFailure } from './ask-failure.tsx'
import styles from './deck-proposals.module.css'
import own from './fit-talk-dialog.module.css'
import { type FittedProposals, useFittedNotes } from './use-fitted-notes.ts'
import { useTaken } from './use-taken.ts'

type FitTalkDialogProps = { openDeck: OpenDeck; onClose: () => void }

const mostMinutes = 180

/** How long the talk takes, and what would make it as long as it has to be. */
export function FitTalkDialog({ openDeck, onClose }: FitTalkDialogProps) {
  const { models } = useWorkspace()
  const { narrationChoice } = useDeckTools()
  const service = useStore(models.state, ({ provider }) => providerNames[provider])
  const { slides } = useStore(openDeck.state, (state) => state.deck)
  const now = useStore(narrationChoice.state)
  const language = findDeckLanguage(openDeck.state.getState().deck)
  const [typed, setTyped] = useState(() =>
    String(Math.max(1, Math.round(estimateTalk(slides, language, now).seconds / 60))),
  )
  const minutes = /^\d{1,3}$/u.test(typed.trim()) ? Number(typed) : 0
  const isAsked = minutes >= 1 && minutes <= mostMinutes
  const fit = useMemo(
    () => (isAsked ? fitTalk(slides, language, now, minutes * 60) : null),
    [slides, language, now, minutes, isAsked],
  )
  const { proposals, ask, stop, forget } = useFittedNotes(openDeck)
  const { isTaken, take } = useTaken()
  const { status, found, failure, retryAt } = proposals
  const chosen = found.filter(({ before }) => isTaken(before.id))
  const hasNotes = slides.some((slide) => canBeSpoken(slide))

  function apply() {
    openDeck.edit((view) =>
      chosen.reduce(
        (next, { before, after }) => changeSlide(next, before.id, { notes: after }),
        view,
      ),
    )
    if (fit) narrationChoice.change(fit.pace)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      size={found.length > 0 ? 'xl' : 'm'}
      actions={
        <>
          {status === 'asking' && found.length > 0 && <Button onClick={stop}>{words.stop}</Button>}
          <Button onClick={onClose}>{status === 'over' ? appWords.cancel : appWords.close}</Button>
          {status === 'over' && chosen.length > 0 && (
            <Button variant="primary" onClick={apply}>
              {words.apply(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      {hasNotes ? (
        <div className={own.content}>
          <div className={own.wanted}>
            <TextField
              label={words.minutes}
              hint={words.minutesHint}
              error={isAsked ? null : words.wrongMinutes}
              inputMode="numeric"
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                forget()
              }}
            />
          </div>
          {fit && <Pace fit={fit} />}
          {fit && status === 'idle' && (
            <Rest
              fit={fit}
              target={minutes * 60}
              slides={slides}
              onAsk={() => void ask(fit.notes)}
            />
          )}
          {status === 'asking' && (
            <>
              <output>{words.working(service, proposals.done + 1, fit?.notes.length ?? 0)}</output>
              <ProgressBar
                label={words.progress}
                share={proposals.done / (fit?.notes.length || 1)}
              />
            </>
          )}
          {failure && (
            <AskFailure
              failure={failure}
              service={service}
              retryAt={retryAt}
              onRetry={() => void ask(fit?.notes ?? [])}
            />
          )}
          {status === 'over' && fit && (
            <output>
              {found.length === 0
                ? words.none
                : words.after(estimateTalk(withNotes(slides, chosen), language, fit.pace).seconds)}
            </output>
          )}
          <ul className={styles.list}>
            {found.map(({ before, after }) => (
              <li key={before.id}>
                <NotesPair
                  before={before.notes}
                  after={after}
                  number={slides.findIndex(({ id }) => id === before.id) + 1}
                  isTaken={isTaken(before.id)}
                  onChoose={(isChosen) => take(before.id, isChosen)}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{words.nothing}</p>
      )}
    </Dialog>
  )
}

const withNotes = (slides: readonly Slide[], chosen: FittedProposals['found']): Slide[] =>
  slides.map((slide) => {
    const found = chosen.find(({ before }) => before.id === slide.id)
    return found ? { ...slide, notes: found.after } : slide
  })

/** What it takes now, and what speed and pauses can do. */
function Pace({ fit }: { fit: TalkFit }) {
  const { narrationChoice } = useDeckTools()
  const { rate, pauseSeconds } = useStore(narrationChoice.state)
  const isUsed = rate === fit.pace.rate && pauseSeconds === fit.pace.pauseSeconds
  const percent = Math.round(fit.pace.rate * 100)
  return (
    <>
      <p className={own.soft}>{words.now(fit.seconds)}</p>
      <div className={own.pace}>
        <p>{words.pace(percent, fit.pace.pauseSeconds, fit.fitted)}</p>
        {isUsed ? (
          <output className={own.soft}>{words.used}</output>
        ) : (
          <Button size="s" onClick={() => narrationChoice.change(fit.pace)}>
            {words.takePace}
          </Button>
        )}
      </div>
    </>
  )
}

type RestProps = { fit: TalkFit; target: number; slides: readonly Slide[]; onAsk: () => void }

/** What they cannot do, slide by slide. */
function Rest({ fit: { fitted, notes }, target, slides, onAsk }: RestProps) {
  if (notes.length === 0) return <p>{words.fits}</p>
  const over = fitted - target
  return (
    <section className={own.content}>
      <p>{over > 0 ? words.tooLong(over) : words.tooShort(-over)}</p>
      <ul className={own.slides}>
        {notes.map(({ slideId, words: count, wanted }) => {
          const place = slides.findIndex(({ id }) => id === slideId)
          return (
            <li key={slideId}>
              <bdi>
                {words.slide(numberShown(slides, place).number, slides[place]?.title ?? '')}
              </bdi>
              <span>{words.change(count, wanted)}</span>
            </li>
          )
        })}
      </ul>
      <div>
        <Button icon={<Sparkles />} onClick={onAsk}>
          {over > 0 ? words.shorten : words.lengthen}
        </Button>
      </div>
    </section>
  )
}

type NotesPairProps = {
  before: string
  after: string
  number: number
  isTaken: boolean
  onChoose: (isTaken: boolean) => void
}

function NotesPair({ before, after, number, isTaken, onChoose }: NotesPairProps) {
  return (
    <section data-left={!isTaken || undefined}>
      <div className={styles.pair}>
        {(
          [
            [aiWords.before, before],
            [aiWords.after, after],
          ] as const
        ).map(([label, notes]) => (
          <figure key={label} aria-label={label} className={styles.side}>
            <figcaption className={styles.label}>{label}</figcaption>
            <p className={own.notes} dir="auto">
              {notes}
            </p>
          </figure>
        ))}
      </div>
      <CheckboxField
        label={words.take(number)}
        checked={isTaken}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </section>
  )
}
