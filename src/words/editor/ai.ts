import type { FixFailure } from '#workspace/generation/fix-slide.ts'
import type { DrawingFailure } from '#workspace/generation/slide-images.ts'
import type { SlideTask } from '#workspace/generation/slide-task.ts'

import { deckCheckWords } from './deck-check.ts'
import { counted } from '../formats.ts'
import { translatable } from '../language.ts'
import { describeModelFailure } from '../services/model-failure.ts'
import { describePictureFailure } from './picture.ts'
import { describeLibraryError } from '../storage.ts'

/** What a model is asked to do, as a menu says it. */
const tasks: Record<SlideTask, string> = {
  regenerate: 'Regenerate this slide',
  shorter: 'Make it shorter',
  simpler: 'Make it simpler',
  'more-formal': 'Make it more formal',
  'show-as': 'Show it as...',
  translate: 'Translate...',
  add: 'Add a slide about...',
  notes: 'Write notes for this slide',
  titles: 'Suggest titles',
}

/** The same as the title of the dialog. */
const headings: Record<SlideTask, string> = {
  ...tasks,
  'show-as': 'Show this slide as something else',
  translate: 'Translate this slide',
  add: 'Add a slide',
}

/** What the dialog tells about what is about to happen. */
const explanations: Record<SlideTask, string> = {
  regenerate: 'Title, points and notes are written anew on the same subject.',
  shorter: 'Title, points and notes keep their meaning in fewer words.',
  simpler: 'Title, points and notes in everyday words.',
  'more-formal': 'Title, points and notes in the language of a report.',
  'show-as': 'The same facts, written for another form. Nothing is invented for it.',
  translate: 'Title, points and notes in another language.',
  add: 'A new slide, right after this one.',
  notes: 'Words to say with this slide, 50 to 80 of them.',
  titles: 'Pick the one that suits the slide.',
}

/** What is said around asking a model about a slide. */
export const aiWords = translatable('aiWords', {
  menu: 'Improve with AI',
  tasks,
  headings,
  explanations,
  language: 'Language',
  languagePlaceholder: 'Spanish, Deutsch, Türkçe',
  languages: ['Spanish', 'French', 'German', 'Portuguese', 'Chinese', 'Arabic', 'Hindi'],
  commonLanguages: 'Common languages',
  about: 'What should it be about?',
  aboutPlaceholder: 'What it costs, an example, common questions',
  translate: 'Translate',
  write: 'Write the slide',
  missing: {
    translate: 'Please enter a language',
    add: 'Please enter what the slide should be about',
  },
  forms: 'Forms',
  chart: 'Chart',
  table: 'Table',
  otherForm: (wanted: string, shown: string): string =>
    `“${wanted}” does not suit what the slide says. It is shown as “${shown}”.`,
  writing: (service: string): string => `${service} is writing...`,
  stop: 'Stop',
  comparison: 'Before and after',
  before: 'Before',
  after: 'After',
  newSlide: (number: number): string => `New slide ${number}`,
  notes: 'Speaker Notes',
  noNotes: 'This slide has no notes.',
  noteLength: (words: number): string => `${words} words`,
  ready: 'The answer is here. Compare before and after.',
  same: 'The answer is the same as what is there already.',
  titleChoice: 'Suggested titles',
  apply: { changed: 'Apply', new: 'Add slide', titles: 'Use this title' },
  again: 'Try again',
  change: 'Change',
  retry: 'Retry',
  settings: 'Open settings',
  failed: 'Nothing was changed',
  /** Why nothing could be sent at all. */
  locked: 'Your keys are locked. Unlock them in the settings, then try again.',
  unset: 'No model is set up yet. Choose one in the settings.',
  keysUnreadable: 'Your stored keys could not be read. Look into the settings.',
})

/** What is said about showing all plain slides as something else. */
export const moreVisualWords = translatable('moreVisualWords', {
  action: 'Make the deck more visual',
  explanation:
    'Slides that are only points, shown as what they tell: figures, steps, a timeline. The facts stay.',
  nothing: 'There is nothing to change: no slide is only points.',
  working: (service: string, number: number, total: number): string =>
    `${service} is looking at slide ${number} of ${total}...`,
  progress: 'Slides that were looked at',
  stop: 'Stop',
  found: (count: number): string =>
    counted(count, { one: 'slide can show more.', other: 'slides can show more.' }),
  none: 'The model found nothing better for these slides. They stay as they are.',
  take: (number: number): string => `Change slide ${number}`,
  apply: (count: number): string => `Change ${counted(count, { one: 'slide', other: 'slides' })}`,
  slide: (number: number): string => `Slide ${number}`,
})

/** What is said about the picture that is made for a slide. */
export const slideImageWords = translatable('slideImageWords', {
  drawing: (service: string): string => `${service} is drawing a picture for this slide...`,
  artwork: 'Artwork, drawn on this device from the words of the slide, without AI.',
  another: 'Draw another',
  instead: 'Draw artwork instead',
  settings: 'Open settings',
  stop: 'Stop',
  retry: 'Retry',
  dismiss: 'Dismiss',
  failed: (reason: string): string => `Failed to generate image. ${reason}`,
  blocked: (service: string, reason: string): string =>
    `${service} would not draw this (${reason}). Other words on the slide often help.`,
  credits: {
    artwork: { title: 'Artwork made from the words of this slide', creator: 'Lectern, without AI' },
    model: (model: string) => ({ title: 'AI-generated picture', creator: model }),
  },
})

/** What is said about drawing all the pictures that slides ask for. */
export const deckPicturesWords = translatable('deckPicturesWords', {
  action: 'Draw the pictures of all slides...',
  title: 'Draw the pictures of all slides',
  explanation: 'Pictures that the model which wrote these slides would like on them.',
  nothing:
    'No slide asks for a picture. A model says what it would like to see when it writes a presentation.',
  cost: (service: string, pictures: number): string =>
    `${service} is asked for ${counted(pictures, { one: 'picture', other: 'pictures' })}, one request each, with your key. That may cost you something.`,
  free: (service: string): string =>
    `${service} draws no pictures. Artwork is drawn on this device instead, which costs nothing.`,
  prompts: 'Pictures to draw',
  prompt: (number: number, prompt: string): string => `Slide ${number}: ${prompt}`,
  gone: (form: string): string => `The picture would take the place of: ${form}`,
  draw: (pictures: number): string =>
    `Draw ${counted(pictures, { one: 'picture', other: 'pictures' })}`,
  working: (number: number, total: number): string => `Drawing picture ${number} of ${total}...`,
  progress: 'Pictures that were drawn',
  stop: 'Stop',
  drawn: (pictures: number): string =>
    counted(pictures, { one: 'picture was drawn.', other: 'pictures were drawn.' }),
  failed: (number: number, reason: string): string => `Slide ${number}: ${reason}`,
  done: 'Done',
})

/** Why a model could not be asked, or what was wrong with its answer. */
export function describeAskFailure(failure: FixFailure, service: string): string {
  switch (failure.code) {
    case 'no-key':
    case 'no-address':
      return aiWords.unset
    case 'locked':
      return aiWords.locked
    case 'wrong-passphrase':
    case 'passphrase-required':
    case 'storage-full':
    case 'damaged':
    case 'newer-version':
    case 'encryption-unavailable':
    case 'storage-unavailable':
      return aiWords.keysUnreadable
    case 'no-better':
    case 'gone':
      return deckCheckWords.failures[failure.code]
    default:
      return describeModelFailure(failure, service)
  }
}

/** Why a slide did not get its picture. */
export function describeDrawingFailure({ from, failure }: DrawingFailure, service: string): string {
  if (from === 'picture') return describePictureFailure(failure)
  if (from === 'store') return describeLibraryError({ operation: 'update', failure })
  if (from === 'models') return describeAskFailure(failure, service)
  if (failure.code === 'blocked') return slideImageWords.blocked(service, failure.reason)
  return describeModelFailure(failure, service)
}
