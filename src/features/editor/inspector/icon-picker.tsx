import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'

import { noIcon, readBullet } from '#core/deck/texts/bullet.ts'
import { setIcon } from '#core/edit/points/set-icon.ts'
import { findIcon } from '#core/icon/find-icon.ts'
import { type IconLanguage, isIconLanguage } from '#core/icon/icon-language.ts'
import { type Icon, lookUpIcon } from '#core/icon/icon-library.ts'
import { placePath } from '#core/icon/place-path.ts'
import { searchIcons } from '#core/icon/search-icons.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { TextField } from '#ui/fields/field.tsx'
import { findNextInGrid } from '#ui/focus/find-next-in-grid.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { pickerWords } from '#words/editor/pickers.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import styles from './icon-picker.module.css'

const words = pickerWords.icons

type IconPickerProps = {
  openDeck: OpenDeck
  slideId: string
  /** Of the point. */
  index: number
  /** What the point is about. */
  label: string
}

/** Every icon there is, found by words of the presentation's language or of English. */
export function IconPicker({ openDeck, slideId, index, label }: IconPickerProps) {
  const [sought, setSought] = useState('')
  const grid = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const name = useId()
  const chosen = useStore(openDeck.state, ({ deck }) => {
    const slide = deck.slides.find(({ id }) => id === slideId)
    return readBullet(slide?.content[index] ?? '').icon ?? null
  })
  const language = useStore(openDeck.state, ({ deck }) => toIconLanguage(findDeckLanguage(deck)))
  const wanted = useDeferredValue(sought)
  const found = useMemo(
    () => (wanted.trim() ? searchIcons(wanted, language) : listFrom(label, language)),
    [wanted, label, language],
  )
  useEffect(() => {
    // What it stands in has looked for something to focus before this arrived. On a touch screen the
    // keys would cover the icons.
    if (matchMedia('(pointer: fine)').matches) search.current?.focus()
  }, [])

  const choose = (icon: string | null) =>
    // Arrows choose at every step of the way; together they are one.
    openDeck.edit((view) => setIcon(view, slideId, index, icon), {
      mergeKey: `icon:${slideId}:${index}`,
    })

  const moveInGrid = (event: KeyboardEvent<HTMLElement>) => {
    const options = [...(grid.current?.querySelectorAll<HTMLElement>('input') ?? [])]
    const next = findNextInGrid(event, options)
    // At its edges, and before it, arrows do what they do among any radio buttons.
    if (!next) return
    event.preventDefault()
    next.focus()
    next.click()
  }

  const shared = { name, chosen, onChoose: choose, onKeyDown: moveInGrid }
  return (
    <div className={styles.picker}>
      <TextField
        ref={search}
        type="search"
        label={words.search}
        labelHidden
        placeholder={words.search}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <HiddenText>
        <output>{words.found(found.length)}</output>
      </HiddenText>
      <div role="radiogroup" aria-label={words.choose(label)} className={styles.group}>
        <div className={styles.plain}>
          <Option {...shared} icon={null} label={words.byItself} />
          <Option {...shared} icon={noIcon} label={words.none} />
        </div>
        <div ref={grid} className={styles.grid}>
          {found.map((icon) => (
            <Option
              key={icon.name}
              {...shared}
              icon={icon.name}
              label={icon.words[language][0] ?? icon.name}
            />
          ))}
        </div>
      </div>
      {found.length === 0 && <p className={styles.nothing}>{words.nothing}</p>}
    </div>
  )
}

/** What the words of the point call for comes first. */
function listFrom(label: string, language: IconLanguage): readonly Icon[] {
  const all = searchIcons('', language)
  const fitting = findIcon(label, language)
  const related = new Set(label.split(/\s+/u).flatMap((word) => searchIcons(word, language)))
  const isFirst = (icon: Icon) => icon.name === fitting
  return [
    ...all.filter(isFirst),
    ...(related.size < all.length / 4 ? [...related].filter((icon) => !isFirst(icon)) : []),
    ...all.filter(
      (icon) => !isFirst(icon) && !(related.size < all.length / 4 && related.has(icon)),
    ),
  ]
}

const toIconLanguage = (code: string): IconLanguage => (isIconLanguage(code) ? code : 'en')

type OptionProps = {
  name: string
  icon: string | null
  label: string
  chosen: string | null
  onChoose: (icon: string | null) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function Option({ name, icon, label, chosen, onChoose, onKeyDown }: OptionProps) {
  const drawing = icon === null ? null : lookUpIcon(icon)
  return (
    <label className={styles.option} title={label}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        checked={chosen === icon}
        onChange={() => onChoose(icon)}
        onKeyDown={onKeyDown}
        aria-label={label}
      />
      {drawing ? (
        <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.drawing}>
          <path d={toData(drawing.tint)} opacity="0.2" />
          <path d={toData(drawing.line)} />
        </svg>
      ) : (
        <span>{label}</span>
      )}
    </label>
  )
}

const toData = (layer: string): string => toPathText(placePath(layer, { x: 0, y: 0, size: 32 }))
