import { readIcon } from './read-icon.ts'

/** The file of icons before it is packed, as `core/icon/icon-library` reads it. */
export const describeIcons = (words: Readonly<Record<string, string>>): string =>
  Object.entries(words)
    .map(([name, said]) => [name, tighten(said), ...readIcon(name)].join('\t'))
    .join('\n')

const tighten = (words: string): string => words.replaceAll(/\s*([,|])\s*/gu, '$1')
