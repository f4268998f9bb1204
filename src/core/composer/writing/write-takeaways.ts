import { decisionWords, resultWords, weighStatement } from '../../facts/weigh-statement.ts'
import { foldText } from '../../fold-text.ts'
import { anyOf, monthNames } from '../../form/form-words.ts'
import { readLabel } from '../../form/read-label.ts'
import { readInnerFigure } from '../../form/read-figure.ts'
import { listWords, measureOverlap } from '../../outline/content-words.ts'
import { hasFiniteVerb, listTokens } from '../clauses/clause-signs.ts'
import { beginsParagraph, speaksOfKnown } from '../leaning/definite.ts'
import { lacksSubject } from '../leaning/lacks-subject.ts'
import { isLead } from '../leaning/leads.ts'
import { languageOf } from '../leaning/leans-back.ts'
import { isSeen } from '../leaning/mentions.ts'
import { listReferences } from '../leaning/open-references.ts'
import { type Draft, isText, listDraftSentences, readLead } from '../plan/draft.ts'
import type { Language } from '../language.ts'
import { asksOn, makeUnits, sayWhole, shortenSafely } from './make-units.ts'
import type { Part } from '../reading/section.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { Shown, WritingContext } from './shown.ts'

/** In letters: what the last slide sets large. */
const longestTakeaway = 110
const count = { min: 2, max: 4 } as const
/** From one part of the text. */
const mostOfOne = 2
const fewestWords = 5
/** In words: "2019 Jo Example and the others". Of most languages few verbs are known. */
const longestByline = 8
/** Two this alike say one thing. */
const alike = 0.45

/** What may be said once more at the end. */
export type Takeaway = {
  text: string
  place: number
  sentence: Sentence
  worth: number
  /** Begins its paragraph, or counts or decides something: what only goes on is taken where there is no other. */
  stands: boolean
}

/**
 * The weightiest results, decisions and totals of the whole text, in its order; none for too few.
 * @param isKnown whether the cover has said it, which a talk does not end with where there is more
 */
export function chooseTakeaways(
  candidates: readonly Takeaway[],
  isKnown: (one: Takeaway) => boolean,
): Takeaway[] {
  const news = choose(candidates.filter((one) => !isKnown(one)))
  return news.length > 0 ? news : choose(candidates)
}

function choose(candidates: readonly Takeaway[]): Takeaway[] {
  const chosen: Takeaway[] = []
  for (const one of candidates.toSorted((a, b) => b.worth - a.worth)) {
    if (chosen.length === count.max) break
    if (!one.stands && chosen.length >= count.min) continue
    const isNew =
      chosen.filter(({ place }) => place === one.place).length < mostOfOne &&
      chosen.every(({ text }) => measureOverlap(listWords(text), listWords(one.text)) < alike)
    if (isNew) chosen.push(one)
  }
  if (chosen.length < count.min) return []
  return chosen.toSorted((a, b) => a.sentence.index - b.sentence.index)
}

/** How much more counts what the text itself ends with. */
const endShare = 1.5

/** The first is set large, so it is the weightiest. */
export function showTakeaways(takeaways: readonly Takeaway[]): Shown {
  const last = Math.max(...takeaways.map(({ place }) => place))
  const weigh = ({ place, worth }: Takeaway) => worth * (place === last ? endShare : 1)
  const most = Math.max(...takeaways.map(weigh))
  const large = takeaways.filter((one) => weigh(one) === most)
  const small = takeaways.filter((one) => weigh(one) < most)
  return { content: [...large, ...small].map(({ text }) => text), layout: 'closing' }
}

/** @param place of that part in the text */
export function listTakeaways(draft: Draft, place: number, context: WritingContext): Takeaway[] {
  const { language: spoken, ranking, mentions } = context
  const name = foldText(context.name)
  const share = concludes.test(draft.heading ?? '') ? 1.8 : 1
  const isList = draft.parts.some((part) => !isText(part))
  const travels = isList && share === 1 ? 0.4 : 1
  // "Is that expensive?": what answers it leans on it, and on what that leans on.
  if (leadingQuestion.test(draft.heading ?? '')) return []
  const prose = listDraftSentences({ ...draft, parts: draft.parts.filter(isSaid) })
  return makeUnits(prose, context).flatMap(({ sentences: [first], text }) => {
    const language = languageOf(first?.text ?? '', spoken)
    const short = text && first && shortenSafely(first.text, language, longestTakeaway)
    if (!short || !first || first.words < fewestWords || isLead(first)) return []
    if (
      asksOn.test(short) ||
      afterSomething.test(short) ||
      standsForNoun.test(short) ||
      lastsSome.test(short) ||
      isSomewhere(short) ||
      explains.test(short) ||
      supposes.test(short) ||
      isOfKnownYear(short, [
        draft.heading ?? '',
        ...prose.filter(({ index }) => index < first.index).map(({ text: said }) => said),
      ])
    )
      return []
    if (language.dropsSubject === true && beginsWithVerb(short, language)) return []
    // What answers a question begins with what only that has named.
    if ((draft.heading ?? '').endsWith('?') && first.index === prose[0]?.index) {
      const [main = ''] = short.split(/,| (?:when|wenn|quand|cuando|quando|als) /u)
      if (!hasFiniteVerb(main, language)) return []
    }
    // Who wrote it, and when, is no result.
    if (
      /^(?:©|\(c\)|\d{4}\b)/iu.test(short) &&
      first.words < longestByline &&
      !hasFiniteVerb(short, language)
    )
      return []
    // A formula is no conclusion, and a supposition none either.
    if (/\S = \S/u.test(short)) return []
    if (!sayWhole(first.text, language).startsWith(short.slice(0, opening))) return []
    if (
      concludesFrom.test(first.text) ||
      isElsewhere.test(short) ||
      ofSoMany.test(short) ||
      beginsWithLink(short, language)
    )
      return []
    // "The bill of 110 dollars costs 10 more": which one, its paragraph has said.
    if (speaksOfKnown(first, prose, [draft.heading ?? '', ...draft.above], language)) return []
    const begins = beginsParagraph(first, prose)
    const refers = listReferences(
      {
        text: short,
        index: first.index,
        from: first.index - (begins ? 0 : 1),
        isApart: true,
        isStrict: true,
      },
      language,
      mentions,
    )
    if (refers.some((stems) => !isSeen(stems, name))) return []
    // An entry of a list says little outside of it.
    if (first.isItem && (share === 1 || readLead(draft) !== null || !isSentence(short, language)))
      return []
    // "19 November at 10:00, with a demo" says nothing elsewhere. Of English we know most verbs.
    if (!isClaim(short, language)) return []
    const score = 0.5 + 0.5 * Math.min(2, ranking.score(first))
    // Out of the middle of a paragraph rather what counts or decides something.
    const stands = begins || weighStatement(short) >= 2
    const worth = weighResult(short) * score * share * travels * (stands ? 1 : 0.5)
    return [{ text: short, place, sentence: first, worth, stands }]
  })
}

/** Of English we know most verbs: it has one before its first relative clause, colon or semicolon, and who does it. */
function isClaim(text: string, language: Language): boolean {
  if (language.code !== 'en') return hasFiniteVerb(text, language) || !isNamedOnly.test(text)
  const [main = ''] = text.split(/,? (?:who|which|that|whose) |[:;] |, \p{Ll}+ed (?:by|from) /u)
  const isOpenCondition = /^(?:if|when|once)\b.*\b(?:it|them|they)\b/iu.test(text)
  // "Named exports: isNode, isBun"
  const label = readLabel(text)
  const isNamed = label !== null && !listTokens(main).some((word) => language.finiteVerbs.has(word))
  return (
    hasFiniteVerb(main, language) &&
    !isNamed &&
    !lacksSubject(text) &&
    !isOpenCondition &&
    !leavesOpen.test(text)
  )
}

/** "Une soupe d'hiver": what it is, and no claim. */
const isNamedOnly = /^(?:eine?|une?|una|uno|uma?|een) /iu

/** "On my second day", "Parts are not covered": of or by what, its section says. */
const leavesOpen =
  /^(?:on|in|after|before|during|by|at) (?:my|our|his|her|their|its|the) (?:first|second|third|next|early|last|final|same) |\b(?:covered|included|affected|concerned|excluded|involved)$|\bthe (?:second|third|fourth) \p{L}+(?:,|$)|^the (?:first|last|only|next) (?:one )?(?:to|who|was|is) |^there(?:['’]s| is| are) even |\ba (?:better|worse) (?:choice|option|way|idea|solution)$|^you (?!can |may |must |should |need |have |will )\p{Ll}+ |^you (?:have|need) to (?:specify|pass|provide|set|call|add|define|use|enable|import|install) |^the .{0,20}example|\bthe fix\b|^(?:closing|opening) (?:saves|costs|is|takes|means)(?!\p{L})|^you need (?!to )|\bcopy of the work\b|^the default (?:value |setting )?(?:is|was)(?!\p{L})|^the (?:\p{L}+est|most \p{L}+) (?:objection|argument|reason|problem|question)(?!\p{L})|^you(?:['’]ll| will) (?:get|have|see|find) |^not \p{L}+ed |^(?:my|your|our|optionally|optional|deprecated|same as|would|could|may (?:be|also|not|have)|note that|⚠)(?!\p{L})/iu

/** "Scratching my own itch": an entry that says something only in its list. */
const isSentence = (text: string, language: Language): boolean =>
  hasFiniteVerb(text, language) && language.participle?.test(listTokens(text)[0] ?? '') !== true

/** "Außerdem kann man": besides what? */
const beginsWithLink = (text: string, { linkWords }: Language): boolean =>
  linkWords.some((link) => text.toLowerCase().startsWith(`${link} `))

/** In letters: without what a sentence opens with, a conclusion may hold where the text does not say so. */
const opening = 8

/** "The safest of the three", "ten times that amount" */
const ofSoMany =
  /(?:of the|der|des|de l[oa]s|dei|delle|d[oa]s|van de) (?:two|three|four|zwei|drei|vier|deux|trois|dos|tres|due|tre|dois|três|twee|drie)$|\bthat (?:amount|number|many|much)\b/iu

/** Of the place in the text, which a conclusion is not. */
const isElsewhere = anyOf(
  'therefore, thus, deshalb, daher, folglich, donc, por tanto, por lo tanto, quindi, dunque, portanto, dus, here, hier, ici, aquí, aqui, then, dann, entonces, allora, então, the same, later',
)

const beginsWithVerb = (text: string, { prepositions, subordinators, determiners }: Language) => {
  const [first = ''] = listTokens(text)
  const isLittle = [prepositions, subordinators, determiners].some((words) => words.has(first))
  return !isLittle && verbFirst.test(text)
}

/** "Installa i pacchetti", "Presenta una lista": what does, a heading says. */
const verbFirst =
  /^\p{Lu}\p{Ll}*(?:a|e|isce|n|m|no|s) (?:el|la|los|las|un[ao']?|il|lo|i|gli|le|l['’]|o|os|as|um|uma|su|sus|e) ?\p{Ll}/u

/** A row of a table says nothing without the names of its columns. */
const isSaid = ({ kind }: Part): boolean => kind !== 'table'

/** What came out, and what was decided, before what merely has a number in it. */
const weighResult = (text: string): number =>
  weighStatement(text) *
  (resultWords.test(text) ? 1.3 : 1) *
  (decisionWords.test(text) ? 1.4 : 1) *
  (readInnerFigure(text) ? 1.3 : 1)

/** "by then": after what is said elsewhere. */
const afterSomething = anyOf(
  'by then, until then, since then, bis dahin, seitdem, d’ici là, depuis lors, para entonces, desde entonces, per allora, da allora, até lá, desde então, tegen die tijd, sindsdien',
)

/** "2.9 percent on the old one": the noun was said before. */
const standsForNoun =
  /(?<!\p{L})the (?:old|older|new|newer|other|first|second|third|last|previous|former|latter|same|better) ones?(?!\p{L})/iu

/** "Twelve hours are good": of what, a heading says. */
const lastsSome =
  /^(?:(?:about|only|just|even) )?(?:\d+|\p{L}+) (?:seconds|minutes|hours|days|weeks|months|years|degrees|grams|litres|liters) (?:is|are) (?:\p{L}+ )?(?:good|enough|fine|plenty|best|ideal|too|not)(?!\p{L})/iu

/** "Er verdronken 1.836 mensen", "There are two of stone": where and when, a heading says. */
const isSomewhere = (text: string): boolean =>
  /^(?:there (?:is|are|was|were)|er \p{L}+(?:en|t)) /iu.test(text) &&
  !/(?<!\p{L})(?:in|at|on|for|except|between|near|op|bij|aan|tussen|voor|te|van|of|per)(?!\p{L})/iu.test(
    text,
  )

/** "On 31 January the dykes broke": in which year, its section has said. */
const isOfKnownYear = (text: string, before: readonly string[]): boolean =>
  dayOfMonth.test(text) && !namesYear.test(text) && before.some((one) => namesYear.test(one))

const months = monthNames.flat().join('|')
const dayOfMonth = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:\.|st|nd|rd|th|º|er)?(?: de| of)? (?:${months})|(?:${months}) \d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\d])`,
  'iu',
)
const namesYear = /(?<!\d)(?:1\d|20)\d\d(?!\d)/u

/** What was said before, in other words or by an example. */
const explains =
  /^(?:i\.e\.|e\.g\.|d\. ?h\.|z\. ?B\.|c\.-à-d\.|p\. ?ex\.|p\. ?ej\.|bijv\.|d\.w\.z\.)/iu

/** What only leads to what is told next. */
const supposes =
  /^(?:\p{L}{3,}[aei]remos que|\p{L}{3,}ons (?=un|le|la|les|des|qu)|let us|let['’]s|consider(?= )|suppose|imagine|assume|note that you|nehmen wir an|supposons|supongamos|supponiamo)(?!\p{L})/iu

const leadingQuestion =
  /(?<!\p{L})(?:that|this|it|they|them|das|dies|es|sie|cela|ça|ce|il|ils|eso|esto|ello|questo|quello|isso|isto|dat|dit|het)(?!\p{L}).*\?$/iu

/** From what, or beside what, the sentence before has said. */
const concludesFrom =
  /^(?:thus|therefore|hence|so|consequently|daher|deshalb|folglich|also|somit|donc|ainsi|por (?:lo )?tanto|así|quindi|dunque|pertanto|portanto|assim|dus|daarom)(?!\p{L})|^(?:[\p{L}-]+ ){1,4}(?:also|however|moreover|auch|außerdem|zudem|jedoch|dagegen|hingegen|aussi|pourtant|cependant|también|anche|però|também|porém|ook|echter)(?!\p{L})/iu

/** Headings below which the author has said what matters. */
const concludes = anyOf(
  'summary, decisions, decision, results, findings, outcome, conclusion, conclusions, outlook, highlights, abstract, key points, at a glance',
  'zusammenfassung, beschlüsse, entscheidungen, ergebnisse, ergebnis, fazit, ausblick, überblick',
  'résumé, décisions, résultats, conclusion, bilan, resumen, decisiones, resultados, conclusiones, riassunto, decisioni, risultati, conclusioni',
  'resumo, decisões, resultados, conclusões, samenvatting, besluiten, resultaten, conclusie',
)
