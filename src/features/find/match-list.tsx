import { type KeyboardEvent, type Ref, useId, useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { excerptText } from '#core/find/excerpt-text.ts'
import { type Match, nameMatch } from '#core/find/find-in-deck.ts'
import type { Replacement } from '#core/find/replace-found.ts'
import { Button } from '#ui/button.tsx'
import { findWords as words } from '#words/editor/find.ts'

import styles from './find-dialog.module.css'

type MatchListProps = {
  ref: Ref<HTMLOListElement>
  id: string
  slides: readonly Slide[]
  matches: readonly Match[]
  replacement: Replacement
  shown: Match | undefined
  onToggle: (match: Match) => void
  onShow: (match: Match) => void
}

/** More at once than anybody reads; a single letter is found thousands of times. */
const atOnce = 100

const columns = ['input', 'button'] as const
type Stop = { row: number; column: (typeof columns)[number] }

/** One stop of the Tab key, in which arrows lead from match to match, and from its box to its words. */
export function MatchList(props: MatchListProps) {
  const { ref, id, slides, matches, replacement, shown, onToggle, onShow } = props
  const [room, setRoom] = useState(atOnce)
  const [stop, setStop] = useState<Stop>({ row: 0, column: 'input' })
  const listed = matches.slice(0, room)
  const places = new Map(slides.map((slide, place) => [slide.id, place]))
  const stopRow = Math.min(stop.row, listed.length - 1)

  return (
    <div className={styles.matches}>
      <ol ref={ref} id={id} aria-label={words.matches}>
        {listed.map((match, row) => (
          <MatchRow
            key={nameMatch(match)}
            match={match}
            place={places.get(match.slideId) ?? 0}
            text={replacement.text}
            isChosen={!replacement.leftOut.has(nameMatch(match))}
            isShown={match === shown}
            stop={row === stopRow ? stop.column : null}
            onStop={(column) => setStop({ row, column })}
            onToggle={() => onToggle(match)}
            onShow={() => onShow(match)}
          />
        ))}
      </ol>
      {matches.length > room && (
        <Button size="s" onClick={() => setRoom(room + atOnce)}>
          {words.more(Math.min(atOnce, matches.length - room))}
        </Button>
      )}
    </div>
  )
}

type MatchRowProps = {
  match: Match
  place: number
  /** What it becomes. */
  text: string
  isChosen: boolean
  isShown: boolean
  stop: Stop['column'] | null
  onStop: (column: Stop['column']) => void
  onToggle: () => void
  onShow: () => void
}

function MatchRow(props: MatchRowProps) {
  const { match, place, text, isChosen, isShown, stop, onStop, onToggle, onShow } = props
  const { before, found, after } = excerptText(match)
  const id = useId()
  return (
    <li className={styles.match} data-left-out={!isChosen || undefined}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-labelledby={id}
          checked={isChosen}
          tabIndex={stop === 'input' ? 0 : -1}
          onFocus={() => onStop('input')}
          onKeyDown={moveFocus}
          onChange={onToggle}
        />
      </label>
      <button
        id={id}
        type="button"
        className={styles.excerpt}
        aria-current={isShown || undefined}
        tabIndex={stop === 'button' ? 0 : -1}
        onFocus={() => onStop('button')}
        onKeyDown={moveFocus}
        onClick={onShow}
      >
        <span className={styles.place}>{words.place(place + 1, match)}</span>{' '}
        <span dir="auto">
          {before}
          <mark>{found}</mark>
          {isChosen && text !== '' && <ins>{text}</ins>}
          {after}
        </span>
      </button>
    </li>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const next = findNext(event)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function findNext({ key, currentTarget: from }: KeyboardEvent<HTMLElement>) {
  const rows = Array.from(from.closest('ol')?.children ?? [])
  const row = rows.findIndex((one) => one.contains(from))
  const forward = getComputedStyle(from).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight'
  const column = isAlong
    ? columns[key === forward ? 1 : 0]
    : columns.find((name) => from.matches(name))
  const rowOfKey: Partial<Record<string, number>> = {
    ArrowLeft: row,
    ArrowRight: row,
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const next = rows[rowOfKey[key] ?? -1]
  return column && next?.querySelector<HTMLElement>(column)
}
