import { type ChangeEvent, type ClipboardEvent, type CSSProperties, useState } from 'react'
import { flushSync } from 'react-dom'

import { changeSlide } from '#core/edit/change-slide.ts'
import { editArranged } from '#core/edit/edit-arranged.ts'
import { pasteBullets } from '#core/edit/points/paste-bullets.ts'
import { readPastedLines } from '#core/edit/points/read-pasted-lines.ts'
import { typeInPoint } from '#core/edit/points/type-in-point.ts'
import type { Typing } from '#core/emphasis/edit-emphasis.ts'
import type { Paragraph } from '#core/layout/boxes.ts'
import { retypeParagraph } from '#core/placed/edit/retype-element.ts'
import { fontStack, letterSpacing } from '#core/layout/typefaces/font-stack.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'
import { findSeat } from '#core/layout/find-seat.ts'
import { editorWords } from '#words/editor/editor.ts'

import styles from './in-place-text.module.css'
import { pressTextKey, type TextInPlace } from './press-text-key.ts'
import { baseOf, partKey } from './text-caret.ts'
import type { TypedBox, TypedParagraph, TypedPart } from './typed-part.ts'

type InPlaceParagraphProps = Omit<TextInPlace, 'part'> & {
  box: TypedBox
  paragraph: TypedParagraph
  metrics: TextMetrics
  /** Which way the slide reads. */
  rtl: boolean
  /** Of the element that says what the keys do in such a text. */
  keysId: string
  /** Where Tab comes in. */
  isStop: boolean
  /** Is told where in its text somebody types, before the text is changed. */
  onType: (part: TypedPart, at: number) => void
}

export function InPlaceParagraph(props: InPlaceParagraphProps) {
  const { openDeck, slide, paragraph, caret, isTyping, keysId, isStop, onType, onLink } = props
  const { part, text } = paragraph

  /** While an input method composes a word, its field must not be changed by anybody else. */
  const [composed, setComposed] = useState<string | null>(null)

  const type = (typed: string, how?: Typing) =>
    openDeck.edit(
      (view) =>
        part.field === 'title'
          ? changeSlide(view, slide.id, { title: typed })
          : part.field === 'over'
            ? editArranged(view, slide.id, (one) =>
                retypeParagraph(one, part.element, part.paragraph, typed),
              )
            : typeInPoint(view, slide.id, part, typed, how),
      { mergeKey: `${slide.id}:${partKey(part)}` },
    )

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    onType(part, baseOf(part) + target.selectionStart)
    if (composed !== null) setComposed(target.value)
    const { value } = target
    const after = value.length - target.selectionEnd
    const isPasted =
      nativeEvent instanceof InputEvent && isFromElsewhere.test(nativeEvent.inputType)
    // Only input methods and dictation bring line breaks here; the keys have their own meaning.
    const typed = value.replaceAll('\n', ' ')
    flushSync(() => type(typed, isPasted ? { isLiteral: true } : undefined))
    // Marks that were read are no letters any more: what follows the caret still does.
    if (composed === null && target.isConnected && target.value !== value) {
      const at = Math.max(0, target.value.length - after)
      target.setSelectionRange(at, at)
    }
  }

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = readPastedLines(event.clipboardData.getData('text/plain'))
    // Words within a line are pasted as anywhere else.
    if (lines.length < 2) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const [start, end] = [selectionStart + baseOf(part), selectionEnd + baseOf(part)]
    if (part.field === 'title') {
      const joined = lines.map((line) => line.text).join(' ')
      flushSync(() => type(text.slice(0, start) + joined + text.slice(end)))
      caret.put(part, start + joined.length)
      return
    }
    if (part.field === 'over') {
      const pasted = lines.map((line) => line.text)
      flushSync(() => type(text.slice(0, start) + pasted.join('\n') + text.slice(end)))
      const last = { ...part, paragraph: part.paragraph + lines.length - 1 }
      caret.put(last, pasted.at(-1)?.length ?? 0)
      return
    }
    const { index } = part
    flushSync(() =>
      openDeck.edit((view) => pasteBullets(view, slide.id, { index, start, end }, lines)),
    )
    caret.put({ field: 'content', index: index + lines.length - 1 }, lines.at(-1)?.text.length ?? 0)
  }

  return (
    <textarea
      className={styles.field}
      style={toStyle(props)}
      data-part={partKey(part)}
      {...(part.field === 'content' && {
        'data-point': part.index,
        'data-slot': part.slot,
        'data-base': baseOf(part),
      })}
      dir={paragraph.rtl ? 'rtl' : 'ltr'}
      rows={1}
      aria-label={nameField(part)}
      aria-describedby={keysId}
      tabIndex={isStop ? 0 : -1}
      placeholder={choosePlaceholder(paragraph)}
      value={composed ?? breakAtLines(paragraph)}
      onChange={change}
      onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
      onCompositionEnd={() => setComposed(null)}
      onKeyDown={(event) => pressTextKey(event, { openDeck, slide, part, caret, isTyping, onLink })}
      onPaste={paste}
    />
  )
}

function nameField(part: TypedPart): string {
  const { title, textBox, point } = editorWords.slide
  if (part.field === 'title') return title
  return part.field === 'over' ? textBox : point(part.index + 1)
}

const choosePlaceholder = ({ part }: TypedParagraph): string =>
  part.field === 'title' ? editorWords.slide.titlePlaceholder : editorWords.slide.pointPlaceholder

/** The very box and font the text is painted with, so that the caret stands between its letters. */
function toStyle({ box, paragraph, metrics, rtl }: InPlaceParagraphProps): CSSProperties {
  const { x, y, width, height, pitch, sizePt, lines } = paragraph
  const [first] = lines
  const { font, colour } = findLook(paragraph, box)
  const sizePx = sizePt * pxPerPt
  // Of the face that is typed in, wherever that of the box would stand.
  const seat = findSeat(metrics.vertical(font), sizePx, pitch)
  const hang = first && !rtl && box.align === 'start' ? Math.min(0, first.x - x) : 0
  return {
    left: x,
    top: first ? first.baseline - seat : y,
    width,
    height: Math.max(height, pitch),
    color: colour,
    textAlign: alignments[box.align][rtl ? 'rtl' : 'ltr'],
    fontFamily: fontStack(font),
    letterSpacing: spaceLetters(paragraph, font, metrics),
    ...(hang < 0 && { textIndent: hang, left: x + hang, width: width - hang, paddingLeft: -hang }),
    fontSize: paragraph.text === '' ? fitPlaceholder(paragraph, box, metrics) : sizePx,
    fontWeight: font.weight,
    fontStyle: font.italic ? 'italic' : 'normal',
    lineHeight: `${pitch}px`,
    ...(isMixed(paragraph) && { whiteSpace: 'pre' }),
    // Korean lines end between words; browsers would end them within.
    ...(/\p{sc=Hangul}/u.test(paragraph.text) && { wordBreak: 'keep-all' }),
  }
}

const isFromElsewhere = /^insertFrom(?:Paste|Drop)/

/** Whether letters of several looks stand on its lines, which a field cannot have. */
const isMixed = ({ lines }: Pick<Paragraph, 'lines'>): boolean =>
  lines.some(({ pieces = [] }) => pieces.length > 1)

/**
 * The words of a field. One that cannot have the looks of its text would end its lines elsewhere: so
 * they end where they are painted, with a line break in place of the space that is there.
 */
function breakAtLines(paragraph: TypedParagraph): string {
  const { text, lines } = paragraph
  if (!isMixed(paragraph)) return text
  return lines.reduce(
    (broken, { end }) =>
      end < text.length && text[end - 1] === ' '
        ? `${broken.slice(0, end - 1)}\n${broken.slice(end)}`
        : broken,
    text,
  )
}

/** As most of it looks. */
function findLook(
  { runs = [], text }: TypedParagraph,
  box: TypedBox,
): { font: Font; colour: string } {
  const whole = runs.find(({ start, end }) => start === 0 && end === text.length)
  return whole ?? { font: box.font, colour: box.style.textColor }
}

/** A field has one size: so that the caret stands between letters of several, they share the room. */
function spaceLetters(paragraph: TypedParagraph, font: Font, metrics: TextMetrics): string {
  if (!isMixed(paragraph)) return letterSpacing(font)
  const sizePx = paragraph.sizePt * pxPerPt
  let [spare, letters] = [0, 0]
  for (const { text, width } of paragraph.lines) {
    spare += width - metrics.measure(text, { ...font, tracking: 0 }, sizePx)
    letters += text.length
  }
  return `${spare / Math.max(1, letters)}px`
}

/** Until there are words the box is one line high: what invites them has to fit on it. */
function fitPlaceholder(
  paragraph: TypedParagraph,
  { font }: TypedBox,
  metrics: TextMetrics,
): number {
  const sizePx = paragraph.sizePt * pxPerPt
  const taken = metrics.measure(choosePlaceholder(paragraph), font, sizePx)
  // Browsers that lack the font paint another one, which may be a little wider.
  return sizePx * Math.min(1, (0.96 * paragraph.width) / taken)
}

/** Sides of the slide: a text that reads the other way still stands where it is painted. */
const alignments = {
  start: { ltr: 'left', rtl: 'right' },
  center: { ltr: 'center', rtl: 'center' },
  end: { ltr: 'right', rtl: 'left' },
} as const
