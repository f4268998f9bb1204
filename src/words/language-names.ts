import { currentLocale } from './language.ts'

/** As the language in force calls it. `und` is a language that is not known. */
export const nameLanguage = (code: string): string =>
  new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(code) ?? code
