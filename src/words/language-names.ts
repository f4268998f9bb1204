import { currentLocale } from './language.ts'

/** As the language in force calls it. `und` is a language that is not known. */
export const nameLanguage = (code: string): string =>
  new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(code) ?? code

/** As those call it who speak it: they look for it in words that they can read. */
export const nameOwnLanguage = (code: string): string =>
  new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
