import { type IconLanguage, iconLanguages } from './icon-language.ts'

export type Icon = {
  name: string
  /** Those that call for it; what stands first is what it is called. */
  words: Readonly<Record<IconLanguage, readonly string[]>>
  /** Both layers as `place-path` reads them: what is tinted, and the lines over it. */
  tint: string
  line: string
}

let library: ReadonlyMap<string, Icon> = new Map()

/**
 * The chosen icons, out of the file that `npm run icons` writes: one to a line, with its name, the words
 * that call for it and its layers between tabs.
 */
export function openIconLibrary(text: string): void {
  const icons = text.split('\n').flatMap((line) => readIcon(line) ?? [])
  library = new Map(icons.map((icon) => [icon.name, icon]))
}

export const listIcons = (): Icon[] => [...library.values()]
export const lookUpIcon = (name: string): Icon | null => library.get(name) ?? null

function readIcon(text: string): Icon | null {
  const [name, words = '', tint = '', line = ''] = text.split('\t')
  return name ? { name, words: readWords(words), tint, line } : null
}

/** Languages are parted by `|` in the order of `iconLanguages`, words by commas. */
export function readWords(text: string): Icon['words'] {
  const parts = text.split('|').map((part) => part.split(',').map((word) => word.trim()))
  const [en = [], de = [], fr = [], es = [], it = [], pt = [], nl = []] = parts
  if (parts.length !== iconLanguages.length) throw new Error(`Not in seven languages: ${text}`)
  return { en, de, fr, es, it, pt, nl }
}
