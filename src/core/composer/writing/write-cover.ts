import { foldText } from '../../fold-text.ts'
import { listOpen } from './choose-units.ts'
import type { Article } from '../reading/split-sections.ts'
import { isUnsayable, makeUnits, sayWhole, shortenSafely } from './make-units.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { Shown, WritingContext } from './shown.ts'

/** In letters: what a cover has room for below its title. */
const longestSubtitle = 110
const longestFoot = 75
const mostFeet = 2

/** "Here is a list of them": the list is not on the cover. */
const presents =
  /^(?:here|hier|voici|voilà|ecco|he aquí|aquí|eis|aqui|first of all|zu ?aller?erst|tout d['’]abord|the following)(?!\p{L})/iu

export type CoverRequest = {
  article: Article
  /** The text before the first heading. */
  opening: readonly Sentence[]
  /** What the title had to leave out: "Northwind Bicycles". */
  subtitle: string
}

/** Below the title what the text opens with, and at the foot what is known about it. */
export function writeCover(
  { article, opening, subtitle }: CoverRequest,
  context: WritingContext,
): Shown {
  const named = foldText(`${article.title ?? ''}\n${context.name}`)
  const units = makeUnits(opening, context).filter((unit) => listOpen(unit, named).length === 0)
  // Of the first sentence everybody knows what "these rules" are: the title says it.
  const first = units.findIndex(
    ({ sentences: [one], text }, at) =>
      (at === 0 || text !== null) &&
      !isUnsayable(one?.text ?? '') &&
      !presents.test(one?.text ?? '') &&
      fits(one, longestSubtitle),
  )
  const lead = subtitle || fit(units[first]?.sentences[0], longestSubtitle) || ''
  const fields = article.fields.filter(({ length }) => length <= longestFoot).slice(0, mostFeet)
  const feet = units
    .flatMap(({ sentences: [one], text, worth }, at) => {
      if (!one || text === null || one.text.includes(' = ') || (subtitle === '' && at === first))
        return []
      const foot = sayWhole(one.text, context.language)
      return foot.length <= longestFoot ? [{ foot, worth, at }] : []
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostFeet - fields.length)
    .toSorted((a, b) => a.at - b.at)
    .map(({ foot }) => foot)
  return { content: lead ? [lead, ...feet, ...fields] : [] }

  function fit(sentence: Sentence | undefined, most: number): string | null {
    return sentence ? shortenSafely(sentence.text, context.language, most) : null
  }
  function fits(sentence: Sentence | undefined, most: number): boolean {
    return fit(sentence, most) !== null
  }
}
