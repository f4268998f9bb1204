import {
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import type { SlideInDeck } from '#core/deck/slide-in-deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { editArranged } from '#core/edit/edit-arranged.ts'
import type { BulletSelection } from '#core/edit/points/paste-bullets.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { stage } from '#core/layout/stage.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { findOverAt } from '#core/placed/over/find-over-at.ts'
import { tidyOver } from '#core/placed/over/tidy-over.ts'
import { place as placeBox } from '#slide/paint.ts'
import { useSlideLayout } from '#slide/use-slide-layout.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { type Action, useActions } from '../../actions.ts'
import { pickElements } from '../arrange/arranging.ts'
import { findParagraphAt } from './find-paragraph-at.ts'
import { listTypedBoxes } from './list-typed-boxes.ts'
import { LinkDialog } from './link-dialog.tsx'
import { InPlaceParagraph } from './in-place-paragraph.tsx'
import styles from './in-place-text.module.css'
import { baseOf, createTextCaret, partKey } from './text-caret.ts'
import { selectWords, toLetters } from './selected-words.ts'
import type { TypedBox, TypedPart } from './typed-part.ts'
import { useTidyOnLeave } from './use-tidy-on-leave.ts'
import { giveFocus } from './wanted-field.ts'

type InPlaceTextProps = SlideInDeck & {
  openDeck: OpenDeck
  /** What the deck holds; `slide` is how it is shown. */
  stored: Slide
  onEnter: () => void
  onLeave: () => void
}

/** What is over a form has no place of its own that would tell that it is empty, or too small. */
function tidyTextBoxes(openDeck: OpenDeck, { id, over }: Slide, layout: SlideLayout): void {
  if (over && !layout.isKept)
    openDeck.edit((view) => editArranged(view, id, (one) => tidyOver(one, layout)), {
      tidies: true,
    })
}

const noActions: readonly Action[] = []

/** Fields hear these themselves. */
const listTypingKeys = () => {
  const { strong, stressed, link } = editorWords.emphasis
  return {
    typingKeys: [
      { keys: '$mod+b', label: strong },
      { keys: '$mod+i', label: stressed },
      { keys: '$mod+k', label: link },
    ],
  }
}

/**
 * Fields over the texts of a slide, each exactly where its text is painted. They hold caret and
 * selection; what is seen is the painted slide, which follows every keystroke, so nothing can
 * move or look different while it is typed.
 */
export function InPlaceText({ openDeck, stored, onEnter, onLeave, ...onStage }: InPlaceTextProps) {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null)
  const keysId = useId()
  const [entered, setEntered] = useState('title')
  const isTyping = useRef(false)
  const { layout, metrics } = useSlideLayout(onStage)
  useActions(
    editorWords.emphasis.group,
    noActions,
    useMemo(() => listTypingKeys(), []),
  )
  useTidyOnLeave(layer, openDeck, stored.id)
  const boxes = listTypedBoxes(layout, onStage.slide)
  const paragraphs = boxes.flatMap((box) => box.paragraphs)
  const caret = createTextCaret(layer, paragraphs)
  useEffect(() => () => selectWords(null), [])
  const [linking, setLinking] = useState<BulletSelection | null>(null)
  const typed = useRef<{ part: TypedPart; at: number } | null>(null)

  // A form may show a point otherwise once it says something else: the field is another, the caret stays.
  useLayoutEffect(() => {
    const last = typed.current
    typed.current = null
    if (last?.part.field !== 'content' || layer?.contains(document.activeElement)) return
    caret.put({ field: 'content', index: last.part.index }, last.at)
  })
  useLayoutEffect(() => giveFocus(layer))
  const keys = paragraphs.map(({ part }) => partKey(part))
  // The slide is one stop of the Tab key, at the text that had the caret last; arrows lead on.
  const stop = keys.includes(entered) ? entered : keys[0]

  /** A press beside the words means the words nearest to it. */
  const pressBox = (event: PointerEvent, box: TypedBox) => {
    const nearest = layer && findParagraphAt(box.paragraphs, event, layer)
    if (!nearest) return
    event.preventDefault()
    caret.put(nearest.part, baseOf(nearest.part) + nearest.text.length)
  }

  /** A press beside all words may mean what lies over the form there. */
  const pressBeside = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.button !== 0 || keepsLook(stored)) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const scale = stage.width / width
    const point = { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale }
    const meant = findOverAt(stored, point)
    if (meant.length > 0) pickElements(stored.id, meant, 'hold')
  }

  /** Its buttons are in the panel, where the field has the focus no longer. */
  const noteSelection = ({
    dataset,
    selectionStart: start,
    selectionEnd: end,
  }: HTMLTextAreaElement) => {
    const { part } = paragraphs.find((one) => partKey(one.part) === dataset['part']) ?? {}
    if (!part) return
    if (part.field !== 'over' && !keepsLook(stored)) return selectWords(null)
    selectWords({
      slideId: stored.id,
      letters: toLetters(part, start + baseOf(part), end + baseOf(part)),
      restore: () => caret.put(part, start + baseOf(part), end + baseOf(part)),
    })
  }

  return (
    <div
      ref={setLayer}
      className={styles.layer}
      onPointerDownCapture={() => (isTyping.current = true)}
      onPointerDown={pressBeside}
      onFocus={({ target, relatedTarget, currentTarget }) => {
        setEntered(target.getAttribute('data-part') ?? '')
        if (!currentTarget.contains(relatedTarget)) onEnter()
      }}
      onSelect={({ target }) => {
        if (target instanceof HTMLTextAreaElement) noteSelection(target)
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        isTyping.current = false
        tidyTextBoxes(openDeck, stored, layout)
        onLeave()
      }}
    >
      <span id={`${keysId}-title`} hidden>
        {editorWords.slide.titleKeys}
      </span>
      <span id={`${keysId}-content`} hidden>
        {editorWords.slide.pointKeys}
      </span>
      <span id={`${keysId}-over`} hidden>
        {editorWords.slide.textBoxKeys}
      </span>
      {boxes.map((box, index) => (
        <div
          // Boxes have no identity of their own: their order is the layout's.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.box}
          style={placeBox(box)}
          onPointerDown={(event) => pressBox(event, box)}
        />
      ))}
      {/* One list for all boxes: a text that moves to another column keeps its field and the caret. */}
      {boxes.flatMap((box) =>
        box.paragraphs.map((paragraph) => (
          <InPlaceParagraph
            key={partKey(paragraph.part)}
            openDeck={openDeck}
            slide={stored}
            box={box}
            paragraph={paragraph}
            metrics={metrics}
            rtl={layout.rtl}
            caret={caret}
            isTyping={isTyping}
            keysId={`${keysId}-${paragraph.part.field}`}
            isStop={partKey(paragraph.part) === stop}
            onType={(part, at) => (typed.current = { part, at })}
            onLink={setLinking}
          />
        )),
      )}
      {linking && (
        <LinkDialog
          edit={openDeck.edit}
          slide={stored}
          selection={linking}
          onClose={() => {
            setLinking(null)
            const { index, start, end } = linking
            // The dialog gives the focus back first.
            requestAnimationFrame(() => caret.put({ field: 'content', index }, start, end))
          }}
        />
      )}
    </div>
  )
}
