import { countParts, headingWords } from './promote-headings.ts'
import type { Block } from './read-document.ts'

/** In words: what is longer is no entry of a list any more, but a paragraph that was numbered. */
const longItem = 45
const clauseName = /^([^.:!?]{3,60})[.:]\s+(?=\p{Lu})/u

const isLong = (block: Block): boolean => block.kind === 'item' && countParts(block.text) > longItem

/** "2. Waiver. To the greatest extent …": a clause with its name is a section of its own. */
export function splitLongItems(blocks: readonly Block[]): Block[] {
  const named = blocks.filter((block) => isLong(block) && readClauseName(block) !== null)
  const runs = listRuns(blocks)
  const kept = new Set(runs.filter(isListAllTheSame).flat())
  const torn = new Set(
    runs.filter((run) => run.some(isLong) && !isListAllTheSame(run)).flatMap(announced),
  )
  let level = 1
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading') level = block.level
    const name = readClauseName(block)
    // Where some clauses have names, those that are short have theirs, too.
    if (name !== null && named.length >= clauseHabit)
      return [
        { kind: 'heading', level: level + 1, text: name },
        ...(block.text.length > name.length + 1
          ? [{ kind: 'paragraph' as const, text: block.text.replace(clauseName, '') }]
          : []),
      ]
    if (torn.has(block)) return [{ kind: 'paragraph', text: block.text, isEntry: true }]
    return [isLong(block) && !kept.has(block) ? { kind: 'paragraph', text: block.text } : block]
  })

  function announced(run: readonly Block[]): readonly Block[] {
    const before = run[0] && blocks[blocks.indexOf(run[0]) - 1]
    return before?.kind === 'paragraph' && /[:：]$/u.test(before.text) ? run : []
  }
}

/** One entry of several that says more than the others makes no text of them. */
const isListAllTheSame = (run: readonly Block[]): boolean => {
  const long = run.filter(isLong)
  return (
    run.length >= fewestOthers * long.length &&
    long.every(({ text }) => countParts(text) <= 2 * longItem)
  )
}

const fewestOthers = 4

/** Entries that stand below one another. */
function listRuns(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = []
  blocks.forEach((block, at) => {
    if (block.kind !== 'item') return
    if (blocks[at - 1]?.kind === 'item') runs.at(-1)?.push(block)
    else runs.push([block])
  })
  return runs
}

const clauseHabit = 2

function readClauseName(block: Block): string | null {
  const [, name = ''] =
    (block.kind === 'item' && block.isNumbered && clauseName.exec(`${block.text} X`)) || []
  return name !== '' && countParts(name) <= headingWords ? name : null
}
