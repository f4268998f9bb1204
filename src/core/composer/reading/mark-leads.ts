import { countParts } from './promote-headings.ts'
import type { Block } from './read-document.ts'

const fewestLeadWords = 5

/** "You need to have installed", and below it what: it leads to its list, though it has no colon. */
export const markLeads = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, at) =>
    block.kind === 'paragraph' &&
    blocks[at + 1]?.kind === 'item' &&
    blocks[at + 2]?.kind === 'item' &&
    /[\p{L}\p{N}]$/u.test(block.text) &&
    countParts(block.text) >= fewestLeadWords
      ? { ...block, text: `${block.text}:` }
      : block,
  )
