import { endsLikeSentence } from './split-sentences.ts'

/** The lines of an entry, with a sign between its name and what is said of it where there is only a new line or other type. */
export function joinEntry(lines: readonly string[]): string {
  const [head = '', next = '', ...rest] = lines
  const isName = /^(\*\*|__)(?:(?!\1).)+\1$/u.test(head.trim())
  const first =
    isName && /^\p{Lu}/u.test(next) && !endsLikeSentence(head) && !head.trim().endsWith(':')
      ? `${head.trim()}.`
      : head
  return [nameFirst(first), next, ...rest].filter(Boolean).reduce(joinLine)
}

/** "Hull: white", "Sail: red": lines with names of their own. */
const joinLine = (text: string, line: string): string =>
  /[^.,;:!?\s]\s*$/u.test(text) && /^\p{Lu}[\p{L} ]{1,20}: \S/u.test(line)
    ? `${text.trimEnd()}; ${line}`
    : `${text.trimEnd()} ${line}`

/** "`npm test` Runs the tests", "https://example.org/tool - A tool": the entry is called so. */
const nameFirst = (line: string): string =>
  line
    .replace(/^(`[^`]+`) (?=\p{Lu})/u, '$1: ')
    .replace(
      /^<?https?:\/\/(?:www\.)?([^\s/>]+)([^\s>]*)>?(?: [-–—])? +(?=\S)/u,
      (_, host: string, path: string) => `${nameOf(path) ?? host}: `,
    )

const nameOf = (path: string): string | undefined =>
  path.split('/').findLast((part) => /^[a-z][a-z\d._-]{2,30}$/u.test(part))
