import { foldText } from '../../fold-text.ts'
import { firstToken, hasFiniteVerb } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import { isKnownThing } from './known-things.ts'
import { isSeen, type Mentions, stemOf } from './mentions.ts'

/** "the old command": the stems of its words; who sees one of them elsewhere on the slide knows which. */
export type Reference = readonly string[]

/** Which words say "you know which", and those that have swallowed a preposition. */
const articles: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the',
    de: 'der die das den dem im am vom zum zur beim ins',
    fr: "le la les l' du au aux",
    es: 'el la los las del al',
    it: "il lo la i gli le l' del dello della dei degli delle dell' al allo alla ai agli alle all' nel nello nella nei negli nelle nell' sul sulla sui sulle dal dalla dai dalle",
    pt: 'o a os as do da dos das no na nos nas ao à aos às pelo pela pelos pelas',
    nl: 'de het',
  }).map(([code, words]) => [code, new Set(words.split(' '))]),
)

/** "the size of …" says itself which one; what follows is looked at by itself. */
const complements =
  /^(?:of|by|for|between|from|behind|to|in|on|with|at|that|which|who|whose|where|when|von|vom|für|zwischen|aus|zur|zum|de|du|des|d['’].*|del|dei|degli|delle|della|dello|dell['’].*|di|do|da|dos|das|van|voor|tussen|que|qui|che|où|donde|onde|dont|pour|para|per|entre|tra|wie|als)$/iu

/** "the largest", "the only": there is one, and it is told which. */
const superlative =
  /^(?:most|least|best|worst|only|last|final|original|oldest|\p{L}{3,}est|größte\p{L}*|kleinste\p{L}*|höchste\p{L}*|meisten|beste\p{L}*|einzige\p{L}*|\p{L}{4,}ste[nrsm]?|plus|moins|seule?|meilleure?|más|menos|única?o?|mejor|peor|più|meno|unic[ao]|miglior[ei]?|mais|melhor|pior|meeste|beste|enige)$/iu

/** Nouns that only say how something was spoken of before; folded, of all languages together. */
const ofBefore = new Set(
  `distinction difference approach situation change decision effect choice restriction operation procedure
  technique exception solution answer explanation advantage disadvantage drawback implication task difficulty
  unterschied unterscheidung ansatz anderung entscheidung wirkung wahl einschrankung verfahren technik ausnahme
  losung antwort erklarung vorteil nachteil aufgabe darstellung schwierigkeit
  approche changement effet choix operation solution reponse explication avantage inconvenient tache difficulte
  distincion diferencia enfoque situacion cambio efecto eleccion restriccion operacion procedimiento tecnica
  excepcion solucion respuesta explicacion ventaja desventaja tarea dificultad
  distinzione differenza approccio situazione cambiamento decisione effetto scelta restrizione operazione
  procedura tecnica eccezione soluzione risposta spiegazione vantaggio svantaggio compito difficolta
  distincao diferenca abordagem situacao mudanca decisao efeito escolha restricao operacao excecao solucao
  resposta explicacao vantagem desvantagem tarefa dificuldade`
    .trim()
    .split(/\s+/u),
)

/** "The thread of the spider broke" */
const ofSubject = /^(?:of|von|de|van|di)$/u

/** Words of a phrase, at most: what comes later belongs to its verb. */
const longestPhrase = 4
/** Within so many words a sentence says what it speaks of. */
const leading = 3

/** "The case begins": as what a sentence is about these are known to nobody. */
const abstract = /^(?:case|idea|question|problem|reason|answer|lesson|rules?)$/u

/** "the users" and "les oiseaux": in these languages several are as often all there are. */
const ofAll = /^(?:les|los|las|i|gli|le|os|as)$/u

/** What stories speak of: which one, a scene before has told. */
const ofScenes = /^(?:door|key|window|letter|stranger|bell|boy|girl|child|dog|cat)$/u

export type Asking = {
  text: string
  index: number
  /** Where its paragraph begins. */
  from: number
  /** Stands far from where it was said: whatever is spoken of as known is open. */
  isApart?: boolean
  /** Nobody has heard anything before: "The door" asks which, also where it was never named. */
  isStrict?: boolean
}

/** What a sentence speaks of as known, though neither it nor common knowledge says which. */
export function listReferences(
  { text, index, from, isApart = false, isStrict = false }: Asking,
  language: Language,
  mentions: Mentions,
): Reference[] {
  const own = articles[language.code]
  if (!own) return []
  const words = text.replaceAll(/(?<!\p{L})(\p{L}{1,5}['’])(?=\p{L})/gu, '$1 ').split(/\s+/u)
  const found: Reference[] = listNames(text, index, language, mentions)
  for (const [at, word] of words.entries()) {
    const article = word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/^[("“„«]/u, '')
    if (!own.has(article)) continue
    const phrase = readPhrase(words, at + 1, language)
    const isAbstract = at === 0 && index > 0 && abstract.test(phrase.join(' '))
    if (phrase.length === 0) continue
    if (!isAbstract && isTold(words, at + 1 + phrase.length, phrase, language)) continue
    const stems = phrase.map(stemOf)
    // Said in the same sentence before: "A lamp is lit when the lamp is old".
    if (isSeen(stems, foldText(words.slice(0, at).join(' ')))) continue
    const isSubject =
      at < leading ||
      beginsClause(words[at - 1] ?? '', language) ||
      (at <= longestPhrase && ofSubject.test(words[at - 1] ?? ''))
    const isOfAll = language.code !== 'en' && ofAll.test(article)
    const isWide = isSubject && !isOfAll
    // "The distinction is small": between what, the sentence before has said.
    const isOfBefore = at === 0 && index > 0 && ofBefore.has(foldText(phrase.at(-1) ?? ''))
    const wasSaid = stems.some((stem) =>
      mentions.wasSaid(stem, isWide || isApart ? 0 : from, index),
    )
    // In the middle of an English paragraph "the" is seldom for what was not named.
    const goesOn =
      (language.code === 'en' || isApart) &&
      !isOfAll &&
      index > from &&
      (at === 0 || (at === 1 && phrase.length === 1))
    // "Anna found the key"
    const isLast = phrase.length === 1 && at + 2 === words.length
    const isOfScene = at === 0 && index > 0 && phrase.length === 1 && ofScenes.test(phrase[0] ?? '')
    const isNowhere = language.code === 'en' && (isOfScene || (isStrict && (isWide || isLast)))
    if (wasSaid || goesOn || isOfBefore || isAbstract || isNowhere) found.push(stems)
  }
  return found
}

/** "Lindqvist answered", of whom an earlier sentence has told more; "every Lumper", of a kind that it has named. */
function listNames(
  text: string,
  index: number,
  language: Language,
  mentions: Mentions,
): Reference[] {
  const [, first = '', second = ''] =
    /^(?:(?:Mr|Mrs|Ms|Dr|Herr|Frau|Mme|Sr|Sra)\.? )?(\p{Lu}\p{Ll}{2,}) (\p{L}+)/u.exec(text) ?? []
  const isActing = hasFiniteVerb(`${first} ${second}`, language) || /(?:ed|id)$/u.test(second)
  const [, kind = ''] =
    (language.code === 'en' &&
      /^(?:Every|Each) (\p{Ll}{4,})\b|\b(?:every|each) (\p{Lu}\p{Ll}{2,})\b/u
        .exec(text)
        ?.filter(Boolean)) ||
    []
  return [
    ...(language.code !== 'de' && isActing && mentions.wasIntroduced(first, index)
      ? [[stemOf(first)]]
      : []),
    ...(kind !== '' && mentions.wasSaid(stemOf(kind), 0, index) ? [[stemOf(kind)]] : []),
  ]
}

/** "…, the", "that the", "if the": what stands here has a verb of its own. */
const beginsClause = (before: string, { subordinators, relatives }: Language) => {
  const token = firstToken(before)
  return (
    before.endsWith(',') ||
    /^(?:that|dass|que|qu'|che|dat)$/u.test(token) ||
    [subordinators, relatives].some((words) => words.has(token))
  )
}

/** The words from an article to its noun; of German up to the word with a capital. */
function readPhrase(words: readonly string[], from: number, language: Language): string[] {
  const phrase: string[] = []
  for (const word of words.slice(from, from + longestPhrase)) {
    const token = firstToken(word)
    if (token === '' || isEnd(token, phrase.length > 0, language)) break
    phrase.push(token)
    if (/[,;:.!?)”»]$/u.test(word)) break
    if (language.code === 'de' && /^\p{Lu}/u.test(word)) break
    if (/^(?:fr|es|it|pt)$/u.test(language.code) && phrase.length === 2) break
  }
  // "der Menschen hilft": without a noun it is no article.
  const last = words[from + phrase.length - 1] ?? ''
  return language.code === 'de' && !/^\p{Lu}/u.test(last) ? [] : phrase
}

const isEnd = (token: string, isLater: boolean, language: Language): boolean =>
  language.prepositions.has(token) ||
  language.determiners.has(token) ||
  language.coordinators.has(token) ||
  language.relatives.has(token) ||
  (isLater &&
    (language.stopwords.has(token) ||
      language.finiteVerbs.has(token) ||
      // "The rules changed in 1904"
      (language.code === 'en' && /[a-z]{2}ed$/u.test(token))))

/** A name, a number, a superlative, what is known to all, and what a complement explains. */
function isTold(
  words: readonly string[],
  after: number,
  phrase: readonly string[],
  { code, finiteVerbs }: Language,
): boolean {
  const raw = words.slice(after - phrase.length, after)
  const next = words[after] ?? ''
  const isClosed = /[,;:.!?)”»]$/u.test(raw.at(-1) ?? '')
  return (
    phrase.some((word) => isKnownThing(word, code)) ||
    superlative.test(phrase[0] ?? '') ||
    raw.some((word) => /[\d_/`“„«"]/u.test(word)) ||
    (code !== 'de' && raw.some((word) => /\p{Lu}/u.test(word))) ||
    (code === 'de' && (raw.some((word) => /\p{Lu}{2}/u.test(word)) || /^\p{Lu}/u.test(next))) ||
    (!isClosed && complements.test(next)) ||
    (!isClosed && code === 'de' && /^(?:der|des|eine[rs])$/u.test(next)) ||
    // "die Karte, die …"; elsewhere a comma says that it is known which.
    (code === 'de' &&
      raw.at(-1)?.endsWith(',') === true &&
      /^(?:der|die|das|den|dem|welche[rsnm]?|deren|dessen)$/u.test(next)) ||
    // "the library used by … is", but "The rules changed in 1904"
    (!isClosed &&
      code === 'en' &&
      /^\p{L}{2,}(?:ed|ing)$/u.test(next) &&
      /^(?:by|in|for|from|with|on|at|as)$/u.test(words[after + 1] ?? '') &&
      words.slice(after + 2).some((word) => finiteVerbs.has(firstToken(word))))
  )
}
