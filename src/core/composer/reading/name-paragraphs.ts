import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import type { Block } from './read-document.ts'

/** "Background: Shift work affects …" */
const label = /^(\p{Lu}[\p{L}.’' -]{0,30}):\s+(?=\S)/u
const labelWords = 3

/** "Background. Heat waves are …" */
const sentenceLabel = /^(\p{Lu}[\p{L}’-]+(?: \p{L}[\p{L}’-]+)?)\.\s+(?=\p{Lu})/u

/** "Why are we moving? The old building …" */
const leadingQuestion = /^([^.!?]+\?)\s+(?=\S)/u
const questionWords = 10

/** "2.1 Rent is payable in advance" */
const clauseNumber = /^\d+(?:\.\d+)+\.?\s+(?=\P{Ll})/u

/** Once may be chance; so often it is how the text is built. */
const habit = 3

/** Less than this is a remark between two speeches, or no text to stand under a heading. */
const fewWords = 8

/** What stands before the text of a paragraph: who speaks, what it is about, or its number. */
export function nameParagraphs(blocks: readonly Block[]): Block[] {
  const plain = spellSpeakers(dropClauseNumbers(blocks))
  return isTranscript(plain)
    ? dropSpeakers(plain)
    : [readBold, readLabel, readSentenceLabel, readQuestion].reduce<Block[]>(promoteOpenings, plain)
}

/** "D. Ce la farà?", "R. Se smette": who asks and who answers, by one letter. */
const byLetter = /^(Q|D|P|F|V)[.:]\s|^(A|R)[.:]\s/u

function spellSpeakers(blocks: readonly Block[]): Block[] {
  const found = blocks.flatMap(({ kind, text }) =>
    kind === 'paragraph' ? (byLetter.exec(text) ?? []).slice(1, 3) : [],
  )
  const [asked, answered] = [0, 1].map(
    (side) => found.filter((letter, at) => letter !== undefined && at % 2 === side).length,
  )
  if ((asked ?? 0) < habit || (answered ?? 0) < habit) return [...blocks]
  return blocks.map((block) => ({
    ...block,
    text: block.text.replace(/^(\p{Lu})\.(?=\s)/u, '$1:'),
  }))
}

const isNumbered = ({ kind, text }: Block): boolean =>
  kind === 'paragraph' && clauseNumber.test(text)

function dropClauseNumbers(blocks: readonly Block[]): Block[] {
  if (blocks.filter(isNumbered).length < habit) return [...blocks]
  return blocks.map((block) =>
    isNumbered(block) ? { ...block, text: block.text.replace(clauseNumber, '') } : block,
  )
}

function readLabel({ kind, text }: Block): string | null {
  const [, found = ''] = (kind === 'paragraph' && label.exec(text)) || []
  return found && countSpokenWords(found) <= labelWords ? found : null
}

const readSentenceLabel = ({ kind, text }: Block): string | null =>
  (kind === 'paragraph' && sentenceLabel.exec(text)?.[1]) || null

/** A name in other type, with a full stop or a colon. */
const readBold = (block: Block): string | null =>
  block.kind === 'paragraph' && /^[.:]/u.test(block.text.slice(block.opening?.length))
    ? (block.opening ?? null)
    : null

function readQuestion({ kind, text }: Block): string | null {
  const [, found = ''] = (kind === 'paragraph' && leadingQuestion.exec(text)) || []
  return found && countSpokenWords(found) <= questionWords ? found : null
}

/** Two or more take turns, and hardly anything is said by nobody. */
function isTranscript(blocks: readonly Block[]): boolean {
  const counts = new Map<string, number>()
  for (const name of blocks.map(readLabel)) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  const turns = [...counts.values()].filter((count) => count > 1)
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph').length
  return turns.length > 1 && turns.reduce((sum, count) => sum + count, 0) > 0.6 * paragraphs
}

function dropSpeakers(blocks: readonly Block[]): Block[] {
  const askers = new Set(
    blocks.flatMap((block) => (block.text.endsWith('?') ? (readLabel(block) ?? []) : [])),
  )
  return blocks.flatMap((block): Block[] => {
    const speaker = readLabel(block)
    if (!speaker) return [block]
    const text = keepQuestion(dropLabel(block.text))
    const remark = askers.has(speaker) ? readRemark(text) : null
    if (remark) return [{ kind: 'heading', level: 2, text: remark }]
    return text.endsWith('?') || countSpokenWords(text) >= fewWords ? [{ ...block, text }] : []
  })
}

const remarkWords = 4

/** "And now you're digging them up again.": who asks has said it, and what stands below answers that. */
function readRemark(text: string): string | null {
  const found = text.replace(opensRemark, '').replace(/\.$/u, '')
  const words = countSpokenWords(found)
  const isRemark = words >= remarkWords && words <= questionWords && !/[.,!?:;]/u.test(found)
  return isRemark && !leansOnAnswer.test(found) ? beginUpper(found) : null
}

const opensRemark =
  /^(?:(?:and|but|so|now|und|aber|also|jetzt|et|mais|alors|maintenant|y|pero|ahora|e|ma|adesso|mas|agora|en|maar|dus|nu),? )+/iu

/** "That is a lot of money" is said of the answer before. */
const leansOnAnswer =
  /^(?:that|this|it|they|those|these|he|she|das|es|dies|sie|er|ça|cela|c['’]|il|elle|ils|elles|eso|esto|ello|questo|quello|isso|isto|dat|dit|het)(?!\p{L})|\b(?:thank|thanks|danke|merci|gracias|grazie|obrigad[oa]|bedankt|welcome|willkommen)(?!\p{L})/iu

/** In words: who takes longer for it says something, too. */
const longestAsking = 25

/** "Let's begin with the obvious. Why were rivers buried?": it is what the answer stands below. */
function keepQuestion(text: string): string {
  const questions = text.match(/[^.!?]+\?/gu) ?? []
  const [question = ''] = questions
  const isAsking = questions.length === 1 && countSpokenWords(text) <= longestAsking
  return isAsking && countSpokenWords(question) <= questionWords ? question.trim() : text
}

/** "HOST: Wow. But …" */
const dropLabel = (text: string): string =>
  text.replace(label, '').replace(/^\p{Lu}\p{Ll}+[.!]\s+/u, '')

const labelAlone = /^\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,2}[.:]$/u

/** "Results." above a list, where other paragraphs begin with such names. */
const isLabelAlone = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'paragraph' &&
  labelAlone.test(block.text) &&
  (next?.kind === 'item' || next?.kind === 'table')

/** A heading that was set into the first line of its paragraph. */
function promoteOpenings(
  blocks: readonly Block[],
  readOpening: (block: Block) => string | null,
): Block[] {
  const openings = blocks.map(readOpening).filter((opening) => opening !== null)
  if (openings.length < habit || new Set(openings).size < openings.length) return [...blocks]
  let level = 1
  return blocks.flatMap((block, at): Block[] => {
    if (block.kind === 'heading') level = block.level
    if (isLabelAlone(block, blocks[at + 1]))
      return [{ kind: 'heading', level: Math.max(2, level), text: block.text.slice(0, -1) }]
    const opening = readOpening(block)
    const rest = opening ? block.text.slice(opening.length).replace(/^[:.\s]+/u, '') : ''
    if (!opening || countSpokenWords(rest) < fewWords) return [block]
    return [
      {
        kind: 'heading',
        level: Math.max(2, block.kind === 'paragraph' && block.opening ? level + 1 : 2),
        text: opening,
      },
      { kind: 'paragraph', text: rest },
    ]
  })
}
