import { Sparkles } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useStore } from 'zustand'

import type { DeckTalk } from '#core/deck/talk/deck-talk.ts'
import { setDeckTalk } from '#core/edit/set-deck-talk.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { appWords } from '#words/app.ts'
import { nameLanguage } from '#words/language-names.ts'
import { narrationWords } from '#words/talk/narration.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { SilentPlace, SilentSlides } from '#workspace/talk/presenter-state.ts'
import { isService, listOffersFor } from '#workspace/talk/voices/voice-offers.ts'

import { usePresenter } from '../deck/use-presenter.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './silent-slides-dialog.module.css'

type SilentSlidesDialogProps = { openDeck: OpenDeck; onClose: () => void }

const words = narrationWords.silent

/** What nobody would speak, slide by slide, and what becomes of it: asked before a talk begins. */
export function SilentSlidesDialog(props: SilentSlidesDialogProps) {
  const asked = usePresenter((view) => view.asked)
  return asked && <Question asked={asked} {...props} />
}

function Question({ asked, openDeck, onClose }: SilentSlidesDialogProps & { asked: SilentSlides }) {
  const { presenter } = useDeckTools()
  const { overlays } = useWorkspace()
  const talk = useStore(openDeck.state, ({ deck }) => deck.talk)
  const [answers, setAnswers] = useState<Required<Pick<DeckTalk, 'withoutNotes' | 'withoutVoice'>>>(
    {
      withoutNotes: talk?.withoutNotes ?? 'points',
      withoutVoice: talk?.withoutVoice ?? 'show',
    },
  )
  const { withoutNotes, withoutVoice } = asked

  const cancel = () => {
    presenter.dismissProblem()
    onClose()
  }
  const start = () => {
    const made = {
      ...(withoutNotes.length > 0 && { withoutNotes: answers.withoutNotes }),
      ...(withoutVoice.length > 0 && { withoutVoice: answers.withoutVoice }),
    }
    openDeck.edit((view) => setDeckTalk(view, made))
    onClose()
    void presenter.presentAll(asked.from ?? undefined)
  }
  const writeNotes = () => {
    const { slides } = openDeck.state.getState().deck
    const place = slides.findIndex(({ id }) => id === withoutNotes[0]?.slideId)
    presenter.dismissProblem()
    openDeck.select(Math.max(0, place))
    overlays.show('improve:notes')
  }

  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      size="m"
      actions={
        <>
          <Button onClick={cancel}>{words.cancel}</Button>
          <Button variant="primary" onClick={start}>
            {words.start}
          </Button>
        </>
      }
    >
      <div className={styles.questions}>
        {withoutNotes.length > 0 && (
          <Choice
            title={words.withoutNotes(withoutNotes.length)}
            places={withoutNotes.map((place) => nameSlide(place))}
            options={['points', 'show', 'skip']}
            value={answers.withoutNotes}
            onChoose={(choice) => setAnswers({ ...answers, withoutNotes: choice })}
          >
            <Button size="s" icon={<Sparkles />} onClick={writeNotes}>
              {words.writeNotes}
            </Button>
          </Choice>
        )}
        {withoutVoice.length > 0 && (
          <Choice
            title={words.withoutVoice(countSlides(withoutVoice))}
            places={withoutVoice.map((place) => {
              const language = nameLanguage(place.language)
              const what = place.isWhole ? words.all(language) : words.part(language)
              return `${nameSlide(place)} (${what})`
            })}
            options={['show', 'skip']}
            value={answers.withoutVoice}
            onChoose={(choice) => setAnswers({ ...answers, withoutVoice: choice })}
          >
            {withoutVoice.some(({ isWhole }) => !isWhole) && (
              <p className={styles.hint}>{words.passages}</p>
            )}
            <Services
              languages={[...new Set(withoutVoice.map(({ language }) => language))]}
              onChosen={() => {
                onClose()
                void presenter.presentAll(asked.from ?? undefined)
              }}
            />
          </Choice>
        )}
      </div>
    </Dialog>
  )
}

const nameSlide = ({ number, title }: SilentPlace): string => words.slide(number, title.trim())

const countSlides = (places: readonly SilentPlace[]): number =>
  new Set(places.map(({ slideId }) => slideId)).size

type ChoiceProps<Option extends keyof typeof words.choices> = {
  title: string
  places: readonly string[]
  options: readonly Option[]
  value: Option
  onChoose: (option: Option) => void
  children: ReactNode
}

function Choice<Option extends keyof typeof words.choices>({
  title,
  places,
  options,
  value,
  onChoose,
  children,
}: ChoiceProps<Option>) {
  const name = useId()
  return (
    <fieldset className={styles.question}>
      <legend className={styles.heading}>{title}</legend>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place}>
            <bdi>{place}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option} className={styles.option} htmlFor={`${name}-${option}`}>
            <input
              id={`${name}-${option}`}
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span className={styles.name}>{words.choices[option].name}</span>
            <span className={styles.hint}>{words.choices[option].does}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}

type ServicesProps = { languages: readonly string[]; onChosen: () => void }

/** Services that speak what nobody here does: they get the notes only when they are chosen for it. */
function Services({ languages, onChosen }: ServicesProps) {
  const { voiceOffers, narrationChoice } = useDeckTools()
  const offers = useStore(voiceOffers.state, (state) => state.offers)
  const able = languages.flatMap((language) => {
    const services = listOffersFor(offers, language).filter(
      (offer) => isService(offer) && offer.narrator.kind === 'cloud',
    )
    const each = new Map(services.toReversed().map((offer) => [offer.narrator.id, offer]))
    return [...each.values()].map((offer) => ({ offer, language }))
  })
  if (able.length === 0) return null
  return (
    <div className={styles.services}>
      {able.map(({ offer, language }) => (
        <Button
          key={`${language} ${offer.id}`}
          size="s"
          onClick={() => {
            const { voices } = narrationChoice.state.getState()
            narrationChoice.change({ voices: { ...voices, [rootOf(language)]: offer.id } })
            onChosen()
          }}
        >
          {words.speakWith(offer.narrator.id, nameLanguage(language))}
        </Button>
      ))}
      <p className={styles.hint}>{words.sent}</p>
    </div>
  )
}
