import type { Finding, FindingCode } from './finding.ts'
import { bulletsPerSlide, describeRange, slideLengths } from '../slide-lengths.ts'

const point = ({ bullet = 0 }: Finding): string => `Point ${bullet + 1}`

const descriptions: Record<FindingCode, (finding: Finding) => string> = {
  'title-length': ({ found }) =>
    `The title has ${found} words; it needs ${describeRange(slideLengths.title)}.`,
  'title-repeated': () => 'The title is nearly that of another slide; it needs one of its own.',
  'bullet-count': ({ found, wanted = bulletsPerSlide }) =>
    `There are ${found} points; there should be ${describeRange(wanted)}.`,
  'bullet-length': (finding) =>
    `${point(finding)} has ${finding.found} words; it needs ${describeRange(finding.wanted ?? slideLengths.bullet)}.`,
  'bullet-empty': (finding) => `${point(finding)} is empty.`,
  'bullet-repeated': (finding) =>
    `${point(finding)} ("${finding.found}") is said elsewhere already; say something new.`,
  'icon-unknown': (finding) =>
    `${point(finding)} names the icon ":${finding.found}:", which nobody knows.`,
  placeholder: ({ found }) => `"${found}" only holds the place of real content.`,
  'notes-missing': () => `There are no notes; write ${describeRange(slideLengths.notes)} words.`,
  'notes-length': ({ found }) =>
    `The notes have ${found} words; they need ${describeRange(slideLengths.notes)}.`,
  'notes-read-slide': () => 'The notes only read the points out; explain them instead.',
  'ungrounded-number': ({ found }) => `The number ${found} is not in the source; leave it out.`,
  'fact-missing': ({ found }) => `The source says "${found}"; the slide leaves it out, so say it.`,
  'statement-changed': ({ found }) =>
    `"${found}" leaves out a condition or a unit of the source; say it as the source does.`,
  overflow: () => 'There is too much text for the slide; use fewer and shorter words.',
  'same-form': ({ found }) =>
    `It is the ${found}rd slide in a row in the same form; show it otherwise.`,
  'nothing-to-see': ({ found }) =>
    `It is the ${found}th slide in a row of plain points; give it a form that shows something.`,
  'lower-half-empty': () =>
    'Its lower half is empty; say more, or show it in a form that fills it.',
  'chart-title': ({ found }) =>
    `"${found}" only names what the chart is of; say what is to be seen in it.`,
  'words-covered': ({ found }) => `"${found}" cannot be read: something lies over it.`,
  'no-welcome': () => 'As the first slide it should welcome the audience.',
  'no-conclusion': () => 'As the last slide it should conclude and say goodbye.',
  'too-few-slides': ({ found }) => `The presentation has only ${found} slides.`,
  'too-many-slides': ({ found }) => `The presentation has ${found} slides, which is too many.`,
}

/** For the model that repairs a slide, not for people: users read the sentences in `words`. */
export const describeFinding = (finding: Finding): string => descriptions[finding.code](finding)
