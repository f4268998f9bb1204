import type { Finding, FindingCode } from '#core/outline/finding.ts'
import type { FixFailure } from '#workspace/fix-slide.ts'

import { counted } from './counted.ts'

type Sentence = (finding: Finding) => string

const point = ({ bullet }: Finding): string =>
  bullet === undefined ? 'A point' : `Point ${bullet + 1}`

/** What is worth a second look, and what would be better. */
const sentences: Record<FindingCode, Sentence> = {
  'too-few-slides': ({ found }) =>
    `${counted(Number(found), 'slide', 'slides')} may be too few for the subject. Five to eight work well.`,
  'too-many-slides': ({ found }) =>
    `${counted(Number(found), 'slide', 'slides')} are a lot to listen to. Five to eight work well.`,
  'no-welcome': () => 'The first slide does not welcome the audience.',
  'no-conclusion': () => 'The last slide does not conclude or say goodbye.',
  'title-length': ({ found }) =>
    `The title has ${counted(Number(found), 'word', 'words')}. Two to nine are easy to take in.`,
  'title-repeated': () => 'Another slide has nearly the same title.',
  'bullet-count': ({ found }) =>
    `${counted(Number(found), 'point', 'points')}. Three or four give a slide its shape.`,
  'bullet-length': (finding) =>
    `${point(finding)} has ${counted(Number(finding.found), 'word', 'words')}. Four to sixteen are easy to follow.`,
  'bullet-empty': (finding) => `${point(finding)} is empty.`,
  'bullet-repeated': (finding) => `${point(finding)} says what is said already.`,
  placeholder: ({ found }) => `“${found}” only holds the place of something to come.`,
  'notes-missing': () => 'There are no notes to speak.',
  'notes-length': ({ found }) =>
    `The notes have ${counted(Number(found), 'word', 'words')}. 50-80 give the best narration timing.`,
  'notes-read-slide': () => 'The notes only read the points out.',
  'ungrounded-number': ({ found }) => `The number ${found} is not in your source.`,
  overflow: () => 'There is more text than room for it.',
}

/** What one press does, by kind; dropping points is named after what is dropped. */
const fixes = {
  'bullet-empty': 'Drop empty points',
  'bullet-repeated': 'Drop repeated points',
  'split-slide': 'Split into two slides',
  'rewrite-slide': 'Rewrite with AI',
  'write-notes': 'Write notes with AI',
} as const

export const deckCheckWords = {
  title: 'Deck check',
  description: 'What a careful listener would stumble over. Nothing here is an error.',
  summary: (findings: number): string =>
    `${counted(findings, 'thing', 'things')} worth a second look`,
  clean: 'Nothing to find fault with',
  cleanText: 'Length, titles, points, notes and layout are as they should be.',
  whole: 'The whole presentation',
  slide: (number: number): string => `Slide ${number}`,
  untitled: 'No title yet',
  major: 'Fix first',
  findings: (finding: Finding): string => sentences[finding.code](finding),
  fixes,
  show: 'Show slide',
  needsModel: 'Some of this can be put right by a model. None is set up yet.',
  settings: 'Open settings',
  done: 'Done',
  fixed: (number: number): string => `Slide ${number} is put right.`,
  undo: 'Undo',
  failures: {
    'no-better':
      'The new words would have been no better, so the slide is as it was. Try again, or change it yourself.',
    gone: 'This slide is gone.',
  } satisfies Partial<Record<FixFailure['code'], string>>,
} as const
