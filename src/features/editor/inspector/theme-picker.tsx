import { Palette } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import type { SlidePose } from '#core/form/slide-pose.ts'
import { findTheme, themes } from '#core/theme/themes.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { findNextInGrid } from '#ui/focus/find-next-in-grid.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import { themeWords } from '#words/editor/themes.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { chooseTheme } from '../../deck/choose-theme.ts'
import { useDeckPose } from '../../deck/use-deck-pose.ts'
import { useLogo, usePictures } from '../../use-pictures.ts'
import { DesignPopover } from './design-popover.tsx'
import styles from './theme-picker.module.css'
import { previewTheme } from '../stage/theme-preview.ts'

const words = pickerWords.theme

export function ThemePicker({ openDeck }: { openDeck: OpenDeck }) {
  const theme = useStore(openDeck.state, (state) => findTheme(state.deck.theme).id)
  return (
    <DesignPopover
      label={words.choose}
      icon={<Palette />}
      button={words.current(themeWords.names[theme] ?? theme)}
    >
      <Themes openDeck={openDeck} chosen={theme} />
    </DesignPopover>
  )
}

/** A list box and no radio buttons: arrows only show a theme, choosing it is a step of its own. */
function Themes({ openDeck, chosen }: { openDeck: OpenDeck; chosen: string }) {
  const slide = useStore(openDeck.state, ({ deck, current }) => deck.slides[current])
  const pose = useDeckPose(
    openDeck,
    useStore(openDeck.state, ({ current }) => current),
  )
  const { urls } = usePictures(slide, openDeck)
  const logoUrl = useLogo(pose.logo, openDeck)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => () => previewTheme(openDeck, null), [openDeck])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const next = findNextInGrid(event, options)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  if (!slide) return null
  return (
    <>
      <p className={styles.hint}>
        {words.hint} <span className={styles.pointing}>{words.pointing}</span>
      </p>
      <div
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are painted slides
        role="listbox"
        tabIndex={-1}
        aria-label={words.choose}
        aria-orientation="horizontal"
        className={styles.list}
        onKeyDown={onKeyDown}
        onPointerLeave={() => previewTheme(openDeck, null)}
      >
        {themes.map(({ id }) => (
          <ThemeOption
            key={id}
            id={id}
            chosen={id === chosen}
            slide={slide}
            pose={pose}
            pictureUrls={urls}
            logoUrl={logoUrl}
            onTry={() => previewTheme(openDeck, id)}
            onChoose={() => chooseTheme(openDeck, id)}
          />
        ))}
      </div>
    </>
  )
}

type ThemeOptionProps = {
  id: string
  chosen: boolean
  slide: Slide
  pose: SlidePose
  pictureUrls: readonly (string | undefined)[]
  logoUrl: string | undefined
  onTry: () => void
  onChoose: () => void
}

function ThemeOption({ id, chosen, onTry, onChoose, pose, ...shown }: ThemeOptionProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={chosen}
      aria-label={themeWords.names[id] ?? id}
      tabIndex={chosen ? 0 : -1}
      className={styles.option}
      onFocus={onTry}
      onPointerEnter={(event) => {
        // A finger that touches has already chosen.
        if (event.pointerType === 'mouse') onTry()
      }}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
    >
      <div className={styles.thumbnail} inert>
        <SlideView {...shown} {...pose} theme={id} />
      </div>
      <span className={styles.name}>{themeWords.names[id] ?? id}</span>
    </div>
  )
}
