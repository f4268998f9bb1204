import { readDate } from '../../form/read-date.ts'
import { readLabel } from '../../form/read-label.ts'
import { readForm } from '../../form/read-form.ts'
import { leansBack } from '../leaning/leans-back.ts'
import { isUnsayable, longestPoint, sayWhole, shortenSafely } from './make-units.ts'
import type { Language } from '../language.ts'
import { dropPointers } from '../leaning/points-elsewhere.ts'
import type { ListItem, Part } from '../reading/section.ts'
import type { Shown, WritingContext } from './shown.ts'

type List = Extract<Part, { kind: 'list' }>

/** In letters: what each of so many steps has room for, in every theme. */
const stepRoom: readonly (readonly [count: number, letters: number])[] = [
  [4, 160],
  [5, 130],
  [6, 100],
  [7, 90],
]
const longestEntry = 160

const findRoom = (count: number): number =>
  stepRoom.find(([most]) => count <= most)?.[1] ?? longestEntry

/** How many steps a slide has room for when each says what it has to say. */
export function countSteps(items: readonly ListItem[], language: Language): number {
  const texts = items.map((item) => writeEntry(item, language, longestEntry))
  const longest = Math.max(...texts.map(({ length }) => length))
  const [most] = stepRoom.findLast(([, letters]) => longest <= letters) ?? stepRoom[0] ?? [4]
  return most
}

/** A name at the head of an entry, before what is said of it. */
const shortHead = { letters: 32, words: 4 } as const

const andSoOn =
  /^(?:and so on|and so forth|etc\.?|und so weiter|usw\.?|et ainsi de suite|y así sucesivamente|e così via|e assim por diante|enzovoort|\.{3}|…)[.…]?$/iu

/** Every entry of a list, as its author set them: numbered ones are steps, labelled ones cards. */
export function writeList({ items: all, isNumbered }: List, { language }: WritingContext): Shown {
  const items = all.filter(({ text }) => !andSoOn.test(text))
  const room = isNumbered ? findRoom(items.length) : longestEntry
  const entries = items.map((item) => writeEntry(item, language, room))
  // Dates and labels make a form of their own.
  const isDated = entries.every((text) => readDate(text) !== null)
  if (isDated) return { content: entries }
  let letters = entries.join('').length
  const content = items.flatMap((item, at) => {
    const entry = entries[at] ?? ''
    const own = (item.below ?? []).map((one) => `\t${writeEntry(one, language, longestEntry)}`)
    const lines = [entry].concat(own)
    const shown = isNumbered && lines.join('').length > room ? [entry] : lines
    if (own.length > 0 || (isNumbered && items.length > fewSteps)) return shown
    const more = listMore(item, entry, language)
    letters += more.join('').length
    return letters <= mostLetters ? shown.concat(more) : shown
  })
  const isSteps = isNumbered && readForm('steps', { content }) !== null
  return { content, ...(isSteps && { layout: 'steps' as const }) }
}

const fewSteps = 4
/** In letters, of all entries of a slide with what goes on with them. */
const mostLetters = 600
const longestMore = 120

/** "Because it is old." */
const isReason = /^(?:because|weil|parce que?|porque|perché|omdat) [^,]*$/iu

/** What an entry says besides and has no room for in its line; nothing that leans on what is left out. */
function listMore({ sentences }: ListItem, entry: string, language: Language): string[] {
  let isShown = true
  return sentences.slice(1, 4).flatMap(({ text }) => {
    if (entry.includes(dropStop(text).slice(0, longestMore / 4))) return []
    const isSayable = !isUnsayable(text) && !isReason.test(text) && text.length <= longestMore
    isShown = isSayable && (isShown || !leansBack(text, language))
    return isShown ? [`\t${fit(dropStop(text), language)}`] : []
  })
}

function writeEntry({ text, sentences }: ListItem, language: Language, room: number): string {
  const [first, second] = sentences
  const head = dropStop(first?.text ?? text)
  if (!second || isUnsayable(second.text)) return fit(head, language)
  // "Feed the starter. The evening before, mix …"
  const isName =
    head.length <= shortHead.letters &&
    head.split(/\s+/u).length <= shortHead.words &&
    !/[:–—]/u.test(head)
  const both = `${head}${isName ? ':' : '.'} ${dropStop(second.text)}`
  const fits = both.length <= room && (!isName || readLabel(both) !== null)
  return fits ? dropPointers(both) : fit(head, language)
}

const fit = (text: string, language: Language): string =>
  dropPointers(text).length <= longestPoint
    ? dropPointers(text)
    : (shortenSafely(text, language, longestPoint) ?? sayWhole(text, language))

/** "and, finally, …" */
const lastOfAll =
  /^(?:and|und|et|y|e|en),? (?:finally|lastly|schließlich|enfin|finalmente|por último|infine|por fim|ten slotte),? /iu

const dropStop = (text: string): string =>
  text
    .replace(lastOfAll, '')
    // What it announces stands below it, or was left out.
    .replace(/\s*[:：]$/u, '')
    .replace(/[,;] (?:and|or|und|oder|et|ou|y|o|e|en|of)$/u, '')
    .replace(/(?<!\.\p{L})[.。;,]+$/u, '')
