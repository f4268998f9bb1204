import { writeBullet } from '#core/deck/texts/write-bullet.ts'
import { writeEmphasis } from '#core/emphasis/write-emphasis.ts'
import { createIndentLevels } from '#core/deck/texts/indent-levels.ts'
import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'
import type { SlideTable } from '#core/deck/slide-table.ts'

import type { ReadLoss } from '../loss.ts'
import { type Block, listBlocks } from './list-blocks.ts'
import { countLostLinks, plainWords, readMarkedWords } from './read-marked-words.ts'
import { replaceOutsideCode } from './replace-outside-code.ts'
import { takePictures } from './take-pictures.ts'

export type ShownSlide = {
  title: string
  content: string[]
  pictures: SlidePicture[]
  /** How many of them lie behind everything, and fill it. */
  backgrounds: number
  table?: SlideTable
  /** How many of each are words from now on. */
  losses: Map<MarkdownLoss, number>
}

type MarkdownLoss = Extract<
  ReadLoss['kind'],
  'code-as-text' | 'table-as-text' | 'equation-as-text' | 'links'
>

/** What a slide shows: its first heading is the title, everything else a point. */
export function readBlocks(lines: readonly string[]): ShownSlide {
  const { text, ...found } = takePictures(withoutHiddenTags(lines.join('\n')))
  const blocks = listBlocks(text.split('\n'))
  const titleAt = blocks.findIndex(({ kind }) => kind === 'heading')
  const slide: ShownSlide = { title: '', content: [], ...found, losses: new Map() }
  const lose = (kind: MarkdownLoss, count = 1) => {
    if (count > 0) slide.losses.set(kind, (slide.losses.get(kind) ?? 0) + count)
  }
  let levelOf = createIndentLevels()
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'item') levelOf = createIndentLevels()
    const words = 'text' in block ? block.text : block.lines.join('\n')
    lose('links', block.kind === 'code' ? 0 : countLostLinks(words, index === titleAt))
    if (block.kind === 'code' && block.lines.length > 0) lose('code-as-text')
    if (block.kind === 'equation') lose('equation-as-text')
    if (block.kind === 'table' && slide.table) lose('table-as-text')
    if (index === titleAt && 'text' in block) slide.title = plainWords(block.text)
    else if (block.kind === 'table' && !slide.table)
      slide.table = { rows: readRows(block.lines), hasHeader: true }
    else for (const point of listPoints(block, levelOf)) slide.content.push(point)
  }
  return slide
}

function listPoints(block: Block, levelOf: (line: string) => number): string[] {
  if (block.kind === 'table') return readRows(block.lines).map((row) => row.join(' | '))
  if ('lines' in block) {
    // In one point, or its lines would each get a bullet; spaces at the start of a line would go.
    const code = block.lines.join('\n').trimEnd().replaceAll('\t', '  ')
    const text = code.replaceAll(/^ +/gm, (indent) => '\u00A0'.repeat(indent.length))
    return text ? [writeEmphasis({ text })] : []
  }
  const words =
    block.kind === 'equation'
      ? { text: block.text.replaceAll('$$', '').trim() }
      : readMarkedWords(block.text, '\n')
  if (!words.text) return []
  const level = block.kind === 'item' ? levelOf(block.line) : 0
  return [writeBullet({ level, ...words })]
}

const readRows = ([head = '', , ...body]: readonly string[]): string[][] =>
  [head, ...body].map((line) =>
    line
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => writeEmphasis(readMarkedWords(cell, '\n'))),
  )

const withoutHiddenTags = (text: string): string => replaceOutsideCode(text, hiddenTag, () => '')

const hiddenTag = /<(?<tag>style|script|svg|iframe|video|audio)\b[^]*?(?:<\/\k<tag>\s*>|(?![^]))/gim
