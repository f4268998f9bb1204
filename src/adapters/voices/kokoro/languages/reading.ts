/** What has to be known of a language to say what is written in it and is no word. */
export type Reading = {
  cardinal(value: string): string
  /** A number as it is said before what it counts: "un kilo", not "uno kilo". */
  counting(said: string, counted: string): string
  ordinal(value: string, gender: 'masculine' | 'feminine'): string
  /** What is written behind the digits, or the Roman letters, of an ordinal, where it is not º or ª. */
  ordinalEnding?: { any: RegExp; feminine: RegExp }
  /** The first of a month, where it is not said as any other number. */
  firstDay?: string
  /** Hours of the clock, where they are named: "quatorze heures trente". */
  hours?: readonly [string, string]
  /** The sign between whole and broken, as it is called. */
  point: string
  minus: string
  /** Between the two ends of a span: "10 a 20". */
  upTo: string
  /** Between day, month and year. */
  ofDate: string
  months: readonly string[]
  /** One, and many. */
  currencies: Readonly<Record<string, readonly [string, string]>>
  /** Signs that stand alone or at the end of a number. */
  signs: Readonly<Record<string, string>>
  units: Readonly<Record<string, readonly [string, string]>>
  /** Without their stops, in lower case. */
  abbreviations: Readonly<Record<string, string>>
  letters: Readonly<Record<string, string>>
  /** Words before a number that is written with Roman letters. */
  beforeRoman: RegExp
}
