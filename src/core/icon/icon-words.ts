import { type IconLanguage, iconLanguages } from './icon-language.ts'
import { foodIcons } from './words/food.ts'
import { healthIcons } from './words/health.ts'
import { knowledgeIcons } from './words/knowledge.ts'
import { moneyIcons } from './words/money.ts'
import { natureIcons } from './words/nature.ts'
import { placesIcons } from './words/places.ts'
import { signsIcons } from './words/signs.ts'
import { technologyIcons } from './words/technology.ts'
import { workIcons } from './words/work.ts'

/**
 * The chosen icons, each with the words that call for it: languages are parted by `|` in the order of
 * `iconLanguages`, words by commas. What stands first in English is what the icon is called.
 */
const tables = {
  ...workIcons,
  ...moneyIcons,
  ...knowledgeIcons,
  ...natureIcons,
  ...foodIcons,
  ...healthIcons,
  ...placesIcons,
  ...technologyIcons,
  ...signsIcons,
}

export type IconWords = { name: string; words: Readonly<Record<IconLanguage, readonly string[]>> }

export const iconWords: readonly IconWords[] = Object.entries(tables).map(([name, text]) => ({
  name,
  words: readWords(text),
}))

function readWords(text: string): IconWords['words'] {
  const parts = text.split('|').map((part) => part.split(',').map((word) => word.trim()))
  const [en = [], de = [], fr = [], es = [], it = [], pt = [], nl = []] = parts
  if (parts.length !== iconLanguages.length) throw new Error(`Not in seven languages: ${text}`)
  return { en, de, fr, es, it, pt, nl }
}
