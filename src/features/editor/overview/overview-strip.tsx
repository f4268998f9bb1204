import { Ellipsis } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useStore } from 'zustand'

import { IconButton } from '#ui/button.tsx'
import { overviewWords } from '#words/editor/overview.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useIsPhone } from '../use-is-phone.ts'
import { OverviewThumbnail, thumbnailId } from './overview-thumbnail.tsx'
import { countInSight, listMounted } from './overview-window.ts'
import { pressOverviewKey } from './press-overview-key.ts'
import type { SlideOperations } from './slide-operations.ts'
import styles from './slide-overview.module.css'
import type { SlideSelection } from './slide-selection.ts'
import { isRightToLeft, useOverviewWindow } from './use-overview-window.ts'
import type { SlideDrag } from './use-slide-drag.ts'
import { useSlideDrop } from './use-slide-drop.ts'

export type OverviewStripProps = {
  openDeck: OpenDeck
  selection: SlideSelection
  /** None where slides are only looked at. */
  operations: SlideOperations | null
  isDisabled: boolean
  /** Has the focus, whichever slide is current: thumbnails come and go as the strip scrolls. */
  list: RefObject<HTMLDivElement | null>
  tell: (news: string) => void
  /** `opener`: the button that was pressed by a key, and has the focus back. */
  onMenu: (at: { x: number; y: number }, opener: HTMLElement | null) => void
}

export function OverviewStrip({
  openDeck,
  selection,
  operations,
  isDisabled,
  list,
  tell,
  onMenu,
}: OverviewStripProps) {
  const slides = useStore(openDeck.state, ({ deck }) => deck.slides)
  const current = useStore(openDeck.state, (state) => state.current)
  const selected = useStore(selection.state, ({ ids }) => ids)
  // There the strip is a row below the stage.
  const horizontal = useIsPhone()
  const total = slides.length
  const strip = useOverviewWindow(total, horizontal)
  const { scroller, ruler, pitch, range, reveal } = strip
  const [dragged, setDragged] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const currentId = slides[current]?.id ?? ''
  const placeOf = (slideId: string) => slides.findIndex(({ id }) => id === slideId)

  useLayoutEffect(() => {
    // The frame lays the page out anyway; asked for sooner, that would be part of every change.
    const frame = requestAnimationFrame(() => reveal(current))
    return () => cancelAnimationFrame(frame)
  }, [reveal, current])

  const isEditable = operations !== null
  const drag = useMemo<SlideDrag | null>(() => {
    if (!isEditable) return null
    return {
      deckId: openDeck.id,
      start(slideId) {
        if (!selection.state.getState().ids.has(slideId)) selection.choose(slideId)
        setDragged(slideId)
        return selection.list().length
      },
    }
  }, [isEditable, openDeck, selection])
  const gap = useSlideDrop({
    strip,
    horizontal,
    deckId: openDeck.id,
    total,
    onDrop: (place) => operations?.take(place),
  })

  const press = (event: MouseEvent) => {
    const slideId = findSlideId(event.target)
    if (slideId === null || isDisabled) return
    list.current?.focus()
    if (isEditable && event.shiftKey) selection.extend(slideId)
    else if (isEditable && (event.ctrlKey || event.metaKey)) selection.toggle(slideId)
    else selection.choose(slideId)
    const count = selection.list().length
    if (count > 1) tell(overviewWords.news.selected(count))
  }

  const openMenu = (
    slideId: string,
    at: { x: number; y: number },
    opener: HTMLElement | null = null,
  ) => {
    if (!selection.state.getState().ids.has(slideId)) selection.choose(slideId)
    onMenu(at, opener)
  }

  const onContextMenu = (event: MouseEvent) => {
    if (!isEditable) return
    event.preventDefault()
    const slideId = findSlideId(event.target)
    if (slideId === null) {
      // From the keyboard: the menu of the slide one is on, at that slide.
      const box = document.querySelector(`#${CSS.escape(thumbnailId(currentId))}`)
      const { left, top } = (box ?? event.currentTarget).getBoundingClientRect()
      openMenu(currentId, { x: left + 24, y: top + 24 })
    } else openMenu(slideId, { x: event.clientX, y: event.clientY })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isDisabled) return
    const rightToLeft = isRightToLeft(event.currentTarget)
    const pageSize = countInSight(range)
    const needs = { openDeck, selection, operations, tell, pageSize, rightToLeft }
    if (pressOverviewKey(event, needs)) event.preventDefault()
  }

  const onPointerOver = (event: PointerEvent) => {
    const slideId = findSlideId(event.target)
    if (event.pointerType === 'mouse' && slideId !== null) setPointed(slideId)
  }

  const pointedAt = pointed === null ? -1 : placeOf(pointed)
  const offered = pointedAt < 0 ? current : pointedAt
  const along = horizontal ? 'insetInlineStart' : 'insetBlockStart'
  return (
    <div ref={scroller} className={styles.scroller}>
      <div ref={ruler} className={styles.item} data-ruler aria-hidden="true">
        <span className={styles.number} />
        <span className={styles.thumbnail} />
      </div>
      <div
        className={styles.track}
        style={{ [horizontal ? 'inlineSize' : 'blockSize']: total * pitch }}
        onPointerLeave={() => setPointed(null)}
      >
        <div
          ref={list}
          // Several slides can be chosen, dragged and painted: no native list does that.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          className={styles.list}
          tabIndex={0}
          aria-label={overviewWords.label}
          aria-multiselectable={isEditable}
          aria-orientation={horizontal ? 'horizontal' : 'vertical'}
          aria-activedescendant={thumbnailId(currentId)}
          aria-disabled={isDisabled || undefined}
          title={isDisabled ? overviewWords.navigationDisabled : undefined}
          onClick={press}
          onContextMenu={onContextMenu}
          onKeyDown={onKeyDown}
          onPointerOver={onPointerOver}
        >
          {listMounted(range, [current, placeOf(dragged)]).map((index) => {
            const slide = slides[index]
            return (
              slide && (
                <OverviewThumbnail
                  key={slide.id}
                  openDeck={openDeck}
                  slide={slide}
                  index={index}
                  total={total}
                  at={index * pitch}
                  horizontal={horizontal}
                  isCurrent={index === current}
                  isSelected={selected.has(slide.id)}
                  isDisabled={isDisabled}
                  drag={drag}
                />
              )
            )
          })}
        </div>
        {gap !== null && (
          <div className={styles.gap} style={{ [along]: gap * pitch }} data-gap={gap} />
        )}
        {isEditable && (
          <IconButton
            className={styles.more}
            style={{ [along]: offered * pitch }}
            size="s"
            variant="secondary"
            label={overviewWords.menu(offered + 1)}
            icon={<Ellipsis />}
            aria-haspopup="menu"
            onClick={(event) => {
              const { currentTarget: button, detail: clicks } = event
              const { left, bottom } = button.getBoundingClientRect()
              const at = { x: left, y: bottom }
              openMenu(slides[offered]?.id ?? currentId, at, clicks === 0 ? button : null)
            }}
          />
        )}
      </div>
    </div>
  )
}

function findSlideId(target: EventTarget): string | null {
  const option = target instanceof Element ? target.closest('[data-slide]') : null
  return option?.getAttribute('data-slide') ?? null
}
