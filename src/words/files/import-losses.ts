import { mostItems } from '#core/parse-json.ts'
import type { Imported } from '#workspace/files/import-job.ts'

import { counted, formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

type Loss = Imported['losses'][number]

const things = (amount: number): string => counted(amount, { one: 'thing', other: 'things' })

/** What is said of everything that could not be carried over. */
export const lossWords = translatable('lossWords', {
  heading: (amount: number): string => `${things(amount)} will be different`,
  text: 'All other words, pictures and figures are taken over.',
  slide: (number: number): string => `Slide ${number}`,
  whole: 'The whole file',
})

const pictures = (amount: number): string => counted(amount, { one: 'picture', other: 'pictures' })

const charts = (amount: number): string => counted(amount, { one: 'chart', other: 'charts' })

const texts = (amount: number): string => counted(amount, { one: 'text', other: 'texts' })

const sentences: Record<Loss['kind'], (count: number, format: string) => string> = {
  'slide-unreadable': () => 'This slide cannot be read and stays empty.',
  'notes-unreadable': () => 'The notes cannot be read.',
  'points-unreadable': (count) =>
    `${counted(count, { one: 'point is', other: 'points are' })} no text and left out.`,
  look: () => 'A style that is not known here is left out.',
  'picture-kind': (count, format) => `${pictures(count)} left out: no browser shows ${format}.`,
  'picture-absent': (count) => `${pictures(count)} left out: not in the file, or damaged.`,
  'picture-too-large': (count) =>
    `${pictures(count)} left out: larger than 10 MB or 40 megapixels.`,
  'picture-address': (count) => `${pictures(count)} left out: the address leads to no picture.`,
  'picture-linked': (count) => `${pictures(count)} left out: only linked, and not in the file.`,
  'pictures-left-out': (count) => `${pictures(count)} left out: more than a slide can hold.`,
  drawing: (count) => `${counted(count, { one: 'drawing', other: 'drawings' })} left out.`,
  'kept-chart': (count) => `${charts(count)} not painted in the original look.`,
  'kept-object': (count) =>
    `${counted(count, { one: 'embedded file', other: 'embedded files' })} without a picture of it.`,
  'kept-drawing': (count) =>
    `${counted(count, { one: 'drawing', other: 'drawings' })} not painted in the original look.`,
  'kept-element': (count) =>
    `${counted(count, { one: 'shape', other: 'shapes' })} left out: more than a slide can hold, or far beside it.`,
  'kept-pattern': (count) =>
    `${counted(count, { one: 'pattern', other: 'patterns' })} painted as one colour, or as a simpler pattern.`,
  'kept-gradient': (count) =>
    `${counted(count, { one: 'gradient', other: 'gradients' })} painted in circles instead of along the outline, or, of a line, in one colour.`,
  'kept-tile': (count) =>
    `${pictures(count)} that fill something repeated otherwise, or stretched.`,
  'kept-outline': (count) =>
    `${counted(count, { one: 'shape', other: 'shapes' })} painted as a rectangle.`,
  'kept-depth': (count) =>
    `${counted(count, { one: 'shape', other: 'shapes' })} painted flat, without depth.`,
  'kept-glow': (count) =>
    `${counted(count, { one: 'shape', other: 'shapes' })} painted without glow, reflection, soft edge or inner shadow.`,
  'kept-group': (count) =>
    `${counted(count, { one: 'group', other: 'groups' })} painted without its shadow or glow.`,
  'kept-warp': (count) => `${texts(count)} set straight instead of along a curve.`,
  'kept-recoloured': (count) =>
    `${pictures(count)} shown in the colours of the file, without what was recoloured or made transparent.`,
  'kept-letters': (count) =>
    `${texts(count)} in plain letters, without their outline, shadow or blended colours.`,
  'kept-setting': (count) => `${texts(count)} set without tab stops.`,
  'kept-bullet': (count) => `${texts(count)} with dots instead of pictures in front of points.`,
  'kept-date': (count) =>
    `${texts(count)} without the date of the day: it is left out, or stays as the file has it.`,
  'kept-link': (count) =>
    `${counted(count, { one: 'shape or picture no longer leads', other: 'shapes or pictures no longer lead' })} anywhere when it is clicked.`,
  'kept-table': (count) =>
    `${counted(count, { one: 'table', other: 'tables' })} painted plain: the style is not known here.`,
  'kept-chart-kind': (count) => `${charts(count)} drawn as the nearest kind.`,
  'kept-chart-colours': (count) =>
    `${charts(count)} drawn in plain colours instead of gradients or patterns.`,
  'kept-chart-axes': (count) => `${charts(count)} drawn on another scale.`,
  'kept-chart-lines': (count) =>
    `${charts(count)} drawn without second axis, trend lines or error bars.`,
  'kept-cut': (count) =>
    `${counted(count, { one: 'shape or table holds', other: 'shapes or tables hold' })} more than can be painted. The end of it is left out.`,
  transition: () => 'The transition is left out.',
  animation: () => 'Animations are left out.',
  audio: (count) => `${counted(count, { one: 'sound', other: 'sounds' })} left out.`,
  video: (count) => `${counted(count, { one: 'video', other: 'videos' })} left out.`,
  'diagram-as-text': (count) =>
    `${counted(count, { one: 'diagram becomes', other: 'diagrams become' })} points.`,
  'chart-kind': (count) =>
    `${charts(count)} drawn as the nearest kind: lines for radar and stock, points for bubbles, columns for a pie with negative values.`,
  'chart-kinds': (count) => `${charts(count)} of several kinds drawn as one kind.`,
  'chart-depth': (count) => `${charts(count)} drawn flat, without depth.`,
  'chart-stacking': (count) => `${charts(count)} stacked otherwise, or no longer.`,
  'chart-levels': (count) => `${charts(count)} with names of several levels keep the innermost.`,
  'chart-cut': (count) => `${charts(count)} hold more than can be shown. The rest is left out.`,
  'chart-own-slide': (count) =>
    `${counted(count, {
      one: 'more chart gets a slide of its own',
      other: 'more charts get slides of their own',
    })}.`,
  'chart-as-table': (count) =>
    `${counted(count, { one: 'chart becomes', other: 'charts become' })} figures.`,
  'chart-as-picture': (count) =>
    `${counted(count, { one: 'chart becomes a picture', other: 'charts become pictures' })}.`,
  'chart-unreadable': (count) => `${counted(count, { one: 'chart', other: 'charts' })} left out.`,
  'table-as-text': (count) =>
    `${counted(count, { one: 'table becomes', other: 'tables become' })} points.`,
  'embedded-object': (count) =>
    `${counted(count, { one: 'embedded file', other: 'embedded files' })} left out.`,
  'equation-as-text': (count) =>
    `${counted(count, { one: 'equation is', other: 'equations are' })} written in a line.`,
  'code-as-text': (count) =>
    `${counted(count, { one: 'block', other: 'blocks' })} of code become plain text.`,
  'included-file': () => 'Slides of another file are left out. Import that file as well.',
  comments: (count) => `${counted(count, { one: 'comment', other: 'comments' })} left out.`,
  links: (count) => `${counted(count, { one: 'link stays', other: 'links stay' })} as plain text.`,
  'points-hidden': (count) =>
    `${counted(count, { one: 'point has', other: 'points have' })} no room on the slide.`,
  'pictures-hidden': (count) =>
    `${counted(count, { one: 'picture has', other: 'pictures have' })} no room on the slide.`,
  'rows-hidden': (count) =>
    `${counted(count, { one: 'row of the table has', other: 'rows of the table have' })} no room on the slide.`,
  'text-overflows': () => 'There is more text than room for it: some of it cannot be read.',
  'text-left-out': () => 'There is more text than a slide can hold. The end of it is left out.',
  'title-left-out': () => 'The title is too long. The end of it is left out.',
  'logo-left-out': () => 'The logo is left out: not in the file, or no picture.',
  'typeface-left-out': () => 'A typeface is left out: not in the file, or no font.',
  theme: () => 'A theme that is not known here is left out.',
  'pronunciations-left-out': () =>
    'There are more pronunciations than a presentation can hold. The rest is left out.',
  'text-as-notes': () => 'Long paragraphs become speaker notes.',
  'document-pictures': (count) => `${pictures(count)} outside of the text left out.`,
  'pages-left-out': (count) =>
    `${counted(count, { one: 'page', other: 'pages' })} at the end left out.`,
  'presentations-unreadable': (count) =>
    `${counted(count, { one: 'presentation', other: 'presentations' })} left out: damaged.`,
  'presentations-left-out': () =>
    `There are more than ${formatNumber(mostItems)} presentations. The rest is left out.`,
  macros: () => 'Macros are left out.',
}

/** What will not be on a slide as it is in the file. */
export const describeLoss = translatable('describeLoss', (loss: Loss): string =>
  sentences[loss.kind]('count' in loss ? loss.count : 1, 'format' in loss ? loss.format : ''),
)
