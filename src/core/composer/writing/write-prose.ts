import { weighStatement } from '../../facts/weigh-statement.ts'
import { readDate } from '../../form/read-date.ts'
import { readInnerFigure, readLeadingFigure } from '../../form/read-figure.ts'
import { listWords, measureOverlap } from '../../outline/content-words.ts'
import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import { foldText } from '../../fold-text.ts'
import { listTokens } from '../clauses/clause-signs.ts'
import { beginsParagraph, speaksOfKnown } from '../leaning/definite.ts'
import { isSeen, stemOf } from '../leaning/mentions.ts'
import type { Language } from '../language.ts'
import { chooseUnits, keepClear } from './choose-units.ts'
import { moveDateToFront } from './move-date.ts'
import { listWholeSentences, makeUnits, type Unit } from './make-units.ts'
import { writeSides } from './write-sides.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { Shown, WritingContext } from './shown.ts'

const mostPoints = 6
const fewPoints = 3
/** In letters, of all points of a slide together. */
const mostLetters = 760
const mostFigures = 4
const longestFigure = 140
const longestDated = 160
const datedPoints = { min: 3, max: 6 } as const

/** Sentences as the form that they ask for; plain points where they ask for none. */
export function writeProse(
  sentences: readonly Sentence[],
  title: string,
  context: WritingContext,
): Shown {
  const titled = listWords(title)
  const titles = `${context.name}\n${title}`
  const onCover = new Set(context.name.split('\n'))
  // What the title says already is not said below it once more, nor how the text begins.
  const units = makeUnits(sentences, context).filter(
    ({ text, more, sentences: [first] }) =>
      text === null ||
      (measureOverlap(titled, listWords(text)) < sameAsTitle &&
        !(first?.paragraph === firstParagraph && more.length === 0 && onCover.has(text))),
  )
  if (units.every(({ text }) => text === null))
    return { content: takeWhileFits(listWholeSentences(sentences, context.language)) }
  return (
    writeSides(units, title, context.language) ??
    writeTimeline(units, titles, context) ??
    writeFigures(units, titles) ??
    writePoints(units, sentences, title, titles, context.language)
  )
}

/** From the first on, as many as there is room for. */
function takeWhileFits(lines: readonly string[]): string[] {
  let letters = 0
  return lines.filter((line) => {
    letters += line.length
    return letters <= mostLetters
  })
}

const sameAsTitle = 0.8
const firstParagraph = 1

/** Three or more that tell when, one after the other; what else is said there is said aloud. */
function writeTimeline(
  units: readonly Unit[],
  titles: string,
  { language }: WritingContext,
): Shown | null {
  const dated = keepClear(units, titles, units).flatMap((unit) => {
    const text = moveDateToFront(unit, language, longestDated)
    const year = text === null ? null : (readDate(text)?.year ?? null)
    return text === null ? [] : [{ unit, text, year }]
  })
  const years = dated.flatMap(({ year }) => year ?? [])
  const isInOrder = years.every((year, at) => at === 0 || (years[at - 1] ?? year) <= year)
  if (dated.length < datedPoints.min || !isInOrder) return null
  if (sumWorth(dated.map(({ unit }) => unit)) < 0.65 * sumWorth(units)) return null
  const kept = takeBest(dated, datedPoints.max, ({ unit }) => unit.worth)
  return { content: kept.map(({ text }) => text), layout: 'timeline' }
}

/** Half of them at least count something: the figures are set large, each with its whole sentence. */
function writeFigures(units: readonly Unit[], titles: string): Shown | null {
  const short = units.filter(({ text }) => text !== null && text.length <= longestFigure)
  const kept = keepClear(
    takeBest(short, mostFigures, ({ worth }) => worth),
    titles,
  )
  const counted = kept.filter(({ text }) => isCounted(text ?? ''))
  if (sumWorth(kept) < shownShare * sumWorth(units)) return null
  const shown = show(kept, () => [])
  // The first is set largest of all, and must be a figure.
  if (!counted[0] || counted[0] !== kept[0]) return null
  if (counted.length >= Math.max(2, kept.length / 2)) return { ...shown, layout: 'figures' }
  const isAlone =
    kept.length === 1 && units.every(({ text, more }) => text === null || more.length === 0)
  return kept.length === 2 || isAlone ? { ...shown, layout: 'big-number' } : null
}

const isCounted = (text: string): boolean =>
  readDate(text) === null && (readLeadingFigure(text) ?? readInnerFigure(text)) !== null

/** A form may leave so much to the notes, and no more. */
const shownShare = 0.65

/** In letters: with less that stands for itself, what only goes on with something is shown as well, up to so much. */
const halfFull = 400
const filled = { letters: 680, points: mostPoints, lines: 8 } as const
const few = { points: fewPoints, letters: mostLetters } as const

const sumLetters = (units: readonly Unit[], listBelow: (unit: Unit) => readonly string[]): number =>
  units.reduce((sum, unit) => sum + [unit.text ?? '', ...listBelow(unit)].join('').length, 0)

/** The weightiest, as many as there is room for, in the order of the text. */
function writePoints(
  units: readonly Unit[],
  sentences: readonly Sentence[],
  title: string,
  titles: string,
  language: Language,
): Shown {
  const all = units.filter(({ text }) => text !== null)
  const listBelow = ({ below, more }: Unit) =>
    all.length < fewPoints ? more.filter(hasMore).slice(0, 3) : below
  const room = { points: mostPoints, letters: mostLetters }
  const seen = foldText(titles)
  // Out of the middle of a paragraph nothing is worth a line that neither counts nor decides, unless
  // it speaks of what the title names.
  const stands = ({ sentences: [first], text }: Unit) =>
    !first ||
    beginsParagraph(first, sentences) ||
    beginsNew(first.text, seen, language) ||
    (weighStatement(text ?? '') >= 2 && !speaksOfKnown(first, sentences, [title], language))
  const best = chooseUnits(units, titles, { room, listBelow, stands })
  const letters = sumLetters(best, listBelow)
  const clear =
    best.length >= fewPoints && letters >= halfFull
      ? best
      : chooseUnits(units, titles, {
          room: best.length < fewPoints ? few : filled,
          listBelow,
          stands: () => true,
          first: best,
        })
  // Where each leaves something open, what its section begins with rather than what it goes on with.
  const chosen = clear.length > 0 ? clear : all.slice(0, 1)
  const below = fillUp(chosen, listBelow)
  return show(chosen, (unit) => below.get(unit) ?? [])
}

/** What goes on with the points, weighty or not, while half of the slide is empty: in the order of the text. */
function fillUp(
  chosen: readonly Unit[],
  listBelow: (unit: Unit) => readonly string[],
): ReadonlyMap<Unit, readonly string[]> {
  let letters = sumLetters(chosen, listBelow)
  let lines = chosen.reduce((sum, unit) => sum + 1 + listBelow(unit).length, 0)
  const below = new Map(chosen.map((unit) => [unit, [...listBelow(unit)]]))
  for (const unit of chosen) {
    const own = below.get(unit) ?? []
    // Remarks of a word or two may have been left out before.
    const last = own.at(-1)
    for (const line of unit.more.slice(last === undefined ? 0 : unit.more.indexOf(last) + 1)) {
      if (letters + line.length > filled.letters || lines >= filled.lines) break
      own.push(line)
      letters += line.length
      lines++
    }
  }
  return below
}

const beginning = 5

/** "A lamp …", or with a word of the title: nothing before it has to say which. */
function beginsNew(text: string, seen: string, { stopwords }: Language): boolean {
  const [first = '', ...others] = listTokens(text).slice(0, beginning)
  return (
    /^(?:an?|eine?|une?|una|uno|um|uma|een)$/u.test(first) ||
    [first, ...others].some(
      (word) => word.length > 3 && !stopwords.has(word) && isSeen([stemOf(word)], seen),
    )
  )
}

/** "Nothing moved." */
const hasMore = (line: string): boolean => countSpokenWords(line) > fewPoints

const sumWorth = (units: readonly Unit[]): number =>
  units.reduce((sum, { worth }) => sum + worth, 0)

function takeBest<T>(all: readonly T[], most: number, worth: (one: T) => number): T[] {
  const best = new Set(all.toSorted((a, b) => worth(b) - worth(a)).slice(0, most))
  return all.filter((one) => best.has(one))
}

const show = (units: readonly Unit[], listBelow: (unit: Unit) => readonly string[]): Shown => ({
  content: units.flatMap((unit) => [
    unit.text ?? '',
    ...listBelow(unit).map((line) => `\t${line}`),
  ]),
})
