import { beginUpper } from '../clauses/begin-upper.ts'
import { hasFiniteVerb, listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'

/** Who speaks and who listens is known without a sentence before; so is "there are". */
const speakers = new Set(
  'i we you there one ich wir du man je nous vous on yo nosotros io noi eu nós ik wij'.split(' '),
)

export const isSpeaker = (word: string): boolean => speakers.has(word)

/** Where a language leaves out the subject, these have none to leave out. */
const impersonal = new Set(
  'hay había hubo habrá existe existen è sono era há havia houve haverá existem basta bastan'.split(
    ' ',
  ),
)

/** So far into a sentence a word that means something said before is noticed. */
const reach = 5

/** "In Philadelphia that happened": after a name or a year it begins no clause, but means what was said. */
const thatAfterName = /^\p{L}+ (?:\p{Lu}[\p{L}’'-]+|\d{4}) that\b/u

/** "It is important that …": of nothing that was named, but of what follows. */
const ofWhatFollows =
  /^(?:\p{L}+,? )?it(?:['’]s| is| was) (?:\p{Ll}+ly |not |never |also |often )?(?:recommended|advisable|possible|impossible|important|essential|necessary|required|helpful|useful|worth|likely|clear|easy|hard|difficult|better|best|safe|true|common|time)(?: \p{Ll}+){0,3} (?:that|to|if|when|for) (?!.*\b(?:why|how|this|that)[.!]?$)/iu

/** Without what looks as if it meant somebody who was named: "It is important that", "Ihnen". */
function sayOfWhom(sentence: string, { code }: Language): string {
  if (code === 'en') return sentence.replace(ofWhatFollows, 'You ')
  return code === 'de' ? sentence.replaceAll(/(?<=[\p{L},] )Ihnen(?!\p{L})/gu, 'dir') : sentence
}

/** Whether a text can only be understood after the sentence before it. */
export function pointsBack(sentence: string, language: Language): boolean {
  const text = sayOfWhom(sentence, language)
  if (language.backwardPattern?.test(text)) return true
  // "That's", "they've"
  const tokens = listTokens(text)
    .slice(0, reach)
    .map((word) =>
      /^(?:en|fr)$/u.test(language.code) && (language.code === 'en' || word.startsWith("c'"))
        ? word.replace(/'.*$/u, '')
        : word,
    )
  const [first = ''] = tokens
  return (
    (language.pronouns.has(first) && !isSpeaker(first) && !isArticle(text, language)) ||
    tokens.some((word) => language.backward.has(word)) ||
    (language.code === 'en' && language.prepositions.has(first) && thatAfterName.test(text)) ||
    (language.dropsSubject === true &&
      (severalDo.test(text) || beginsWithVerb(tokens, language) || opensAndDrops(text, language)))
  )
}

/** "Das Fest findet statt", "Het huis is oud": no pronouns, though they look like some. */
const isArticle = (text: string, { code, finiteVerbs }: Language): boolean => {
  const isVerb = finiteVerbs.has(listTokens(text.slice(4, 40))[0] ?? '')
  if (code === 'nl') return /^het \p{L}/iu.test(text) && !isVerb
  return code === 'de' && /^[Dd]as (?:\p{Ll}+ )?\p{Lu}/u.test(text) && !isVerb
}

/** "Consiguieron 18.000": who did? Also behind what tells when or how: "Por desgracia, contienen". */
function beginsWithVerb(tokens: readonly string[], language: Language): boolean {
  const [one = '', two = '', three = ''] = tokens
  // "No se puede instalar": what can not?
  const isDenied = /^(?:no|não|non)$/u.test(one) && /^(?:se|si)$/u.test(two)
  const [first, second] = isDenied ? [two, three] : [one, two]
  const verb = /^(?:se|si|no|não|non)$/u.test(first) ? second : first
  const isVerb =
    language.finiteVerbs.has(verb) ||
    (language.finiteEnding?.test(verb) === true && verb.length > 4)
  return isVerb && !impersonal.has(verb)
}

/** "En este libro, es el administrador": after the comma somebody does something, and nobody is named. */
function opensAndDrops(text: string, language: Language): boolean {
  const [, opening = '', rest = ''] = /^([^,]{3,60}), (\p{Ll}.*)$/u.exec(text) ?? []
  const [first = ''] = listTokens(opening)
  if (rest === '' || language.subordinators.has(first) || hasFiniteVerb(opening, language))
    return false
  return (
    !ofNobody.test(rest) &&
    (severalDo.test(beginUpper(rest)) || beginsWithVerb(listTokens(rest).slice(0, 3), language))
  )
}

/** "es posible", "si può", "é recomendado": nobody in particular. */
const ofNobody =
  /^(?:es|era|fue|será|resulta|parece|conviene|è|era|sarà|pare|é|foi|seja|torna-se)(?: \p{L}+mente)? (?:muy |más |molto |più |muito |mais )?\p{L}+ (?:que|che|di|\p{L}+[aei]r[e]?)(?!\p{L})|^(?:se|si|bisogna|occorre|conviene|es|è|é) (?:puede|pueden|debe|deben|può|possono|deve|devono|pode|podem|posible|possibile|possível|preciso|necesario|necessario|necessário)(?!\p{L})/u

/** "Diminuem o valor", "Consiguen el premio": several do, and none of them is named. */
const severalDo =
  /^(?:\p{Lu}\p{Ll}{3,}(?:[ae]n|[ae]m|ano|ono)) (?:el|la|los|las|o|a|os|as|il|lo|i|gli|le|una?|um|uma|su|sus|seus?|suas?|l['’])/u
