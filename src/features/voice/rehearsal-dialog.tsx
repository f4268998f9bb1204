import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import { listTaken, noRehearsal, sumTaken, turnRehearsal } from '#core/narration/talk/rehearsal.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { appWords } from '#words/app.ts'
import { formatElapsed } from '#words/elapsed.ts'
import { rehearsalWords as words } from '#words/talk/rehearsal.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import { useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './rehearsal-dialog.module.css'

type RehearsalDialogProps = { openDeck: OpenDeck; onClose: () => void }

const looksEveryMs = 250

const turns: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  PageUp: -1,
  ArrowRight: 1,
  PageDown: 1,
}

/** A person gives the talk; how long each slide takes stands beside how long it was meant to. */
export function RehearsalDialog({ openDeck, onClose }: RehearsalDialogProps) {
  const { clock } = useWorkspace()
  const { narrationChoice, presenter } = useDeckTools()
  const { deck, current } = useStore(openDeck.state)
  const pace = useStore(narrationChoice.state)
  const places = listShownPlaces(deck.slides)
  const [rehearsal, setRehearsal] = useState(noRehearsal)
  const [status, setStatus] = useState<'ready' | 'running' | 'paused' | 'over'>('ready')
  const [now, setNow] = useState(() => clock.now())
  const goOn = useRef<HTMLButtonElement>(null)
  const plan = usePlan(deck.slides, findDeckLanguage(deck), pace)

  useEffect(() => presenter.stop(), [presenter])
  // Space and Enter, as a hand that gives a talk presses them, go on to the next slide.
  useEffect(() => {
    if (status === 'running') goOn.current?.focus()
  }, [status])
  useEffect(() => {
    if (status !== 'running') return undefined
    let stop = () => {}
    const look = () => {
      setNow(clock.now())
      stop = clock.after(looksEveryMs, look)
    }
    look()
    return () => stop()
  }, [clock, status])

  const index = Math.max(0, places.indexOf(current))
  // Keys of a show, and of what is held in the hand, turn the slides wherever the focus is.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = turns[event.key]
    if (by === undefined || status !== 'running') return
    event.preventDefault()
    step(by)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  const slide = deck.slides[places[index] ?? current]
  if (!slide) return null
  const taken = listTaken(rehearsal, Math.max(now, rehearsal.since))

  function turn(to: number | null, next: typeof status) {
    const place = to === null ? null : places[to]
    const shown = place === null || place === undefined ? null : (deck.slides[place]?.id ?? null)
    setRehearsal(turnRehearsal(rehearsal, shown, clock.now()))
    setStatus(next)
    if (place !== null && place !== undefined) openDeck.select(place)
  }
  function step(by: -1 | 1) {
    const to = index + by
    if (status === 'running' && to >= 0 && to < places.length) turn(to, 'running')
  }
  const begin = () => {
    setRehearsal(turnRehearsal(noRehearsal, deck.slides[places[0] ?? 0]?.id ?? null, clock.now()))
    setStatus('running')
    openDeck.select(places[0] ?? 0)
  }
  const isLast = index === places.length - 1

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      size="xl"
      aside={
        status === 'running' ? (
          <Button variant="ghost" onClick={() => turn(null, 'paused')}>
            {words.pause}
          </Button>
        ) : (
          status === 'paused' && (
            <Button variant="ghost" onClick={() => turn(index, 'running')}>
              {words.resume}
            </Button>
          )
        )
      }
      actions={
        status === 'ready' || status === 'over' ? (
          <>
            <Button onClick={onClose}>{appWords.close}</Button>
            <Button variant="primary" data-initial-focus onClick={begin}>
              {status === 'over' ? words.again : words.start}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={index === 0 || status === 'paused'} onClick={() => step(-1)}>
              {words.previous}
            </Button>
            {!isLast && <Button onClick={() => turn(null, 'over')}>{words.finish}</Button>}
            <Button
              // Not the element that was pressed before: at the end one press more would begin anew.
              key="go-on"
              ref={goOn}
              variant="primary"
              disabled={status === 'paused'}
              onClick={() => (isLast ? turn(null, 'over') : step(1))}
            >
              {isLast ? words.finish : words.next}
            </Button>
          </>
        )
      }
    >
      {status === 'over' ? (
        <Outcome slides={deck.slides} places={places} plan={plan} taken={taken} />
      ) : (
        <div className={styles.stage}>
          <div className={styles.times}>
            <p className={styles.place}>{words.slide(index + 1, places.length)}</p>
            <Time label={words.thisSlide} taken={taken[slide.id] ?? 0} planned={plan[index] ?? 0} />
            <Time
              label={words.whole}
              taken={sumTaken(taken)}
              planned={plan.reduce((sum, one) => sum + one, 0)}
            />
          </div>
          <DeckSlide
            openDeck={openDeck}
            slide={slide}
            place={places[index] ?? current}
            className={styles.slide}
          />
          {/* Longer notes scroll, and the keyboard can get there. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <p className={styles.notes} dir="auto" tabIndex={0}>
            {slide.notes.trim() || words.noNotes}
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** What each slide that is shown was meant to take, in ms, with the pause after it. */
const usePlan = (
  slides: readonly Slide[],
  language: string,
  { rate, pauseSeconds }: { rate: number; pauseSeconds: number },
): number[] =>
  useMemo(
    () =>
      estimateTalk(slides, language, { rate, pauseSeconds }).slides.map(
        ({ start, end }) => (end - start) * 1000,
      ),
    [slides, language, rate, pauseSeconds],
  )

type TimeProps = { label: string; taken: number; planned: number }

function Time({ label, taken, planned }: TimeProps) {
  return (
    <div className={styles.time} data-over={taken > planned || undefined}>
      <p className={styles.label}>{label}</p>
      <p className={styles.clock}>{words.against(taken, planned)}</p>
      <div className={styles.track}>
        <div
          className={styles.bar}
          style={{ inlineSize: `${Math.min(1, taken / (planned || 1)) * 100}%` }}
        />
      </div>
    </div>
  )
}

type OutcomeProps = {
  slides: readonly Slide[]
  places: readonly number[]
  plan: readonly number[]
  taken: Readonly<Record<string, number>>
}

function Outcome({ slides, places, plan, taken }: OutcomeProps) {
  const rows = places.flatMap((place, index) => {
    const slide = slides[place]
    if (!slide) return []
    return [
      {
        id: slide.id,
        name: `${index + 1}: ${slide.title.trim() || words.untitled}`,
        planned: plan[index] ?? 0,
        taken: taken[slide.id] ?? 0,
      },
    ]
  })
  const total = {
    id: '',
    name: words.table.total,
    planned: plan.reduce((sum, one) => sum + one, 0),
    taken: sumTaken(taken),
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.table.slide}</th>
          <th scope="col">{words.table.planned}</th>
          <th scope="col">{words.table.taken}</th>
          <th scope="col">{words.table.difference}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, total].map((row) => (
          <tr key={row.id} data-over={row.taken > row.planned || undefined}>
            <th scope="row">
              <bdi>{row.name}</bdi>
            </th>
            <td>{formatElapsed(row.planned)}</td>
            <td>{formatElapsed(row.taken)}</td>
            <td>
              {row.taken > row.planned
                ? words.longer(row.taken - row.planned)
                : words.shorter(row.planned - row.taken)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
