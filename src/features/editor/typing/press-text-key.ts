import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

import { readBullet } from '#core/deck/texts/bullet.ts'
import type { Slide } from '#core/deck/slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { dressWords } from '#core/edit/style/dress-words.ts'
import { editArranged } from '#core/edit/edit-arranged.ts'
import { togglePoint } from '#core/edit/points/emphasise-point.ts'
import { indentBullet } from '#core/edit/points/indent-bullet.ts'
import { mergeBullets } from '#core/edit/points/merge-bullets.ts'
import type { BulletSelection } from '#core/edit/points/paste-bullets.ts'
import { splitBullet } from '#core/edit/points/split-bullet.ts'
import { typeBullet } from '#core/edit/points/type-bullet.ts'
import type { OverPart, TextPart } from '#core/layout/boxes.ts'
import { joinParagraphs, retypeParagraph } from '#core/placed/edit/retype-element.ts'
import { describeLetters, type LetterSwitch } from '#core/placed/edit/format-letters.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { seeElements } from '#core/placed/over/over-as-placed.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { pickElements } from '../arrange/arranging.ts'
import { findEmphasisKey, findLetterKey } from './find-emphasis-key.ts'
import { toLetters } from './selected-words.ts'
import { baseOf, type TextCaret } from './text-caret.ts'
import type { TypedPart } from './typed-part.ts'

export type TextInPlace = {
  openDeck: OpenDeck
  slide: Slide
  part: TypedPart
  caret: TextCaret
  /** Asks where words of a point shall lead. */
  onLink: (selection: BulletSelection) => void
  /** Whoever only passes through by Tab goes on by Tab: no text is a trap for the keyboard. */
  isTyping: RefObject<boolean>
}

/** Pressed by whoever passes through, too. */
const passingKeys = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta'])

/** The keys of a text on a slide, as people know them from PowerPoint. */
export function pressTextKey(event: KeyboardEvent<HTMLTextAreaElement>, text: TextInPlace): void {
  // Keys that choose or end a word of an input method are its own; 229 is how Safari tells the last.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return
  if (!passingKeys.has(event.key)) text.isTyping.current = true
  if (takeKey(event, text)) event.preventDefault()
  // On its way to the next text, in which nothing was typed.
  else if (event.key === 'Tab') text.isTyping.current = false
}

/** Whether the key was ours. */
function takeKey(event: KeyboardEvent<HTMLTextAreaElement>, text: TextInPlace): boolean {
  const { key, shiftKey, currentTarget: field } = event
  const { part, caret } = text
  const base = baseOf(part)
  // In the point, of which a form may show a part.
  const [start, end] = [field.selectionStart + base, field.selectionEnd + base]
  const isDressed = part.field === 'over' || keepsLook(text.slide)
  const letters = isDressed ? findLetterKey(event) : null
  if (letters) return dress(text, { start, end }, letters)
  const look = part.field === 'content' ? findEmphasisKey(event) : null
  if (look) return emphasise(text, { start, end }, look)
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (key === 'Enter') return startPoint(text, start, end, field.value.length + base)
  if (key === 'Tab') return changeLevel(text, shiftKey ? -1 : 1)
  if (key === 'Escape') return leave(field, text)
  if (start !== end || shiftKey) return false

  const isAtStart = start === base
  const isAtEnd = end === field.value.length + base
  const [back, on] = field.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === 'Backspace') return isAtStart && joinPrevious(text)
  if (key === 'Delete') return isAtEnd && joinNext(text, end)
  if (key === 'ArrowUp') return caret.cross(part, -1, start)
  if (key === 'ArrowDown') return caret.cross(part, 1, start)
  if (key === back) return isAtStart && caret.step(part, -1)
  if (key === on) return isAtEnd && caret.step(part, 1)
  return false
}

const point = (index: number): TextPart => ({ field: 'content', index })

/** The fields are there when it returns, so that the caret can be put into a new one. */
const edit = ({ openDeck }: TextInPlace, change: (view: DeckView) => DeckView): void =>
  flushSync(() => openDeck.edit(change))

function emphasise(
  text: TextInPlace,
  { start, end }: { start: number; end: number },
  look: NonNullable<ReturnType<typeof findEmphasisKey>>,
): boolean {
  const { part, slide, caret } = text
  if (part.field !== 'content') return false
  const selection = { index: part.index, start, end }
  if (look === 'link') text.onLink(selection)
  else {
    edit(text, (view) => togglePoint(view, slide.id, selection, look))
    caret.put(part, start, end)
  }
  return true
}

/** Of a slide that keeps its look, and of what lies over another, every letter has its own. */
function dress(
  text: TextInPlace,
  { start, end }: { start: number; end: number },
  name: LetterSwitch,
): boolean {
  const { openDeck, part, slide, caret } = text
  const letters = toLetters(part, start, end)
  const seen = seeElements(slide, findDeckTheme(openDeck.state.getState().deck))
  const isOn = describeLetters(seen, letters)?.[name] === true
  const change = (one: Slide) => dressWords(one, letters, { [name]: !isOn })
  edit(text, (view) => editArranged(view, slide.id, change))
  caret.put(part, start, end)
  return true
}

function startPoint(text: TextInPlace, start: number, end: number, textEnd: number): boolean {
  const { part, slide, caret } = text
  if (part.field === 'title') {
    caret.put(point(0), 0)
    return true
  }
  if (part.field === 'over') {
    const typed = (words: string) => `${words.slice(0, start)}\n${words.slice(end)}`
    changeParagraph(text, part, typed)
    caret.put({ ...part, paragraph: part.paragraph + 1 }, 0)
    return true
  }
  const whole = readBullet(slide.content[part.index] ?? '').text.length
  // After a number or a name the next item is meant, not what is said of this one.
  const isAfterSlot = part.slot !== undefined && end === textEnd
  const at = isAfterSlot ? { start: whole, end: whole } : { start, end }
  edit(text, (view) => splitBullet(view, slide.id, part.index, at))
  caret.put(point(part.index + 1), 0)
  return true
}

function changeLevel({ openDeck, slide, part, isTyping }: TextInPlace, by: 1 | -1): boolean {
  if (part.field !== 'content' || !isTyping.current) return false
  openDeck.edit((view) => indentBullet(view, slide.id, part.index, by))
  return true
}

/** Back a level first; at the first level into the text before. */
function joinPrevious(text: TextInPlace): boolean {
  const { part, slide, caret } = text
  if (part.field === 'over') {
    const before = { ...part, paragraph: part.paragraph - 1 }
    return part.paragraph > 0 && joinOver(text, before)
  }
  if (part.field === 'title') return false
  const { index } = part
  const bullet = readBullet(slide.content[index] ?? '')
  const base = baseOf(part)
  if (base > 0 && part.slot) return joinWithin(text, base - 1)
  if (bullet.level > 0) edit(text, (view) => indentBullet(view, slide.id, index, -1))
  else if (index > 0) {
    const end = readBullet(slide.content[index - 1] ?? '').text.length
    // The field that goes must not have the focus, or leaving it would tidy the slide.
    caret.put(point(index - 1), end)
    edit(text, (view) => mergeBullets(view, slide.id, index - 1))
    caret.put(point(index - 1), end)
  } else if (!bullet.text) {
    caret.step(part, -1)
    edit(text, (view) => changeSlide(view, slide.id, { content: slide.content.slice(1) }))
  }
  return true
}

/** Takes one letter of what a form does not show between two parts of a point. */
function joinWithin(text: TextInPlace, at: number): boolean {
  const { part, slide, caret } = text
  if (part.field !== 'content') return false
  const { index } = part
  const { text: whole } = readBullet(slide.content[index] ?? '')
  edit(text, (view) => typeBullet(view, slide.id, index, whole.slice(0, at) + whole.slice(at + 1)))
  caret.put(point(index), at)
  return true
}

function joinNext(text: TextInPlace, at: number): boolean {
  const { part, slide, caret } = text
  if (part.field === 'over') return joinOver(text, part)
  if (part.field === 'title') return false
  if (at < readBullet(slide.content[part.index] ?? '').text.length) return joinWithin(text, at)
  if (slide.content[part.index + 1] === undefined) return false
  edit(text, (view) => mergeBullets(view, slide.id, part.index))
  return caret.put(part, at)
}

const readParagraph = ({ openDeck, slide }: TextInPlace, part: OverPart): string | undefined => {
  const { deck } = openDeck.state.getState()
  const stored = deck.slides.find(({ id }) => id === slide.id)
  const element = stored?.over?.[part.element]
  const text = element?.kind === 'shape' ? element.text : undefined
  return text?.paragraphs[part.paragraph]?.text
}

function changeParagraph(
  text: TextInPlace,
  part: OverPart,
  change: (words: string) => string,
): void {
  const typed = change(readParagraph(text, part) ?? '')
  edit(text, (view) =>
    editArranged(view, text.slide.id, (one) =>
      retypeParagraph(one, part.element, part.paragraph, typed),
    ),
  )
}

/** With the paragraph after it. The field that goes must not have the focus meanwhile. */
function joinOver(text: TextInPlace, part: OverPart): boolean {
  const end = readParagraph(text, part)?.length
  const next = readParagraph(text, { ...part, paragraph: part.paragraph + 1 })
  if (end === undefined || next === undefined) return false
  text.caret.put(part, end)
  edit(text, (view) =>
    editArranged(view, text.slide.id, (one) => joinParagraphs(one, part.element, part.paragraph)),
  )
  text.caret.put(part, end)
  return true
}

/**
 * To the slide, where the keys of slides are heard and Tab goes on; from words over a form first to what they
 * stand in.
 */
function leave(field: HTMLElement, { part, slide }: TextInPlace): boolean {
  const hall = field.closest<HTMLElement>('[data-hall]')
  if (part.field === 'over') pickElements(slide.id, [part.element], 'hold')
  hall?.focus({ preventScroll: true })
  return true
}
