import { keepsMeaning } from '../../facts/keeps-meaning.ts'
import { weighStatement } from '../../facts/weigh-statement.ts'
import { readLabel } from '../../form/read-label.ts'
import { foldText } from '../../fold-text.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import { hasFiniteVerb } from '../clauses/clause-signs.ts'
import { speaksOfSame } from '../leaning/definite.ts'
import { beginsBack, goesOn, languageOf, leansBack } from '../leaning/leans-back.ts'
import type { Language } from '../language.ts'
import { splitCompound } from '../clauses/list-clauses.ts'
import { hasSpeech, listPoints } from '../clauses/list-points.ts'
import { isKnownThing } from '../leaning/known-things.ts'
import { dropColon, isLead, leadLeans } from '../leaning/leads.ts'
import { lacksSubject } from '../leaning/lacks-subject.ts'
import { isSeen, stemOf } from '../leaning/mentions.ts'
import { nameSubject } from '../leaning/name-subject.ts'
import { listReferences, type Reference } from '../leaning/open-references.ts'
import { pointsBack } from '../leaning/points-back.ts'
import { dropPointers, namesPlace, pointsElsewhere } from '../leaning/points-elsewhere.ts'
import { createSentence, type Sentence } from '../reading/sentence.ts'
import type { WritingContext } from './shown.ts'
import { stripLinks } from '../clauses/strip-links.ts'

/** What can stand on a slide by itself: a sentence, with those after it that only go on with it. */
export type Unit = {
  sentences: Sentence[]
  /** As it stands on a slide where there is room; null where it cannot be made short enough. */
  text: string | null
  /** What goes on with it, weighs something and is too long to stand in the same line. */
  below: string[]
  /** All that goes on with it, for where there is little else to show. */
  more: string[]
  worth: number
  /** What it speaks of without saying which. */
  asks: Reference[]
}

/** In letters: what a point has room for, and one that is only a line or two. */
export const longestPoint = 280
const longestLine = 140
/** What goes on below a point is set smaller. */
const longestBelow = 180

/** Longer sentences than this come apart where that loses nothing. */
const compoundLength = 120

/** The sentences of some paragraphs as units, in their order. */
export function makeUnits(sentences: readonly Sentence[], context: WritingContext): Unit[] {
  const { language } = context
  const chains: Sentence[][] = []
  for (const sentence of sentences.flatMap((one) => divide(one, language))) {
    const chain = chains.at(-1)
    const before = chain?.at(-1)
    const isNext = chain && before?.paragraph === sentence.paragraph
    if (chain && before && hangsOn(before, sentence, chain)) {
      chain.push(sentence)
      continue
    }
    if (
      !isNext ||
      !(
        leansBack(sentence.text, language) ||
        goesOn(sentence, language) ||
        speaksOfSame(sentence, before, language, isHidden(chain, language))
      )
    ) {
      chains.push([sentence])
      continue
    }
    // "It is 193 kilometres long": what is, the sentence before begins with.
    const named = nameSubject(chain, sentence, language)
    if (named) chains.push([named])
    else chain.push(sentence)
  }
  const firsts = new Map<number, number>()
  for (const { paragraph, index } of sentences)
    if (!firsts.has(paragraph)) firsts.set(paragraph, index)
  return chains.map((chain) => {
    const [first] = chain
    // Below a heading the first sentence may go without its subject.
    const isOrphan =
      language.code === 'en' &&
      first !== undefined &&
      !first.isItem &&
      first.index !== sentences[0]?.index &&
      lacksSubject(first.text)
    return findUnit(chain, context, firsts.get(first?.paragraph ?? 0) ?? 0, isOrphan)
  })
}

/** The same sentences are asked for when a deck is planned, written and summed up. */
const madeUnits = new WeakMap<WritingContext['ranking'], Map<string, Unit>>()

function findUnit(
  chain: Sentence[],
  context: WritingContext,
  from: number,
  isOrphan: boolean,
): Unit {
  const made = madeUnits.get(context.ranking) ?? new Map<string, Unit>()
  madeUnits.set(context.ranking, made)
  const key = [from, isOrphan, ...chain.map(({ index, text }) => `${index} ${text}`)].join('\n')
  const unit = made.get(key) ?? makeUnit(chain, context, from, isOrphan)
  made.set(key, unit)
  return unit
}

/** "The release needs two things:" holds its entries, and what is said of them, where they make no list of their own. */
const hangsOn = (before: Sentence, sentence: Sentence, chain: readonly Sentence[]): boolean =>
  (sentence.isBelow === true && chain[0]?.isItem === true && chain[0].isBelow !== true) ||
  (chain.some(isLead) &&
    sentence.index - before.index <= 1 &&
    ((sentence.isItem && readLabel(sentence.text) === null) ||
      (!sentence.isItem && !isLead(before) && before.paragraph === sentence.paragraph)))

/** What leans on nothing that is shown is not shown itself. */
const isHidden = ([first]: readonly Sentence[], language: Language): boolean =>
  first !== undefined && leansBack(first.text, language)

/** Two sentences that somebody has joined are two again. */
function divide(sentence: Sentence, language: Language): Sentence[] {
  if (sentence.text.length <= compoundLength || sentence.isItem) return [sentence]
  const parts = splitCompound(sentence.text, language)
  return parts ? parts.map((text) => createSentence(text, sentence)) : [sentence]
}

function makeUnit(
  chain: Sentence[],
  { language, ranking, mentions }: WritingContext,
  from: number,
  isOrphan: boolean,
): Unit {
  const score = Math.max(...chain.map((sentence) => ranking.score(sentence)))
  const weight = chain.reduce((sum, { text }) => sum + weighStatement(text) - 1, 1)
  return {
    sentences: chain,
    ...(isOrphan ? silent : writeChain(chain, language)),
    asks: chain
      .slice(0, 1)
      .flatMap(({ text, index }) =>
        listReferences({ text, index, from }, languageOf(text, language), mentions),
      ),
    worth:
      weight *
      (0.6 + 0.4 * Math.min(2, score)) *
      (chain[0]?.isItem ? 1.3 : 1) *
      (chain[0]?.index === from ? 2 : 1),
  }
}

/** "Adding colours to a table:", "Measured in May with two boats": what is, the code or the table beside it would show. */
function isCaption({ text, isItem }: Sentence, language: Language): boolean {
  if (language.code !== 'en' || isItem || !participle.test(text) || /:\s/u.test(text)) return false
  const [rest = ''] = text.replace(/^\S+\s/u, '').split(/[.;]\s/u)
  // "Adding checked colours": a participle is no verb here.
  const { finiteEnding: _, ...strict } = language
  return !hasFiniteVerb(rest, strict)
}

/** "Cooling differed" is said of it. */
const participle =
  /^(?!(?:string|spring|thing|king|ring|wing|evening|morning|building|during|nothing|something|everything|anything|speed|seed|need|feed|red|bed)(?!\p{L}))\p{Lu}\p{Ll}{2,}(?:ed|ing)(?!\p{L}| \p{Ll}+ed(?!\p{L}))/iu

const silent = { text: null, below: [], more: [] }

/** "For example, in v7:" */
export const onlyOpens =
  /^(?:for (?:example|instance)|e\.g\.|z\. ?B\.|par exemple|por ejemplo|per esempio|por exemplo|bijvoorbeeld),? (?:in|with|on|for|bei|mit|dans|avec|en|con|com|em|met) \S+$/iu

/** What announces entries, with those entries below it; null where nothing does, or where they are not here. */
function writeLead(
  chain: readonly Sentence[],
  language: Language,
): Pick<Unit, 'text' | 'below' | 'more'> | null {
  const at = chain.findIndex(isLead)
  const lead = chain[at]
  if (!lead || !chain[at + 1]?.isItem) return null
  const nothing = at > 0 ? writeChain(chain.slice(0, at), language) : silent
  const before = chain.slice(0, at).map(({ text }) => text)
  const said = dropColon(lead.text)
  const [head, ...others]: [string, ...string[]] = [
    before[0] ?? said,
    ...before.slice(1),
    // "For example, in v7:" announces what stands below it, and says nothing without its colon.
    ...(at > 0 ? [onlyOpens.test(said) ? `${said}:` : said] : []),
  ]
  const leans =
    at > 0
      ? leansBack(head, language) || isUnsayable(head)
      : leadLeans(head, language) || !head.includes(' ')
  const text = leans || pointsElsewhere(head) ? null : shortenSafely(head, language, longestPoint)
  if (text === null) return nothing
  const entries = chain.slice(at + 1).filter(({ isItem }) => isItem)
  const lines = [...others, ...entries.map((entry) => entry.text)].map((line) =>
    onlyOpens.test(dropColon(line))
      ? beginUpper(line)
      : isUnsayable(line)
        ? null
        : shortenSafely(line, language, longestPoint),
  )
  const end = lines.indexOf(null)
  const more = lines.slice(0, end === -1 ? lines.length : end).flatMap((line) => line ?? [])
  return more.length > others.length ? { text, below: more.slice(0, mostBelow), more } : nothing
}

/** An entry with those that are set in below it; null where there are none. */
function writeNest(
  chain: readonly Sentence[],
  language: Language,
): Pick<Unit, 'text' | 'below' | 'more'> | null {
  const at = chain.findIndex(({ isBelow }) => isBelow === true)
  if (at < 1) return null
  const more = chain
    .slice(at)
    .filter(({ isItem }) => isItem)
    .flatMap(({ text }) => shortenSafely(text, language, longestPoint) ?? [])
  const { text } = writeChain(chain.slice(0, at), language)
  return text === null ? silent : { text, below: more.slice(0, mostBelow), more }
}

const mostTogether = 3

/** In one line as many of its sentences, from the first, as fit; the weighty ones of the rest below it. */
function writeChain(
  chain: readonly Sentence[],
  language: Language,
): Pick<Unit, 'text' | 'below' | 'more'> {
  const listed = writeLead(chain, language) ?? writeNest(chain, language)
  if (listed) return listed
  const [first] = chain
  if (
    !first ||
    leansBack(first.text, language) ||
    goesOn(first, language) ||
    isUnsayable(first.text) ||
    isCaption(first, language)
  )
    return silent
  const leads = chain.findIndex(({ text }) => isUnsayable(text))
  const sayable = leads === -1 ? chain.length : leads
  for (let count = Math.min(mostTogether, sayable); count > 1; count--) {
    const text = sayTogether(chain.slice(0, count), language)
    if (text.length <= longestLine) return { text, ...writeRest(chain, count, language) }
  }
  const text = shortenSafely(first.text, language, longestPoint)
  return { text, ...writeRest(chain, text === null ? chain.length : 1, language) }
}

const mostBelow = 3

/**
 * What counts or decides something is not left out because it needs the line above; nor is what
 * stands between the two, since it leans on that.
 */
function writeRest(
  chain: readonly Sentence[],
  from: number,
  language: Language,
): Pick<Unit, 'below' | 'more'> {
  const lines = chain.slice(from).map(({ text }, at) => ({
    line:
      isUnsayable(text) || isUnheardOf(text, chain.slice(0, from + at), language)
        ? null
        : shortenSafely(text, language, longestBelow),
    weight: weighStatement(text),
  }))
  const gap = lines.findIndex(({ line }) => line === null)
  const joined = gap === -1 ? lines : lines.slice(0, gap)
  const more = joined.flatMap(({ line }) => line ?? [])
  const last = joined.slice(0, mostBelow).findLastIndex(({ weight }) => weight >= 2)
  return { below: more.slice(0, last + 1), more }
}

/** "The button is …", where nothing above it has one. */
function isUnheardOf(text: string, above: readonly Sentence[], { code }: Language): boolean {
  const [, noun = ''] =
    (code === 'en' &&
      /^the (\p{Ll}{4,}) (?:is|was|are|were|has|had|can|will)(?!\p{L})/iu.exec(text)) ||
    []
  const said = foldText(above.map((one) => one.text).join(' '))
  const [, who = ''] =
    /^(\p{Lu}\p{Ll}+) (?:answered|replied|objected|disagreed)(?!\p{L})/u.exec(text) ?? []
  if (who !== '' && !isSeen([stemOf(who)], said)) return true
  return noun !== '' && !isKnownThing(noun, code) && !isSeen([stemOf(noun)], said)
}

/** Questions and speech are no points, nor is what only leads to something else. */
export const isUnsayable = (text: string): boolean =>
  /[?？؟]|(?:\.\.\.|…)$/u.test(text) ||
  announces.test(text) ||
  leadsOn.test(text) ||
  asksOn.test(text) ||
  opensExample.test(text) ||
  greets.test(text) ||
  isAside.test(text) ||
  namesPlace(text) ||
  hasSpeech(text)

/** "(One of the better ones only works on one system.)" */
const isAside = /^(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[.*)[.!]?$/u

/** "The group asked 312 parents why": the answer comes after it. */
export const asksOn =
  / (?:why|warum|wieso|weshalb|pourquoi|por qu[eéê]|perch[eé]|porqu[eê]|waarom)\.?$/iu

/** "Let us come to the terms", "This section shows how": what comes says it. */
const leadsOn =
  /^(?:let['’]s|let us|revenons|traitons|passons|voyons|examinons|commençons|parlons|veamos|volvamos|pasemos|empecemos|hablemos|vediamo|torniamo|passiamo|cominciamo|parliamo|vejamos|voltemos|passemos|comecemos|considérons|imaginons|supposons|consideremos|imaginemos|supongamos|consideriamo|immaginiamo|supponiamo|suponhamos|genug der theorie|enough theory|(?:sehen|betrachten|kommen|schauen|beginnen) wir)(?!\p{L})(?!.*\d)|^(?:in )?(?:this|dieses?[mr]?|ce|cette|est[ea]|quest[oa]) (?:section|chapter|kapitel|abschnitt|chapitre|section|capítulo|sección|capitolo|sezione|seção|secção)(?!\p{L})/iu

/** "Suppose you have some code": what comes after it is gone. */
const opensExample =
  /^(?:(?:so|now|ok(?:ay)?|well|but|and),? )?(?:let(?:['’]?s| us) (?:do something|say|assume|suppose|imagine|start|begin|take)|suppose(?: that| you| we)|imagine(?: that| you)|say you|for (?:the purposes? of )?this (?:guide|example|tutorial|article),? we|note on|(?:here,? )?we (?:will|shall) (?:discuss|describe|explain|look at|return to|come back to|highlight|see (?:how|that|why)))(?!\p{L})/iu

/** Who speaks to somebody says nothing yet. */
const greets =
  /^(?:(?:my )?dear (?:friends|colleagues|guests|members|ladies|neighbours|neighbors|all)|ladies and gentlemen|(?:liebe|sehr geehrte|verehrte) \p{Lu}\p{Ll}+(?: und \p{Lu}\p{Ll}+)*,|meine damen und herren|mesdames(?: et messieurs)?|chers? \p{L}+,|queridos \p{L}+,|señoras y señores|cari \p{L}+,|signore e signori|caros \p{L}+,|senhoras e senhores|beste \p{L}+,|dames en heren)(?!\p{L})|^(?:welcome (?:back )?to|hello|hi|good (?:morning|evening|afternoon))(?!\p{L})|^\p{L}{2,20}, (?:it['’]s )?(?:good|great|nice|lovely) to have you|^thanks? (?:you )?(?:very much )?for (?:having|joining|coming)(?!\p{L})/iu

const announces =
  /[:：][\s.]*$|\b(?:as follows|wie folgt|comme suit|como sigue|come segue|como segue|als volgt)[\s.]*$/iu

const sayTogether = (chain: readonly Sentence[], language: Language): string =>
  chain
    .map(({ text }, at) => (at === 0 ? sayWhole(text, language) : text.trim()))
    .map((text) => text.replace(/[.。]$/u, ''))
    .join('. ')

/** What cannot be made short enough is better shown whole than not at all, up to here. */
const longestWhole = 520
const fewestWords = 4

/** Sentences as they are, where none of them is a point; those that lean on others only among themselves. */
export function listWholeSentences(sentences: readonly Sentence[], language: Language): string[] {
  const hang = sentences.some(isLead)
  const sayable = sentences.filter(
    ({ text, words, isItem }) =>
      words >= fewestWords &&
      !(hang && isItem) &&
      sayWhole(text, language).length <= longestWhole &&
      !isUnsayable(text),
  )
  // Where all that a section says is asked, or said by somebody, that is what it shows.
  const spoken = sentences.filter(
    ({ text, words }) =>
      words >= fewestWords &&
      text.length <= longestWhole &&
      !/[:：]\s*$/u.test(text) &&
      isPaired(text),
  )
  const all = sayable.length > 0 ? sayable : spoken
  const free = all.filter(({ text }) => !leansBack(text, language))
  // Where all of them lean, rather one that asks something of the text than one that begins with "It".
  const bold = all.filter(({ text }) => !beginsBack(text, language))
  if (free.length > 0) return free.map(({ text }) => sayWhole(text, language))
  // Of those that lean one is enough.
  return (bold.length > 0 ? bold : all).slice(0, 1).map(({ text }) => sayWhole(text, language))
}

/** Quotation marks that a sentence opens, it closes. */
const isPaired = (text: string): boolean =>
  (text.match(/"/gu) ?? []).length % 2 === 0 &&
  (text.match(/[“„«]/gu) ?? []).length <= (text.match(/[”“»]/gu) ?? []).length

/** A sentence as a point: without its full stop, and without what ties it to another. */
export const sayWhole = (sentence: string, language: Language): string =>
  beginSentence(
    dropPointers(stripLinks(sentence, languageOf(sentence, language))).replace(/\s*[;,]$/u, ''),
  )

/** What is left of a sentence still is most of it. */
const keptShare = 0.5

/** Names such as `useRef` or `tsconfig.json` are written as they are, and commands with what is asked of them. */
const beginSentence = (text: string): string =>
  /^\p{Ll}(?:\S*[\p{Lu}\d._/(-]\S|\S* (?:[\p{Ll}-]+ (?:\[-|--|<)|[-–—] ))/u.test(text)
    ? text
    : beginUpper(text)

/** "On FreeBSD, …": where it holds. */
const opensWithName = /^\p{Lu}\p{Ll}{0,5} (?:[^,]* )?\p{Lu}[^,]{1,30},/u

/** A sentence within so many letters, with everything that it claims; null where there is no such form. */
export function shortenSafely(sentence: string, language: Language, most: number): string | null {
  const whole = sayWhole(sentence, language)
  if (whole.length <= most) return whole
  const [named = ''] = opensWithName.exec(whole) ?? []
  const shorter = listPoints(sentence, language, 30)
    .filter((text) => text.length <= most && text.length >= keptShare * whole.length)
    .filter((text) => named === '' || text.startsWith(named))
    .filter((text) => keepsMeaning(whole, text, language.code) && !pointsBack(text, language))
    .toSorted((a, b) => b.length - a.length)
  return shorter[0] ?? null
}
