import { inLanguage } from './formats.ts'

const wholeDay = inLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }))

/** Of the day that it is for the reader. */
export const formatToday = (now: number): string => wholeDay().format(now)
