import type { Language } from '../language.ts'

/** Elsewhere they are as in English. French has room within them, where no line ends. */
const marks: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  fr: ['«\u00A0', '\u00A0»'],
  es: ['«', '»'],
  it: ['«', '»'],
}

/** What somebody says, between the marks of its language. */
export function quoteWords(words: string, { code }: Pick<Language, 'code'>): string {
  const [open, close] = marks[code] ?? ['“', '”']
  return `${open}${words}${close}`
}
