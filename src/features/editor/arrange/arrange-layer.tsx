import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
} from 'react'

import type { Slide } from '#core/deck/slide.ts'
import type { OverPart, Rect } from '#core/layout/boxes.ts'
import { stage } from '#core/layout/stage.ts'
import { fitOnStage } from '#core/placed/fit-on-stage.ts'
import { changeArranged, seeElements } from '#core/placed/over/over-as-placed.ts'
import { listInside } from '#core/placed/edit/list-inside.ts'
import { listGroup } from '#core/placed/edit/group-elements.ts'
import type { Handle } from '#core/placed/edit/move-elements.ts'
import type { Guide } from '#core/placed/edit/snap-elements.ts'
import { boundPicked, canTurnTogether } from '#core/placed/edit/transform-together.ts'
import { arrangeWords } from '#words/editor/arrange.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { askForField } from '../typing/wanted-field.ts'
import styles from './arrange-layer.module.css'
import {
  arrangeSlide,
  forgetNext,
  pickElements,
  useFreed,
  useNext,
  usePicked,
} from './arranging.ts'
import { nameElement, orderElements } from './name-element.ts'
import { pressArrangeKey } from './press-arrange-key.ts'
import { createArranger } from './create-arranger.ts'
import { useArranged } from './use-arranged.ts'
import { useElementClipboard } from './use-element-clipboard.ts'
import { type Grip, useElementDrag } from './use-element-drag.ts'
import { useRubberBand } from './use-rubber-band.ts'

type ArrangeLayerProps = {
  openDeck: OpenDeck
  /** What the deck holds. */
  slide: Slide
  /** What is seen: as long as something is dragged, not yet what the deck holds. */
  shown: Slide
  /** What its form shows, below what is arranged; nothing of a slide that keeps its look. */
  form: readonly Rect[]
  /** Whether there are fields over the words when nobody arranges. */
  canType: boolean
  onPreview: (slide: Slide | null) => void
}

const handles: readonly Handle[] = [
  { across: -1, down: -1 },
  { across: 0, down: -1 },
  { across: 1, down: -1 },
  { across: 1, down: 0 },
  { across: 1, down: 1 },
  { across: 0, down: 1 },
  { across: -1, down: 1 },
  { across: -1, down: 0 },
]

/**
 * Lies over a slide and takes hold of what stands on it, or over its form. Each element is a button where it
 * is seen, in the order of reading; pointers drag them, keys move them.
 */
export function ArrangeLayer({
  openDeck,
  slide: stored,
  shown: painted,
  form,
  canType,
  onPreview,
}: ArrangeLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const { seen: slide, theme } = useArranged(openDeck, stored)
  const freed = useFreed(stored)
  const shown = painted === stored ? slide : seeElements(painted, theme)
  const picked = usePicked(stored) ?? []
  const arranger = createArranger(openDeck, slide, picked)
  useElementClipboard({ deckId: openDeck.id, slide, picked, arranger, layer })
  const fit = fitOnStage(shown.placed?.size ?? stage)
  const drag = useElementDrag({
    slide,
    scale: () => ((layer.current?.getBoundingClientRect().width ?? 0) / stage.width) * fit.scale,
    // Of a form that was taken apart these are elements themselves.
    others: freed ? undefined : form,
    onPreview: (change) =>
      onPreview(change && (freed ? change(freed) : changeArranged(stored, theme, change))),
    onDone: ({ change, copies }) => (copies ? arranger.duplicate(copies) : arranger.change(change)),
    onPress: pressAgain,
  })
  const elements = shown.placed?.elements ?? []
  const band = useRubberBand({
    toSlide: (x, y) => {
      const rect = layer.current?.getBoundingClientRect()
      const px = (rect?.width ?? stage.width) / stage.width
      return {
        x: ((x - (rect?.left ?? 0)) / px - fit.frame.x) / fit.scale,
        y: ((y - (rect?.top ?? 0)) / px - fit.frame.y) / fit.scale,
      }
    },
    onDone: (rect, isMore) => {
      const inside = listInside(slide, rect)
      pickElements(slide.id, isMore ? [...new Set([...picked, ...inside])] : inside)
    },
  })
  /** What handles are at: one as it stands, several as they are seen together. */
  const [only] = picked
  const hold =
    picked.length === 1 && only !== undefined ? elements[only] : boundPicked(shown, picked)

  const pick = (at: number, isMore: boolean) => {
    const group = listGroup(slide, at)
    const others = picked.filter((one) => !group.includes(one))
    const isPicked = group.every((one) => picked.includes(one))
    const next = !isMore ? group : isPicked ? others : [...others, ...group]
    pickElements(slide.id, next)
    return next
  }

  /** Of a group that is selected already, one that is pressed is meant alone. */
  const narrow = (at: number): boolean => {
    const isWhole = picked.length > 1 && listGroup(slide, at).length === picked.length
    if (isWhole) pickElements(slide.id, [at])
    return isWhole
  }

  const press = (event: PointerEvent, at: number) => {
    if (event.button !== 0) return
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey
    // What is selected together is moved together; a press alone selects one of it.
    const now = picked.includes(at) && !isMore ? picked : pick(at, isMore)
    const isAgain = now === picked
    if (now.includes(at)) drag.take(event, { kind: 'move', picked: now, ...(isAgain && { at }) })
  }

  /** Pressed and let go, without a drag. */
  function pressAgain(grip: Grip) {
    if (grip.kind === 'move' && grip.at !== undefined) narrow(grip.at)
  }

  /** Into the words that it shows, where these can be typed. */
  const type = (at: number) => {
    const element = elements[at]
    const text = element?.kind === 'shape' ? element.text : undefined
    const part = text?.paragraphs.find((one) => one.part)?.part
    const own = part ?? (text && slide !== stored && !freed && overPart(at))
    // What is turned cannot be typed where it stands.
    if (own && canType && !element?.turn) {
      askForField(own.field === 'title' ? { field: 'title' } : own)
      arrangeSlide(null)
    } else if (!part) {
      pickElements(slide.id, [at])
      typeInPanel()
    }
  }

  // Whoever has put something there goes on with it, and not with the button that put it.
  const next = useNext()
  useEffect(() => {
    if (!next || only === undefined || !elements[only]) return
    forgetNext()
    if (next === 'type') type(only)
    else layer.current?.querySelector<HTMLElement>('button[aria-pressed="true"]')?.focus()
  })

  const pressKey = (event: KeyboardEvent, at: number) => {
    if (event.key === 'F2') {
      event.preventDefault()
      type(at)
      return
    }
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (event.shiftKey || !picked.includes(at) || !narrow(at)) pick(at, event.shiftKey)
      return
    }
    const meant = picked.includes(at) ? picked : [at]
    const pressed = { slide, picked: meant, arranger: createArranger(openDeck, slide, meant) }
    if (!pressArrangeKey(event, pressed)) return
    event.preventDefault()
    // Keys of the deck mean the slide, as Delete and Duplicate do.
    event.stopPropagation()
    if (meant !== picked && event.key.startsWith('Arrow')) pickElements(slide.id, meant)
  }

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (drag.isDragging()) drag.cancel()
    else if (band.rect) band.cancel()
    else if (picked.length > 0) pickElements(slide.id, [])
    else arrangeSlide(null)
  }

  return (
    // Its buttons are what is pressed: it hears a press beside them, and the key that ends it all.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={layer}
      // It holds buttons over a painted slide, no form: a fieldset would be another thing.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={arrangeWords.layer}
      className={styles.layer}
      // Takes the focus of whoever presses beside all elements, so that keys are heard there.
      tabIndex={-1}
      onKeyDown={leave}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return
        if (!event.shiftKey) pickElements(slide.id, [])
        band.take(event)
      }}
      {...band.handlers}
    >
      <span id={keysId} hidden>
        {arrangeWords.keys}
      </span>
      {orderElements(shown).map((at, place) => {
        const element = elements[at]
        return (
          element && (
            <button
              key={at}
              type="button"
              className={styles.element}
              style={{ ...placeElement(element, fit), zIndex: at + 1 }}
              aria-label={nameElement(shown, at)}
              aria-pressed={picked.includes(at)}
              aria-describedby={place === 0 ? keysId : undefined}
              onPointerDown={(event) => press(event, at)}
              onDoubleClick={() => type(at)}
              onKeyDown={(event) => pressKey(event, at)}
              {...drag.handlers}
            />
          )
        )
      })}
      {hold && (
        <div
          className={styles.frame}
          data-several={picked.length > 1 || undefined}
          style={{ ...placeElement(hold, fit), zIndex: elements.length + 1 }}
        >
          {handles.map((handle) => (
            <span
              key={`${handle.across} ${handle.down}`}
              className={styles.handle}
              style={{ left: `${50 + 50 * handle.across}%`, top: `${50 + 50 * handle.down}%` }}
              data-handle={`${handle.across} ${handle.down}`}
              onPointerDown={(event) => drag.take(event, { kind: 'resize', picked, handle })}
              {...drag.handlers}
            />
          ))}
          {canTurnTogether(shown, picked) && (
            <span
              className={styles.turn}
              data-handle="turn"
              onPointerDown={(event) =>
                drag.take(event, {
                  kind: 'turn',
                  picked,
                  middle: middleOf(event.currentTarget.parentElement),
                })
              }
              {...drag.handlers}
            />
          )}
        </div>
      )}
      {band.rect && <span className={styles.band} style={placeRect(band.rect, fit)} />}
      {drag.guides.map((guide) => (
        <span
          key={`${guide.axis} ${guide.at} ${guide.from}`}
          className={styles.guide}
          data-guide={guide.to === undefined ? 'line' : 'gap'}
          style={placeGuide(guide, fit)}
        />
      ))}
    </div>
  )
}

type Spot = Rect & { turn?: number }

type Fit = { scale: number; frame: Rect }

/** Thin lines could not be pressed: they have some room around them, in px of the stage. */
const leastPress = 16

function placeElement(element: Spot, { scale, frame }: Fit): CSSProperties {
  const [width, height] = [element.width * scale, element.height * scale]
  const [wide, high] = [Math.max(width, leastPress), Math.max(height, leastPress)]
  return {
    left: frame.x + element.x * scale - (wide - width) / 2,
    top: frame.y + element.y * scale - (high - height) / 2,
    width: wide,
    height: high,
    ...(element.turn && { rotate: `${element.turn}deg` }),
  }
}

const placeRect = (rect: Rect, { scale, frame }: Fit): CSSProperties => ({
  left: frame.x + rect.x * scale,
  top: frame.y + rect.y * scale,
  width: rect.width * scale,
  height: rect.height * scale,
})

const overPart = (element: number): OverPart => ({ field: 'over', element, paragraph: 0 })

/** Words that are none of the slide's have their field there. */
const typeInPanel = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLTextAreaElement>('textarea[data-own-words]')?.select(),
  )

function placeGuide({ axis, at, from = 0, to }: Guide, { scale, frame }: Fit): CSSProperties {
  const isAcross = axis === 'across'
  const whole = isAcross ? frame.height : frame.width
  const length = to === undefined ? whole : (to - from) * scale
  const [start, place] = [from * scale, at * scale]
  return isAcross
    ? { left: frame.x + place, top: frame.y + start, width: 2, height: length }
    : { top: frame.y + place, left: frame.x + start, height: 2, width: length }
}

function middleOf(frame: Element | null): { x: number; y: number } {
  const { x = 0, y = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}
