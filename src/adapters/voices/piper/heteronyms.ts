import { addPlural } from './add-plural.ts'
import { chooseByPlace } from './heteronyms-by-place.ts'

/** Words that sound otherwise as a verb; in the dictionary's symbols, noun or adjective first. */
const nounAndVerb: ReadonlyMap<string, readonly [noun: string, verb: string]> = new Map(
  Object.entries<readonly [noun: string, verb: string]>({
    abuse: ['əbjˈus', 'əbjˈuz'],
    addict: ['ˈædɪkt', 'ədˈɪkt'],
    advocate: ['ˈædvəkət', 'ˈædvəkˌAt'],
    aggregate: ['ˈæɡɹəɡət', 'ˈæɡɹəɡˌAt'],
    alternate: ['ˈɔltɜɹnət', 'ˈɔltɜɹnˌAt'],
    approximate: ['əpɹˈɑksəmət', 'əpɹˈɑksəmˌAt'],
    attribute: ['ˈætɹəbjˌut', 'ətɹˈɪbjut'],
    associate: ['əsˈOʃiət', 'əsˈOʃiˌAt'],
    close: ['klˈOs', 'klˈOz'],
    combine: ['kˈɑmbˌIn', 'kəmbˈIn'],
    compound: ['kˈɑmpWnd', 'kəmpˈWnd'],
    conduct: ['kˈɑndəkt', 'kəndˈʌkt'],
    conflict: ['kˈɑnflɪkt', 'kənflˈɪkt'],
    contest: ['kˈɑntɛst', 'kəntˈɛst'],
    contract: ['kˈɑntɹˌækt', 'kəntɹˈækt'],
    contrast: ['kˈɑntɹæst', 'kəntɹˈæst'],
    console: ['kˈɑnsOl', 'kənsˈOl'],
    convert: ['kˈɑnvɜɹt', 'kənvˈɜɹt'],
    coordinate: ['kOˈɔɹdənət', 'kOˈɔɹdənˌAt'],
    defect: ['dˈifɛkt', 'dɪfˈɛkt'],
    decrease: ['dˈikɹˌis', 'dɪkɹˈis'],
    desert: ['dˈɛzɜɹt', 'dɪzˈɜɹt'],
    delegate: ['dˈɛləɡət', 'dˈɛləɡˌAt'],
    duplicate: ['dˈupləkət', 'dˈupləkˌAt'],
    elaborate: ['ɪlˈæbɹət', 'ɪlˈæbɜɹˌAt'],
    estimate: ['ˈɛstəmət', 'ˈɛstəmˌAt'],
    excuse: ['ɪkskjˈus', 'ɪkskjˈuz'],
    export: ['ˈɛkspɔɹt', 'ɪkspˈɔɹt'],
    extract: ['ˈɛkstɹækt', 'ɪkstɹˈækt'],
    graduate: ['ɡɹˈæʤəwət', 'ɡɹˈæʤəwˌAt'],
    house: ['hˈWs', 'hˈWz'],
    impact: ['ˈɪmpækt', 'ɪmpˈækt'],
    import: ['ˈɪmpɔɹt', 'ɪmpˈɔɹt'],
    increase: ['ˈɪnkɹˌis', 'ɪnkɹˈis'],
    insert: ['ˈɪnsɜɹt', 'ɪnsˈɜɹt'],
    insult: ['ˈɪnsʌlt', 'ɪnsˈʌlt'],
    live: ['lˈIv', 'lˈɪv'],
    moderate: ['mˈɑdɜɹət', 'mˈɑdɜɹˌAt'],
    object: ['ˈɑbʤɛkt', 'əbʤˈɛkt'],
    perfect: ['pˈɜɹfɪkt', 'pɜɹfˈɛkt'],
    permit: ['pˈɜɹmɪt', 'pɜɹmˈɪt'],
    present: ['pɹˈɛzənt', 'pɹizˈɛnt'],
    produce: ['pɹˈOdus', 'pɹədˈus'],
    progress: ['pɹˈɑɡɹˌɛs', 'pɹəɡɹˈɛs'],
    project: ['pɹˈɑʤɛkt', 'pɹəʤˈɛkt'],
    protest: ['pɹˈOtˌɛst', 'pɹətˈɛst'],
    record: ['ɹˈɛkɜɹd', 'ɹɪkˈɔɹd'],
    refund: ['ɹˈifˌʌnd', 'ɹɪfˈʌnd'],
    rebel: ['ɹˈɛbəl', 'ɹɪbˈɛl'],
    refuse: ['ɹˈɛfjˌus', 'ɹɪfjˈuz'],
    reject: ['ɹˈiʤɛkt', 'ɹɪʤˈɛkt'],
    separate: ['sˈɛpɹət', 'sˈɛpɜɹˌAt'],
    subject: ['sˈʌbʤɪkt', 'səbʤˈɛkt'],
    survey: ['sˈɜɹvˌA', 'sɜɹvˈA'],
    suspect: ['sˈʌspˌɛkt', 'səspˈɛkt'],
    transfer: ['tɹˈænsfɜɹ', 'tɹænsfˈɜɹ'],
    transport: ['tɹˈænspˌɔɹt', 'tɹænspˈɔɹt'],
    upset: ['ˈʌpsˌɛt', 'ʌpsˈɛt'],
    use: ['jˈus', 'jˈuz'],
  }),
)

/** Words that are verbs unless something before them says otherwise. */
const mostlyVerbs = new Set(
  'live use close convert insert reject combine refuse suspect impact'.split(' '),
)

const beforeVerb = new Set(
  `to i you we they will would can could should must may might shall not don't doesn't didn't won't
  can't let's please who and'll never always also often rarely usually help helps let lets they'll
  we'll you'll he'll she'll do does did cannot`.split(/\s+/u),
)
const beforeNoun = new Set(
  `a an the this that these those my your his her its our their no every each some any of in on by
  with for from at as is are was were new first last next such other another one two more great
  same very too so all both own full wide good better best main daily`.split(/\s+/u),
)
/** What follows these as adjectives: "close to", "a live show" has an article besides. */
const adjectiveBefore: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    close: new Set('to by friend friends look attention ties second'.split(' ')),
    live: new Set(
      'demo show stream event events music concert audience chat session data broadcast tv'.split(
        ' ',
      ),
    ),
  }),
)

/** What a verb has behind it: "record the call", "projects that it grows". */
const afterVerb = new Set(
  `the a an this that these those my your his her its our their it them us me him what how every
  everything all each itself themselves two three four five six seven eight nine ten twelve twenty`.split(
    /\s+/u,
  ),
)

/** How a word is said that is written alike in two meanings; null for all others. */
export function chooseHeteronym(words: readonly string[], at: number): string | null {
  const word = words[at] ?? ''
  const own = chooseByPlace(word, {
    words,
    at,
    before: words[at - 1] ?? '',
    after: words[at + 1] ?? '',
  })
  if (own) return own
  const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? '']
  const pair = nounAndVerb.get(word)
  if (!pair) return choosePlural(word, before, after)
  if (adjectiveBefore.get(word)?.has(after)) return pair[0]
  if (beforeVerb.has(before) || isAsked(words, at) || isOfSeveral(before, after)) return pair[1]
  if (word === 'close' && (isKept(words, at) || /(?:'re|'m|'s)$/u.test(before))) return pair[0]
  if (beforeNoun.has(before)) return pair[0]
  return mostlyVerbs.has(word) || afterVerb.has(after) ? pair[1] : pair[0]
}

/** "Does anyone object?" */
const isAsked = (words: readonly string[], at: number): boolean =>
  /^(?:anyone|anybody|everyone|everybody|somebody|someone|nobody|he|she|it)$/u.test(
    words[at - 1] ?? '',
  ) && /^(?:do|does|did|will|would|can|could|should|may|might|must|let)$/u.test(words[at - 2] ?? '')

/** "Teams that use it", "metals contract when they cool", "people object to it". */
function isOfSeveral(before: string, after: string): boolean {
  if (/^(?:that|which|who|all|both)$/u.test(before)) return afterVerb.has(after)
  const isSeveral =
    before === 'people' ||
    (/[^su]s$/u.test(before) && !/^(?:is|as|has|was|does|its|this)$/u.test(before))
  return (
    isSeveral && (afterVerb.has(after) || /^(?:when|with|to|if|because|into|about)$/u.test(after))
  )
}

/** "Keep your friends close." */
const isKept = (words: readonly string[], at: number): boolean =>
  words
    .slice(0, at)
    .some((word) =>
      /^(?:keep|keeps|kept|hold|holds|held|stay|stays|stayed|get|gets|got|come|comes|came|sit|stand)$/u.test(
        word,
      ),
    ) && !afterVerb.has(words[at + 1] ?? '')

/** "Records" are things, unless somebody records: he, she, it, who or that; or there is what. */
function choosePlural(word: string, before: string, after: string): string | null {
  const pair = word.endsWith('s') ? nounAndVerb.get(word.slice(0, -1)) : undefined
  if (!pair) return null
  if (
    word === 'lives' &&
    /^(?:our|your|their|of|many|human|people's|and|save|saves|saved)$/u.test(before)
  )
    return 'lˈIvz'
  const isVerb =
    /^(?:he|she|it|who|that|which|nobody|everyone|someone)$/u.test(before) ||
    (afterVerb.has(after) && before !== '' && !beforeNoun.has(before))
  return addPlural(pair[isVerb || word === 'lives' ? 1 : 0])
}
