import type { Deck } from '../deck/deck.ts'
import type { Slide } from '../deck/slide.ts'
import type { DeckRequest } from './deck-request.ts'
import { describeFinding } from './check/describe-finding.ts'
import type { Finding } from './check/finding.ts'
import {
  describeReply,
  notesReply,
  type ReplyShape,
  slideReply,
  titlesReply,
} from './reply-shapes.ts'
import { chartForms, describeForms, type ReplyFormName } from './reply/reply-forms.ts'
import { writeReplySlide } from './reply/write-reply-slide.ts'
import { describeRange, slideLengths } from './slide-lengths.ts'
import {
  describeRequest,
  join,
  type Prompt,
  quoteSource,
  slideSystem,
  summariseSlide,
} from './write-prompt.ts'

/** What can be asked of a model about one slide of a deck. */
export type SlideEdit =
  | { kind: 'regenerate' }
  | { kind: 'rewrite'; style: 'shorter' | 'simpler' | 'more-formal' }
  | { kind: 'translate'; language: string }
  /** The same in another form. */
  | { kind: 'show-as'; form: ReplyFormName }
  /** The same in whatever form shows more of it than plain points do. */
  | { kind: 'more-visual' }
  /** A new slide, to stand after the given one. */
  | { kind: 'add'; about: string }
  | { kind: 'write-notes' }
  /** The same notes in so many words. */
  | { kind: 'fit-notes'; words: number }
  | { kind: 'suggest-titles' }
  /** What the deck check has found is named, so that it goes away. */
  | { kind: 'repair'; findings: readonly Finding[] }

export type EditedSlide = {
  deck: Deck
  slide: Slide
  /** What the deck was made from, as far as it is known. */
  request?: Partial<DeckRequest>
}

export function writeEditPrompt(
  edit: SlideEdit,
  { deck, slide, request = {} }: EditedSlide,
): Prompt {
  const place = deck.slides.findIndex(({ id }) => id === slide.id)
  const at = { place, count: deck.slides.length }
  const { audience, tone } = request
  const asked = {
    ...(audience && { audience }),
    ...(tone && { tone }),
    ...(edit.kind === 'translate' && { language: edit.language }),
  }
  return {
    system: slideSystem,
    prompt: join([
      `A presentation titled "${deck.title}" has these slides:`,
      deck.slides.map(summariseSlide).join('\n'),
      `Slide ${place + 1} in full:\n${JSON.stringify(writeReplySlide(slide, at))}`,
      ...ask(edit, deck, place),
      describeRequest(asked, 'Write in the language of the slides.'),
      ...quoteSource(request),
      `The JSON is one object with ${describeReply(findEditReply(edit))}.`,
    ]),
  }
}

/** Only the notes of the slide change. */
export const writesNotes = (kind: SlideEdit['kind']): boolean =>
  kind === 'write-notes' || kind === 'fit-notes'

/** What the answer consists of. */
export function findEditReply({ kind }: SlideEdit): ReplyShape {
  if (writesNotes(kind)) return notesReply
  return kind === 'suggest-titles' ? titlesReply : slideReply
}

const styles = {
  shorter: 'shorter: keep what matters most in each point, and the meaning',
  simpler: 'simpler: everyday words and short sentences that anyone can follow',
  'more-formal': 'more formal: the precise and polite language of a report',
} as const

function ask(edit: SlideEdit, deck: Deck, place: number): string[] {
  const number = place + 1
  switch (edit.kind) {
    case 'regenerate':
      return [
        `Write slide ${number} anew: same subject and same place in the talk, fresh title, points and notes. Repeat nothing from the other slides.`,
        ...describeRole(deck, place),
      ]
    case 'rewrite':
      return [
        `Rewrite slide ${number} so that it is ${styles[edit.style]}. Change title, points and notes alike, and add no new claims.`,
      ]
    case 'translate':
      return [
        `Translate slide ${number}, title, points and notes, into ${edit.language}. Keep names, numbers and meaning as they are.`,
      ]
    case 'show-as':
      return [
        `Show slide ${number} in another form:\n${describeForms(listLike(edit.form))}`,
        keepFacts,
        ...describeRole(deck, place),
      ]
    case 'more-visual':
      return [
        `Slide ${number} is plain text. Show it in the form that its content asks for: any form but points, and rather one that the slides beside it do not have.`,
        keepFacts,
      ]
    case 'add':
      return [
        `Write one new slide about: ${edit.about}. It stands right after slide ${number}. Repeat nothing from the other slides.`,
      ]
    case 'write-notes':
      return [
        `Write new speaker notes for slide ${number}: ${describeRange(slideLengths.notes)} words that explain its points and do not read them out.`,
        ...describeRole(deck, place),
      ]
    case 'fit-notes':
      return [
        `Rewrite the speaker notes of slide ${number} so that they take about ${edit.words} words when they are spoken, in the same voice. Keep what matters most, every figure and every name that stays; invent no fact.`,
      ]
    case 'suggest-titles':
      return [
        `Suggest five different titles for slide ${number}, each of ${describeRange(slideLengths.title)} words.`,
      ]
    default:
      return [
        `Write slide ${number} again so that the following is put right. Keep all else as it is.`,
        edit.findings.map((finding) => `- ${describeFinding(finding)}`).join('\n'),
        ...describeRole(deck, place),
      ]
  }
}

const keepFacts =
  'Keep its subject and all of its facts, write its points for that form, and invent no number, date or name.'

/** A chart may be of whatever kind suits its numbers. */
const listLike = (form: ReplyFormName): readonly ReplyFormName[] =>
  form === 'column-chart' ? chartForms : [form]

function describeRole(deck: Deck, place: number): string[] {
  if (place === 0)
    return ['It is the first slide: a warm welcome that says what the talk is about.']
  if (place === deck.slides.length - 1)
    return ['It is the last slide: a conclusion with the main takeaways and a kind goodbye.']
  return []
}
