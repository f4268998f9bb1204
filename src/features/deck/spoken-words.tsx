import { Fragment, type MouseEvent, useEffect, useRef } from 'react'

import type { Word } from '#core/narration/script/script.ts'

import styles from './spoken-words.module.css'

type SpokenWordsProps = {
  notes: string
  words: readonly Word[]
  /** The word being spoken; those before it have been said. */
  word: number
  /** Which of the words are shown; all by default. */
  from?: number
  to?: number
  className?: string | undefined
  /** A word was pressed. */
  onChoose?: (word: number) => void
}

/** A text with the word being spoken lit. */
export function SpokenWords({
  notes,
  words,
  word,
  from = 0,
  to = words.length,
  className,
  onChoose,
}: SpokenWordsProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const isWhole = from === 0 && to === words.length

  // Long notes scroll along; the page itself stays where it is.
  useEffect(() => {
    const lit = text.current?.querySelector<HTMLElement>(`[data-index="${word}"]`)
    const box = [text.current, text.current?.parentElement].find(
      (one) => one && one.scrollHeight > one.clientHeight,
    )
    if (!box || !lit) return
    const top = lit.getBoundingClientRect().top - box.getBoundingClientRect().top
    const isInSight = top >= 0 && top + lit.offsetHeight <= box.clientHeight
    if (!isInSight) box.scrollBy({ top: top - box.clientHeight / 3 })
  }, [word])

  const choose = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-index]') : null
    const index = pressed?.getAttribute('data-index')
    if (index) onChoose?.(Number(index))
  }

  return (
    // The words are reached by keyboard sentence by sentence, with keys of their own.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <p
      ref={text}
      className={className}
      dir="auto"
      data-choosable={onChoose ? true : undefined}
      onClick={onChoose && choose}
    >
      {isWhole && notes.slice(0, words[0]?.from)}
      {words.slice(from, to).map(({ text: shown, from: begins, to: ends }, offset) => {
        const index = from + offset
        const next = words[index + 1]
        return (
          <Fragment key={begins}>
            <span
              className={styles.word}
              data-index={index}
              data-word={index === word ? 'now' : index < word ? 'said' : 'next'}
            >
              {shown}
            </span>
            {isWhole ? notes.slice(ends, next?.from) : ' '}
          </Fragment>
        )
      })}
    </p>
  )
}
