import { addPlural } from './add-plural.ts'

/** Words that sound otherwise as a verb; in the dictionary's symbols, noun or adjective first. */
const nounAndVerb: ReadonlyMap<string, readonly [noun: string, verb: string]> = new Map(
  Object.entries<readonly [noun: string, verb: string]>({
    abuse: ['əbjˈus', 'əbjˈuz'],
    advocate: ['ˈædvəkət', 'ˈædvəkˌAt'],
    aggregate: ['ˈæɡɹəɡət', 'ˈæɡɹəɡˌAt'],
    alternate: ['ˈɔltɜɹnət', 'ˈɔltɜɹnˌAt'],
    approximate: ['əpɹˈɑksəmət', 'əpɹˈɑksəmˌAt'],
    associate: ['əsˈOʃiət', 'əsˈOʃiˌAt'],
    close: ['klˈOs', 'klˈOz'],
    conduct: ['kˈɑndəkt', 'kəndˈʌkt'],
    conflict: ['kˈɑnflɪkt', 'kənflˈɪkt'],
    content: ['kˈɑntɛnt', 'kəntˈɛnt'],
    contract: ['kˈɑntɹˌækt', 'kəntɹˈækt'],
    contrast: ['kˈɑntɹæst', 'kəntɹˈæst'],
    convert: ['kˈɑnvɜɹt', 'kənvˈɜɹt'],
    coordinate: ['kOˈɔɹdənət', 'kOˈɔɹdənˌAt'],
    decrease: ['dˈikɹˌis', 'dɪkɹˈis'],
    desert: ['dˈɛzɜɹt', 'dɪzˈɜɹt'],
    delegate: ['dˈɛləɡət', 'dˈɛləɡˌAt'],
    duplicate: ['dˈupləkət', 'dˈupləkˌAt'],
    elaborate: ['ɪlˈæbɹət', 'ɪlˈæbɜɹˌAt'],
    estimate: ['ˈɛstəmət', 'ˈɛstəmˌAt'],
    excuse: ['ɪkskjˈus', 'ɪkskjˈuz'],
    export: ['ˈɛkspɔɹt', 'ɪkspˈɔɹt'],
    graduate: ['ɡɹˈæʤəwət', 'ɡɹˈæʤəwˌAt'],
    house: ['hˈWs', 'hˈWz'],
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
    reject: ['ɹˈiʤɛkt', 'ɹɪʤˈɛkt'],
    separate: ['sˈɛpɹət', 'sˈɛpɜɹˌAt'],
    subject: ['sˈʌbʤɪkt', 'səbʤˈɛkt'],
    tear: ['tˈɪɹ', 'tˈɛɹ'],
    transfer: ['tɹˈænsfɜɹ', 'tɹænsfˈɜɹ'],
    transport: ['tɹˈænspˌɔɹt', 'tɹænspˈɔɹt'],
    upset: ['ˈʌpsˌɛt', 'ʌpsˈɛt'],
    use: ['jˈus', 'jˈuz'],
    wind: ['wˈɪnd', 'wˈInd'],
  }),
)

/** Words that are verbs unless something before them says otherwise. */
const mostlyVerbs = new Set(['live', 'use', 'close', 'convert', 'insert', 'reject', 'tear'])

const beforeVerb = new Set(
  `to i you we they will would can could should must may might shall not don't doesn't didn't won't
  can't let's please who and'll never always also help helps let lets`.split(/\s+/u),
)
const beforeNoun = new Set(
  `a an the this that these those my your his her its our their no every each some any of in on by
  with for from at as is are was were new first last next such other another one two more great
  same very too so all both`.split(/\s+/u),
)
const perfect = new Set("have has had having 've was were been be is are widely i've".split(' '))

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

/** How a word is said that is written alike in two meanings; null for all others. */
export function chooseHeteronym(words: readonly string[], at: number): string | null {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  if (word === 'read')
    return perfect.has(before) || perfect.has(words[at - 2] ?? '') ? 'ɹˈɛd' : 'ɹˈid'
  const pair = nounAndVerb.get(word)
  if (!pair) return choosePlural(word, before)
  if (adjectiveBefore.get(word)?.has(words[at + 1] ?? '')) return pair[0]
  if (beforeVerb.has(before)) return pair[1]
  if (beforeNoun.has(before)) return pair[0]
  return mostlyVerbs.has(word) ? pair[1] : pair[0]
}

/** "Records" are things, unless somebody records: he, she, it, who or that. */
function choosePlural(word: string, before: string): string | null {
  const pair = word.endsWith('s') ? nounAndVerb.get(word.slice(0, -1)) : undefined
  if (!pair) return null
  if (
    word === 'lives' &&
    /^(?:our|your|their|of|many|human|people's|and|save|saves|saved)$/u.test(before)
  )
    return 'lˈIvz'
  const isVerb = /^(?:he|she|it|who|that|which|nobody|everyone|someone)$/u.test(before)
  return addPlural(pair[isVerb || word === 'lives' ? 1 : 0])
}
