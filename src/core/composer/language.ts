/** What the composer knows of a language. Lists are lower case. */
export type Language = {
  code: string
  /** Words that carry no subject; also how the language is recognised. */
  stopwords: ReadonlySet<string>
  /**
   * Verb forms that cannot be taken for a noun or a participle. A clause is kept without the rest of
   * its sentence only when it holds one: a list that is too short costs a point, not a wrong one.
   */
  finiteVerbs: ReadonlySet<string>
  /** An ending that makes a finite verb of most words, unless what stands before says otherwise. */
  finiteEnding?: RegExp
  /** What begins the object of a verb, where the order is subject, verb, object. */
  verbBeforeObject?: ReadonlySet<string>
  determiners: ReadonlySet<string>
  prepositions: ReadonlySet<string>
  pronouns: ReadonlySet<string>
  /** Begin a clause that cannot stand alone. */
  subordinators: ReadonlySet<string>
  /** Of those, the ones whose clause may go without changing what is claimed. */
  droppable: ReadonlySet<string>
  /** Of those again, the ones that need no comma before them to be seen. */
  bareSubordinators: ReadonlySet<string>
  /** Begin a phrase that says where, when or how, and that a sentence can do without. */
  adjuncts: ReadonlySet<string>
  /** What a verb ends with that is not finite, where such a form stands before its object, too. */
  infinitive?: RegExp
  /** What a participle ends with: ", making it ..." */
  participle?: RegExp
  /** Begin examples or a consequence; from there to its end a sentence can do without. */
  afterthoughts: readonly string[]
  /** Begin a relative clause after a comma. */
  relatives: ReadonlySet<string>
  /** Near the beginning of a sentence these mean something said before it. */
  backward: ReadonlySet<string>
  /** The same, as it can only be seen from several words or within one. */
  backwardPattern?: RegExp
  /** "Tarda una hora": who does is said before. */
  dropsSubject?: boolean
  /** Join two clauses of equal rank. */
  coordinators: ReadonlySet<string>
  /** Link a sentence to the one before it; a slide has no sentence before. */
  linkWords: readonly string[]
  /** Verbs of "…, the council announced on Tuesday". */
  sayingVerbs: ReadonlySet<string>
  abbreviations: ReadonlySet<string>
  months: readonly string[]
  /** Titles of Things in Capitals. */
  capitalisesTitles: boolean
  phrases: Phrases
}

/** The only words in a composed deck that are not its author's. */
export type Phrases = {
  welcome: string
  takeaways: string
  thanks: string
  and: string
  /** Follows a title of one word; '' where we do not know how to say it. */
  overview: string
}

export const listOf = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).filter(Boolean))

export const phrasesOf = (
  welcome: string,
  takeaways: string,
  thanks: string,
  and = '·',
  overview = '',
): Phrases => ({ welcome, takeaways, thanks, and, overview })
