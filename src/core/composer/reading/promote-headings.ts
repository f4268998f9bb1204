import { isCommand } from './drop-code.ts'
import type { Block } from './read-document.ts'
import { endsLikeSentence } from './split-sentences.ts'

/** A line this short may be a heading. */
export const headingWords = 12

/** Headlines run longer than headings. */
const headlineWords = 20

export const countParts = (text: string): number => text.split(/\s+/).length

export const looksLikeHeading = (text: string, words: number = headingWords): boolean =>
  countParts(text) <= words &&
  text.length <= 7.5 * words &&
  !endsLikeSentence(text) &&
  !isCommand(text) &&
  !/[,;:]$/.test(text) &&
  !waits.test(text) &&
  !text.startsWith('(') &&
  !/\S = \S/u.test(text) &&
  !/^["“„«]/u.test(text)

/** "The index for red stars is", and below it the formula; but "What it is" is a heading. */
const waits =
  /^(?!(?:what|how|who|where|why|was|wie|wer|wo|que|qué|quoi|cosa|che|wat|hoe|wie)(?!\p{L})).* (?:is|are|to|by|the|ist|sind|zu|von|est|sont|es|son|è|sono|di|é|são|zijn|van|te)$/iu

const isName = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' &&
  looksLikeHeading(block.text) &&
  /^\p{Lu}/u.test(block.text) &&
  !/\d/u.test(block.text)

/**
 * "Location of kernel sources" between two paragraphs, where headings are marked: what a picture, a
 * listing or a box in the margin is called. A figure in it may be one that matters.
 */
export function namesWhatIsGone(blocks: readonly Block[], at: number): boolean {
  if (!isName(blocks[at])) return false
  // "Relations of the accounts", and below it what the picture is called.
  const isSecond = isName(blocks[at - 1])
  const before = blocks[isSecond ? at - 2 : at - 1]
  const after = blocks[!isSecond && isName(blocks[at + 1]) ? at + 2 : at + 1]
  return before?.kind === 'paragraph' && after?.kind === 'paragraph' && isTold(after)
}

/** "Figure 2.1. Relations of the accounts" */
export const isFigureName = (text: string): boolean =>
  /^(?:figure|fig\.|abbildung|abb\.|figura|afbeelding)\s(?:[A-Z]\.)?\d[\d.-]*[.:]?\s/iu.test(
    text,
  ) && !endsLikeSentence(text)

const isTold = ({ text }: Block): boolean => /[.!?:…。？！]["”’»)]*$/u.test(text)

/** In an interview the answers stand below their questions. */
const isQuestion = (text: string, answer: string): boolean =>
  /^[^.!?]+\?$/u.test(text) && countParts(text) <= headingWords && !answer.endsWith('?')

/** "Reserved uids:" above a table names it. */
const isCaption = /^[^.!?:]{2,50}:$/u

const isItem = (block: Block | undefined): boolean => block?.kind === 'item'

/** Who has marked so many headings has marked all of them. */
export const markingHabit = 3

/**
 * A short line on its own above text is its heading, also when it is numbered. Where headings are
 * marked, one that is not even bold is no heading ("Returns: string"), nor is an entry of a list.
 */
export function promoteHeadings(blocks: readonly Block[]): Block[] {
  const isMarked = blocks.filter(({ kind }) => kind === 'heading').length >= markingHabit
  // Who has so many headings has them above a quotation, too.
  const boldHabit = blocks.filter((block) => block.kind === 'paragraph' && block.isBold).length
  const hasHabit = blocks.filter((_, at) => standsAbove(blocks, at)).length > markingHabit
  const promoted = blocks.map((block, index): Block => {
    const [before, next] = [blocks[index - 1], blocks[index + 1]]
    if (isMarked && (isItem(block) || before?.kind === 'heading')) return block
    const stands =
      block.kind === 'paragraph' || (isItem(block) && !isItem(before) && next?.kind === 'paragraph')
    if (!stands || !next || (next.kind === 'heading' && index > 0)) return block
    // A saying as the title: its quotation marks are not part of it.
    const text = index === 0 ? block.text.replace(/^["“„«](.+)["”“»]$/u, '$1') : block.text
    if (next.kind === 'table' && isCaption.test(text))
      return { kind: 'heading', level: 3, text: text.replace(/:$/u, '') }
    const isHeading =
      (!isMarked ||
        index === 0 ||
        (block.kind === 'paragraph' &&
          (block.isBold || isNumbered.test(text) || isInCapitals.test(text)))) &&
      looksLikeHeading(text, index === 0 ? headlineWords : headingWords) &&
      // "A member remembers the beginning", and below it what he says.
      (hasHabit || asks.test(text) || !opensQuotation.test(next.text))
    // Among bold questions "But the phone knows where I am." is one, too.
    const isBoldToo =
      block.kind === 'paragraph' &&
      block.isBold === true &&
      boldHabit > markingHabit &&
      countParts(text) <= headingWords
    if (!isHeading && !isBoldToo && !isQuestion(text, next.text)) return block
    return { kind: 'heading', level: index === 0 ? 1 : 2, text }
  })
  return isOnlyFirst(blocks, promoted) ? [...blocks.slice(0, 2), ...promoted.slice(2)] : promoted
}

/** "What the neighbours say" */
const asks =
  /^(?:what|how|why|was|wie|warum|ce que|ce qui|comment|pourquoi|lo que|qué|cómo|por qué|cosa|che cosa|come|perché|o que|como|porque|por que|wat|hoe|waarom)(?!\p{L})/iu

const opensQuotation = /^["“„«]/u

/** A short line above a paragraph in words of the author's own. */
function standsAbove(blocks: readonly Block[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]]
  return (
    block?.kind === 'paragraph' &&
    next?.kind === 'paragraph' &&
    looksLikeHeading(block.text) &&
    !opensQuotation.test(next.text) &&
    !looksLikeHeading(next.text)
  )
}

/** In paragraphs: so many do not all belong below the first of them, when no other has a heading. */
const wholeText = 6

/** "1.2. Programs that are needed": its number marks it. */
const isNumbered = /^(?:\d+\.)+\d+\.? \p{Lu}/u

/** "WHAT YOU NEED": in a text that has headings it is one of them. */
export const isInCapitals = /^(?=.*\p{Lu}{4})[^\p{Ll}]+$/u

/** "Debian 0.01 to 0.90 (1993)": the first of many entries, which is shorter than the others. */
function isOnlyFirst(blocks: readonly Block[], promoted: readonly Block[]): boolean {
  const headings = promoted.flatMap(({ kind }, at) => (kind === 'heading' ? at : []))
  return (
    headings.length === 2 &&
    headings[0] === 0 &&
    headings[1] === 1 &&
    blocks[1]?.kind === 'paragraph' &&
    /\d/u.test(blocks[1].text) &&
    promoted.length > wholeText
  )
}
