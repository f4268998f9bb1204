import type { Language } from './language.ts'
import type { Block } from './read-document.ts'
import { createSentence, type Section } from './sentence.ts'
import { endsLikeSentence, splitSentences } from './split-sentences.ts'

export type Article = { title: string | null; sections: Section[] }

/** The sections of a document under their headings; without any heading all of it is one. */
export function splitSections(blocks: readonly Block[], language: Language): Article {
  const [first] = blocks
  const hasTitle = first?.kind === 'heading'
  const title = hasTitle ? first.text : null
  const sections: Section[] = []
  let section: Section = { heading: null, level: 0, sentences: [] }
  let index = 0
  let paragraph = 0
  const close = () => {
    if (section.sentences.length > 0 && !isAppendix(section)) sections.push(section)
  }
  for (const block of hasTitle ? blocks.slice(1) : blocks) {
    if (block.kind === 'heading') {
      close()
      section = { heading: block.text, level: block.level, sentences: [] }
      continue
    }
    const isItem = block.kind === 'item'
    paragraph++
    for (const [place, text] of splitSentences(block.text, language).entries())
      section.sentences.push(
        // What an item says after its first sentence explains it.
        createSentence(isItem ? endSentence(text) : text, {
          index: index++,
          paragraph,
          isItem: isItem && place === 0,
        }),
      )
  }
  close()
  return { title, sections }
}

/** Around the text rather than of it. */
const isAppendix = ({ heading }: Section): boolean =>
  /^(?:table of contents|contents|references|bibliography|further reading|see also|external links|licen[cs]e|acknowledge?ments|inhalt(?:sverzeichnis)?|literatur|einzelnachweise|weblinks|sommaire|bibliographie|références|voir aussi|índice|referencias|bibliografía|indice|bibliografia)$/iu.test(
    heading ?? '',
  )

const endSentence = (text: string): string =>
  endsLikeSentence(text) ? text : `${text.replace(/[,;](?: (?:and|or))?$/u, '')}.`
