import type { FindingCode } from '#core/outline/check/finding.ts'
import type { FindingGroup } from '#core/outline/check/group-findings.ts'
import { bulletsPerSlide, slideLengths } from '#core/outline/slide-lengths.ts'
import type { FixFailure } from '#workspace/generation/fix-slide.ts'

import { choosePlural, counted, formatNumber, listAll } from '../formats.ts'
import { joinRuns } from '../join-runs.ts'
import { translatable } from '../language.ts'

type Sentence = (group: FindingGroup) => string

/** What was found, where that is one number or one text. */
const count = ([{ found }]: FindingGroup): number => Number(found)

const stretch = (first: number, last: number): string => `${first} to ${last}`

const points = (group: FindingGroup, one: string, other: string): string => {
  const places = group.flatMap(({ bullet }) => (bullet === undefined ? [] : [bullet + 1]))
  const subject = choosePlural(places.length, { one: 'Point', other: 'Points' })
  const verb = choosePlural(places.length, { one, other })
  return `${subject} ${listAll(joinRuns(places, stretch))} ${verb}`
}

function wordCount(group: FindingGroup): string {
  const counts = group.map(({ found }) => Number(found))
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most
    ? counted(most, { one: 'word', other: 'words' })
    : `${stretch(least, most)} words`
}

const quote = (group: FindingGroup): string => listAll(group.map(({ found }) => `“${found}”`))

/** What is good of any slide, unless its form is made for something else. */
function adviseCount([{ wanted = bulletsPerSlide }]: FindingGroup): string {
  const { min, max } = wanted
  if (max === bulletsPerSlide.max) return 'Three or four give a slide its shape.'
  return min === max
    ? `Its layout is made for ${formatNumber(max)}.`
    : `Its layout is made for ${stretch(min, max)}.`
}

const adviseLength = ([{ wanted = slideLengths.bullet }]: FindingGroup): string =>
  wanted.max === slideLengths.bullet.max
    ? 'Four to sixteen are easy to follow.'
    : `In this layout up to ${formatNumber(wanted.max)} are easy to follow.`

/** What is worth a second look, and what would be better. */
const sentences: Record<FindingCode, Sentence> = {
  'too-few-slides': (group) =>
    `${counted(count(group), { one: 'slide', other: 'slides' })} may be too few for the subject. Five to eight work well.`,
  'too-many-slides': (group) =>
    `${counted(count(group), { one: 'slide', other: 'slides' })} are a lot to listen to. Five to eight work well.`,
  'no-welcome': () => 'The first slide does not welcome the audience.',
  'no-conclusion': () => 'The last slide does not conclude or say goodbye.',
  'title-length': (group) => `The title has ${wordCount(group)}. Two to nine are easy to take in.`,
  'title-repeated': () => 'Another slide has nearly the same title.',
  'bullet-count': (group) =>
    `${counted(count(group), { one: 'point', other: 'points' })}. ${adviseCount(group)}`,
  'bullet-length': (group) =>
    `${points(group, 'has', 'have')} ${wordCount(group)}. ${adviseLength(group)}`,
  'bullet-empty': (group) => `${points(group, 'is', 'are')} empty.`,
  'bullet-repeated': (group) => `${points(group, 'says', 'say')} what is said already.`,
  'icon-unknown': (group) =>
    `${points(group, 'asks', 'ask')} for an icon that nobody knows: ${quote(group)}.`,
  placeholder: (group) =>
    `${quote(group)} only ${choosePlural(group.length, { one: 'holds', other: 'hold' })} the place of something to come.`,
  'notes-missing': () => 'There are no notes to speak.',
  'notes-length': (group) =>
    `The notes have ${wordCount(group)}. 50-80 give the best narration timing.`,
  'notes-read-slide': () => 'The notes only read the points out.',
  'ungrounded-number': (group) =>
    `The ${choosePlural(group.length, { one: 'number', other: 'numbers' })} ${listAll(group.map(({ found }) => String(found)))} ${choosePlural(group.length, { one: 'is', other: 'are' })} not in your source.`,
  'fact-missing': (group) =>
    `Your text also says: ${listAll(group.map(({ found }) => `“${String(found).replace(/\.$/u, '')}”`))}.`,
  'statement-changed': (group) =>
    `${quote(group)} ${choosePlural(group.length, { one: 'leaves', other: 'leave' })} out a condition or a unit that your text gives.`,
  overflow: () => 'There is more text than room for it.',
  'same-form': (group) =>
    `${counted(count(group), { one: 'slide', other: 'slides' })} in a row look alike. Another layout keeps eyes awake.`,
  'nothing-to-see': (group) =>
    `${counted(count(group), { one: 'slide', other: 'slides' })} in a row are words alone. A picture, a figure or another layout gives something to look at.`,
  'lower-half-empty': () => 'The lower half of the slide is empty.',
  'chart-title': () =>
    'The title names what the chart is of. Say what is to be seen in it instead.',
  'words-covered': (group) =>
    `${quote(group)} cannot be read, because something lies over ${choosePlural(group.length, { one: 'it', other: 'them' })}.`,
}

/** What one press does, by kind; dropping points is named after what is dropped. */
const fixes = {
  'bullet-empty': 'Drop empty points',
  'bullet-repeated': 'Drop repeated points',
  'set-notes': 'Add to the notes',
  'icon-unknown': 'Find icons by the words',
  'split-slide': 'Split into two slides',
  'rewrite-slide': 'Rewrite with AI',
  'write-notes': 'Write notes with AI',
} as const

export const deckCheckWords = translatable('deckCheckWords', {
  title: 'Deck check',
  description: 'What a careful listener would stumble over. What to change is up to you.',
  summary: (findings: number): string =>
    `${counted(findings, { one: 'thing', other: 'things' })} worth a second look`,
  /** Of a presentation that was made from the user's own text. */
  factsMissing: (facts: number, findings: number): string =>
    `${counted(facts, { one: 'statement of your text is', other: 'statements of your text are' })} neither on the slides nor in the notes. ${counted(findings, { one: 'thing', other: 'things' })} worth a second look in all.`,
  addFacts: 'Add to the notes',
  factsAdded: 'What your text says besides is in the notes now.',
  clean: 'Nothing to find fault with',
  cleanText: 'Length, titles, points, notes and layout are as they should be.',
  whole: 'The whole presentation',
  slide: (number: number): string => `Slide ${number}`,
  untitled: 'No title yet',
  major: 'Fix first',
  describe: (group: FindingGroup): string => sentences[group[0].code](group),
  fixes,
  show: 'Show slide',
  needsModel: 'Some of this can be put right by a model. None is set up yet.',
  settings: 'Open settings',
  done: 'Done',
  fixed: (number: number): string => `Slide ${number} is put right.`,
  improved: (number: number): string => `Slide ${number} is better now.`,
  undo: 'Undo',
  failures: {
    'no-better':
      'The new words would have been no better, so the slide is as it was. Try again, or change it yourself.',
    gone: 'This slide is gone.',
  } satisfies Partial<Record<FixFailure['code'], string>>,
})
