import type { Slide } from '../../deck/slide.ts'
import { foldText } from '../../fold-text.ts'
import { readWords } from '../../emphasis/read-emphasis.ts'
import { findSentences } from '../../narration/script/find-sentences.ts'
import { type Fields, isFields, readFields } from '../../read-fields.ts'
import { stripMarks } from '../clean-text.ts'
import { readReplyField } from '../reply-shapes.ts'
import { measureLetters } from './measure-letters.ts'
import { isNumbered, readReplyLines, readReplyPoints } from './read-reply-points.ts'
import { readReplyTable, type ReplyTable, tableOfPoints } from './read-reply-table.ts'
import { readReplyText } from './read-reply-text.ts'
import { findReplyForm, type ReplyForm, type ReplyFormName, replyForms } from './reply-forms.ts'
import { settleSlide } from './settle-slide.ts'

const most = { title: 600, notes: 6000, imagePrompt: 600 } as const

/** The words of a slide that a model has written, in a form that holds them; '' and nothing where it wrote none. */
export type ReadSlide = Pick<Slide, 'title' | 'content' | 'notes'> &
  Partial<Pick<Slide, 'layout' | 'table' | 'imagePrompt'>>

/** `place`: where in its deck it will stand. */
export function readReplySlide(raw: unknown, place: number): ReadSlide {
  const fields = readFields(raw)
  const named = findReplyForm(readReplyField(fields, 'form'))
  const value = findContent(fields)
  const form = named ?? (isNumbered(value) ? 'steps' : null)
  const written = (form === 'code' && readReplyLines(value)) || readReplyPoints(value)
  const { table, points } = findTable(readReplyField(fields, 'table'), form, written)
  const heading = stripMarks(readReplyText(readReplyField(fields, 'title'), most.title))
  const title = shortenTitle(heading)
  const { besides, ...shown } = settleSlide(
    { title, points, form, table },
    isLater(fields) ? Math.max(place, 1) : place,
  )
  const imagePrompt = readReplyText(readReplyField(fields, 'imagePrompt'), most.imagePrompt)
  const unsaid = title === heading ? besides : [heading, ...besides]
  return {
    title,
    ...shown,
    notes: sayBesides(readNotes(readReplyField(fields, 'notes')), unsaid),
    ...(saysSomething(imagePrompt) && { imagePrompt }),
  }
}

/** Where the first slides of an answer were lost, one that counts itself as a later one is no cover. */
const isLater = (fields: Fields): boolean =>
  Number(/^slide-(\d{1,3})$/u.exec(readReplyText(readReplyField(fields, 'id'), 100))?.[1] ?? 1) > 1

const saysSomething = (text: string): boolean => !/^(?:|none|null|n\/?a|no|-)\.?$/iu.test(text)

/** Where the points stand: in their field, or in those that a form of its own would have. */
function findContent(fields: Fields): unknown {
  const content = readReplyField(fields, 'content')
  const own = [
    pickAll(fields, ['subtitle']),
    pickAll(fields, ['quote', 'quotation', 'author', 'attribution']),
    pickAll(fields, ['number', 'value', 'unit', 'caption']),
    readSides(fields),
  ].filter((part) => part !== null)
  const isEmpty = content === undefined || (Array.isArray(content) && content.length === 0)
  if (own.length === 0) return isFields(content) ? (readSides(content) ?? content) : content
  return isEmpty ? own : [...own, ...(Array.isArray(content) ? content : [content])]
}

const pickAll = (fields: Fields, names: readonly string[]): Fields | string | null => {
  const found = names.filter(
    (name) => typeof fields[name] === 'string' || typeof fields[name] === 'number',
  )
  if (found.length === 0) return null
  return found.length === 1 && found[0] === 'subtitle'
    ? readReplyText(fields['subtitle'], most.title)
    : Object.fromEntries(found.map((name) => [name, fields[name]]))
}

const sideNames = [
  ['left', 'right'],
  ['pros', 'cons'],
  ['before', 'after'],
  ['advantages', 'disadvantages'],
] as const

/** `{ "left": { "name": …, "points": […] }, "right": … }`, `{ "pros": […], "cons": […] }`. */
function readSides(fields: Fields): unknown[] | null {
  const pair = sideNames.find((names) => names.every((name) => typeof fields[name] === 'object'))
  if (!pair) return null
  return pair.map((name) => {
    const side = fields[name]
    if (!Array.isArray(side)) return side
    const heading = fields[`${name}Title`] ?? fields[`${name}_title`] ?? fields[`${name}Label`]
    return {
      name: readReplyText(heading, 60) || name.charAt(0).toUpperCase() + name.slice(1),
      points: side,
    }
  })
}

/** The table that was written, or one of figures that stand in the points of a chart. */
function findTable(
  value: unknown,
  form: ReplyFormName | null,
  points: string[],
): { table: ReplyTable | null; points: string[] } {
  const shows: ReplyForm['shows'] | null = form && replyForms[form].shows
  const look = shows && 'table' in shows ? shows.table : null
  const table = readReplyTable(value, look)
  const mayBeChart = look !== null || form === null || form === 'points' || form === 'cards'
  if (table || !mayBeChart) return { table, points }
  const rows = tableOfPoints(points.map(readWords))
  const drawn = rows && (look !== null || rows.length >= fewestBars) && readReplyTable(rows, look)
  const isDrawn = drawn && (look !== null || drawn.table.show !== undefined)
  return isDrawn ? { table: drawn, points: [] } : { table: null, points }
}

/** Names with an amount of one thing each are a chart, whatever they were called. */
const fewestBars = 3

const longestTitle = 96

/** Its first sentence, or as many words as there is room for. */
function shortenTitle(title: string): string {
  if (measureLetters(title) <= longestTitle) return title
  const [first] = findSentences(title)
  const sentence = title.slice(0, first?.to ?? 0).trim()
  if (sentence && measureLetters(sentence) <= longestTitle) return sentence.replace(/\.$/u, '')
  const words = title.split(' ')
  while (words.length > 1 && measureLetters(words.join(' ')) > longestTitle) words.pop()
  return `${cutLetters(words.join(' '))}…`
}

function cutLetters(text: string): string {
  let end = text.length
  while (measureLetters(text.slice(0, end)) > longestTitle) end--
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/u, '')
}

/** Some write them as a list of sentences. */
function readNotes(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((line) => readReplyText(line, most.notes))
      .filter(Boolean)
      .join(' ')
  return readWords(readReplyText(value, most.notes))
}

/** What had no room on the slide is said with it, unless the notes say it already. */
function sayBesides(notes: string, besides: readonly string[]): string {
  const said = besides
    .map((text) => text.trim())
    .filter((text) => text !== '' && !foldText(notes).includes(foldText(text)))
    .map((text) => (/[.!?…。！？؟।]["”»’)]*$/u.test(text) ? text : `${text}.`))
  return [notes, ...said].filter(Boolean).join(' ')
}
