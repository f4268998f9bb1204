import { currentLocale } from './language.ts'

/** Made once for the language in force, because making one takes longer than using it a hundred times. */
export function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  let made: { locale: string; format: Format } | null = null
  return () => {
    const locale = currentLocale()
    if (made?.locale !== locale) made = { locale, format: make(locale) }
    return made.format
  }
}

const number = inLanguage((locale) => new Intl.NumberFormat(locale))
const plural = inLanguage((locale) => new Intl.PluralRules(locale))

export const formatNumber = (amount: number): string => number().format(amount)

/** Each form that a language has for numbers of things; English has `one` and `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** `it` or `them`. */
export const choosePlural = (amount: number, forms: Forms): string =>
  forms[plural().select(amount)] ?? forms.other

/** `1 slide`, `1,200 slides`. */
export const counted = (amount: number, forms: Forms): string =>
  `${formatNumber(amount)} ${choosePlural(amount, forms)}`

const all = inLanguage((locale) => new Intl.ListFormat(locale))
const any = inLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))
const bare = inLanguage((locale) => new Intl.ListFormat(locale, { type: 'unit' }))

/** `a, b, and c`. */
export const listAll = (items: Iterable<string>): string => all().format(items)

/** `a, b, or c`. */
export const listAny = (items: Iterable<string>): string => any().format(items)

/** `a, b, c`: names, or what goes on after them. */
export const listNames = (items: Iterable<string>): string => bare().format(items)

type SizeDigits = Pick<
  Intl.NumberFormatOptions,
  'maximumFractionDigits' | 'maximumSignificantDigits'
>

/** `640 kB`, `1.2 MB`, as operating systems say it. */
export const formatSize = (
  amount: number,
  unit: 'kilobyte' | 'megabyte',
  digits: SizeDigits = { maximumFractionDigits: 0 },
): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, ...digits }).format(amount)
