import { beginUpper } from '../clauses/begin-upper.ts'
import { listRows } from '../../deck/slide-table.ts'
import { foldText } from '../../fold-text.ts'
import type { Language } from '../language.ts'
import { pointsElsewhere } from '../leaning/points-elsewhere.ts'
import type { Block } from './read-document.ts'
import { joinQuotation, readSpeech } from './read-speech.ts'
import { readShares } from './read-shares.ts'
import type { ListItem, Part, Section } from './section.ts'
import { createSentence, type Sentence } from './sentence.ts'
import { endsLikeSentence, splitSentences } from './split-sentences.ts'

export type Article = {
  title: string | null
  /** "Date: 12 March": what is said about the text before it begins. */
  fields: string[]
  sections: Section[]
}

/** The sections of a document under their headings; without any heading all of it is one. */
export function splitSections(blocks: readonly Block[], language: Language): Article {
  const [first] = blocks
  const hasTitle = first?.kind === 'heading'
  const reader = createPartReader(language)
  const sections: Section[] = []
  const fields: string[] = []
  const path: { heading: string; level: number }[] = []
  let section: Section = { heading: null, level: 0, above: [], parts: [] }
  const headings = new Set(
    blocks.flatMap((block) => (block.kind === 'heading' ? foldText(block.text) : [])),
  )
  const close = () => {
    section.parts = section.parts.filter((part) => !isContents(part, headings))
    const [only] = section.parts
    const isWhole = section.parts.length === 1 && section.heading !== null
    if (only?.kind === 'list' && isWhole && only.items.every(saysMore)) only.isWhole = true
    const isLeft = section.parts.length > 0 && !section.parts.every(announces)
    if (isLeft && !isAppendix(section) && !isNothing(section)) sections.push(section)
  }
  for (const [at, block] of blocks.entries()) {
    if (hasTitle && at === 0) continue
    if (block.kind === 'heading') {
      close()
      const { text: heading, level } = block
      while ((path.at(-1)?.level ?? 0) >= level) path.pop()
      section = { heading, level, above: path.map((one) => one.heading), parts: [] }
      path.push({ heading, level })
    } else if (block.kind === 'field') fields.push(block.text)
    else reader.add(section.parts, block, blocks[at + 1]?.kind === 'item')
  }
  close()
  return { title: hasTitle ? first.text : null, fields, sections }
}

/** "Syntax: | Substitute": a name with a colon is not followed by a comma. */
const sayRow = (row: string): string =>
  `${row.replaceAll(/(?<=:) \| /gu, ' ').replaceAll(' | ', ', ')}.`

type TextBlock = Exclude<Block, { kind: 'heading' | 'field' }>

function createPartReader(language: Language) {
  let index = 0
  let paragraph = 0
  const read = (texts: readonly string[], isItem = false, isBelow = false): Sentence[] =>
    texts.map((text, place) =>
      // What an item says after its first sentence explains it.
      createSentence(text, { index: index++, paragraph, isItem: isItem && place === 0, isBelow }),
    )

  function add(parts: Part[], block: TextBlock, isBeforeList: boolean): void {
    paragraph++
    if (block.kind === 'item') addItem(parts, block)
    else if (block.kind === 'table')
      parts.push({
        kind: 'table',
        table: block.table,
        sentences: read(listRows(block.table).map(sayRow)),
      })
    else if (block.kind === 'quotation') {
      const { text: words, author } = block
      parts.push({ kind: 'quotation', words, author, sentences: read([joinQuotation(block)]) })
    } else for (const part of splitSpeech(block.text, isBeforeList, block.isEntry)) parts.push(part)
  }

  function addItem(parts: Part[], block: Extract<Block, { kind: 'item' }>) {
    const said = splitSentences(block.text, language).filter((text) => !pointsElsewhere(text))
    if (said.length === 0) return
    const text = said.join(' ')
    const isNumbered = block.isNumbered === true
    const sentences = read(said.map(endSentence), true, block.isBelow)
    const item = { text, sentences }
    const before = parts.at(-1)
    const above = before?.kind === 'list' && block.isBelow ? before.items.at(-1) : undefined
    if (before?.kind === 'list' && above) {
      above.below = [...(above.below ?? []), item]
      before.sentences.push(...sentences)
    } else if (before?.kind === 'list' && before.isNumbered === isNumbered) {
      before.items.push(item)
      before.sentences.push(...sentences)
    } else parts.push({ kind: 'list', isNumbered, items: [item], sentences: [...sentences] })
  }

  /** What somebody says in a paragraph, with their name, stands on its own. */
  function splitSpeech(text: string, isBeforeList: boolean, isEntry = false): Part[] {
    const parts: Part[] = []
    const all = splitSentences(text, language).map(dropHands(text))
    // "Here are a dozen reasons:" tells what its list is.
    const said = all.filter(
      (one, at) =>
        (isBeforeList && at === all.length - 1 && /[:：]\s*$/u.test(one)) || !pointsElsewhere(one),
    )
    for (const [at, one] of said.entries()) {
      const opens = isEntry && at === 0
      const shares = readShares(one)
      if (shares) {
        if (shares.lead) addProse(parts, read([shares.lead], opens))
        // No entries that somebody made short: all of them are spoken.
        const items = shares.parts.map((part) => ({ text: part, sentences: read([`${part}.`]) }))
        const spoken = items.flatMap(({ sentences }) => sentences)
        parts.push({ kind: 'list', isNumbered: false, items, sentences: spoken })
        continue
      }
      const sentences = read([one], opens)
      const speech = readSpeech(one, language)
      if (speech) parts.push({ kind: 'quotation', ...speech, sentences })
      else addProse(parts, sentences)
    }
    return parts
  }

  return { add }
}

const oneHand =
  /^(?:on the one hand|d['’]une part|d['’]un côté|por un lado|por una parte|da un lato|da una parte|por um lado),\s*/iu
const otherHand =
  /^(?:on the other(?: hand)?|d['’]autre part|de l['’]autre(?: côté)?|por (?:el )?otro(?: lado)?|por otra(?: parte)?|dall['’]altr[oa](?: (?:lato|parte))?|por outro(?: lado)?),\s*/iu

/** "On the one hand …", "On the other hand …": each of the two stands for itself. */
function dropHands(text: string): (sentence: string) => string {
  const hasBoth =
    splitAtStops(text).some((one) => oneHand.test(one)) &&
    splitAtStops(text).some((one) => otherHand.test(one))
  return (sentence) =>
    hasBoth ? beginUpper(sentence.replace(oneHand, '').replace(otherHand, '')) : sentence
}

const splitAtStops = (text: string): string[] => text.split(/(?<=[.!?])\s+/u)

function addProse(parts: Part[], sentences: Sentence[]): void {
  const before = parts.at(-1)
  if (before?.kind === 'prose') before.sentences.push(...sentences)
  else parts.push({ kind: 'prose', sentences })
}

/** No address, and no name alone. */
const saysMore = ({ text }: ListItem): boolean => /\p{L}\s+\p{L}/u.test(text)

const fewestEntries = 3

/** A list that names what comes below: the slides will say it. */
function isContents(part: Part, headings: ReadonlySet<string>): boolean {
  if (part.kind !== 'list' || part.items.length < fewestEntries) return false
  const named = part.items.filter(({ text }) => headings.has(foldText(text)))
  return named.length > part.items.length / 2
}

/** "Install it with npm:" is nothing without the code, which was left out. */
const announces = ({ kind, sentences }: Part): boolean =>
  kind === 'prose' && sentences.every(({ text }) => /[:：]\s*$/u.test(text))

/** "Any other business", and below it "None." */
const isNothing = ({ heading, parts: [part, ...others] }: Section): boolean =>
  heading !== null &&
  others.length === 0 &&
  part?.sentences.length === 1 &&
  /^(?:none|nothing|n\/a|kein[es]?|nichts|entfällt|aucune?|néant|rien|ningun[oa]|nada|nessun[oa]?|niente|nenhuma?|geen|niets)\.?$/iu.test(
    part.sentences[0]?.text ?? '',
  )

/** Around the text rather than of it. */
const isAppendix = ({ heading }: Section): boolean =>
  /^(?:table of contents|contents|references|bibliography|further reading|see also|external links|licen[cs]e|acknowledge?ments|inhalt(?:sverzeichnis)?|literatur|einzelnachweise|weblinks|sommaire|bibliographie|références|voir aussi|índice|referencias|bibliografía|indice|bibliografia|footnotes|fußnoten|einzelnachweise und anmerkungen|quellen|liens externes|sources et références|enlaces externos|enlaces de interés|fuentes|collegamenti esterni|fonti|ligações externas|externe links|bronnen|notities|voetnoten)$/iu.test(
    heading ?? '',
  )

const endSentence = (text: string): string =>
  endsLikeSentence(text) || /[:：]$/u.test(text)
    ? text
    : `${text.replace(/[,;](?: (?:and|or|und|oder|et|ou|y|o|e|en|of))?$/u, '')}.`
