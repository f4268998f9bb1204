import { foldText } from '../../fold-text.ts'
import type { Block, TableBlock } from './read-document.ts'
import { endsLikeSentence } from './split-sentences.ts'

/** A text copied from a page without what stands around it: ways to other pages, notices, its frame. */
export const dropFurniture = (blocks: readonly Block[]): readonly Block[] =>
  dropAboveTitle(dropNotices(dropContents(dropWays(blocks))))

/** In blocks: so far from either end of a page its frame reaches. */
const frame = 6

const dropNotices = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter((block, at) => !(isNotice(block) && (at < frame || at >= blocks.length - frame)))

const signs = /\s(?:\\?[|>›»]|[•·])\s/u
const fewestWays = 3
const wayWords = 4

/** "Modules | Directives | FAQ", "Home > Documentation > Version 2.4": each a way to another page. */
function isTrail({ kind, text }: Block): boolean {
  if (kind === 'table' || kind === 'heading') return false
  if (betweenArrows.test(text) && !isSaying(text)) return true
  const ways = text.split(signs)
  return (
    ways.length >= fewestWays &&
    !endsLikeSentence(text) &&
    ways.every((way) => /\p{L}/u.test(way) && countWords(way) <= wayWords)
  )
}

/** "‹ Chapter 2 up Chapter 4 ›" */
const betweenArrows = /^[‹«←]\s.{0,160}\s[›»→]$/u

/** "« If I do it well, nothing happens »" */
const isSaying = (text: string): boolean =>
  text.startsWith('«') && (text.includes(',') || countWords(text) > 2 * wayWords)

const noticeWords = 25
/** Whose it is, with where they live and what may be copied. */
const ownersWords = 70
const isOwners = /^(?:copyright|©|\(c\)) /iu

/** Whose page it is, under which licence, where to complain, and whom the press asks. */
const notice =
  /^(?:(?:for immediate release|press release|pressemitteilung|medienmitteilung|communiqué de presse|nota de prensa|comunicado de prensa|comunicato stampa|comunicado de imprensa|persbericht)[.:]?$|(?:media|press) contacts?: |pressekontakt: |contact presse ?: |contacto de prensa: |contatti stampa: |perscontact: |.{0,60}\bgez\. \p{Lu}|(?:copyright|©|\(c\)) .{0,20}\b\d{4}\b|all rights reserved|licen[cs]ed under the |available languages: |other languages: |this page is for \S|report a (?:bug|documentation error)|edit this page|(?:skip|jump) to (?:main )?content|back to (?:the )?top|last (?:updated|modified)\b)/iu

const isNotice = (block: Block): boolean =>
  isTrail(block) ||
  (block.kind === 'paragraph' && isWay(block.text)) ||
  (block.kind === 'paragraph' &&
    notice.test(block.text) &&
    countWords(block.text) <= (isOwners.test(block.text) ? ownersWords : noticeWords))

/** On what leads through a book or a site, in the languages that we read. */
const ways = new Set(
  (
    'prev previous next up home back menu|zurück weiter nach oben zum startseite|précédent suivant niveau supérieur ' +
    'accueil sommaire|anterior siguiente subir inicio|indietro avanti risali partenza successivo precedente|' +
    'anterior próxima próximo acima principal início|vorige volgende omhoog thuis terug'
  ).split(/[ |]/u),
)

const isWay = (text: string): boolean => {
  const [first = ''] = /^\p{L}\p{Ll}*/u.exec(text.trim()) ?? []
  const rest = text.trim().slice(first.length).trim()
  // "Anterior13.7. Suítes de Escritório", "ZurückKapitel 14": a page sets the name of the chapter below.
  return (
    ways.has(first.toLowerCase()) &&
    (!/^\p{Ll}/u.test(rest) || toPage.test(rest)) &&
    countWords(text) <= 2 * wayWords &&
    !endsLikeSentence(text)
  )
}

/** "Next page", but "Next meeting" is a heading. */
const toPage =
  /^(?:to |zu[mr] |à |a |al )?(?:page|top|chapter|section|post|article|seite|kapitel|abschnitt|chapitre|página|capítulo|pagina|capitolo|hoofdstuk)(?!\p{L})/iu

/** Lists that lead to other pages, the whole list with whatever else it names. */
function dropWays(blocks: readonly Block[]): readonly Block[] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const run = runs.at(-1)
    if (run?.[0]?.kind === 'item' && block.kind === 'item') run.push(block)
    else runs.push([block])
  }
  return runs
    .filter(
      (run) =>
        run[0]?.kind !== 'item' ||
        run.length < 2 ||
        (run.filter(({ text }) => isWay(text)).length < Math.max(2, run.length / 2) &&
          run.filter(({ text }) => sectionNumber.test(text)).length <
            Math.max(fewestEntries, run.length / 3)),
    )
    .flat()
}

/** "[ << Music engraving ]" */
const arrowed = /^\[? ?[<«‹←]+ .*\]?$|^\[.* [>»›→]+ ?\]$/u

const fewestEntries = 3

const dropNumber = (text: string): string => foldText(text.replace(/^(?:\d+\.)*\d*[.)]?\s*/u, ''))

/** What names the headings that come below, line by line, whether or not it is set as a list. */
function dropContents(blocks: readonly Block[]): readonly Block[] {
  const last = new Map<string, number>()
  blocks.forEach(({ kind, text }, at) => kind === 'heading' && last.set(dropNumber(text), at))
  const entries = new Set<Block>()
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'paragraph' && block.kind !== 'item') continue
    const before = blocks[at - 1]
    // Of what has been pasted in part the last entries name nothing.
    const goesOn = before !== undefined && entries.has(before) && sectionNumber.test(block.text)
    if (goesOn || (last.get(dropNumber(block.text)) ?? -1) > at) entries.add(block)
  }
  if (entries.size < fewestEntries) return blocks
  return blocks.filter(
    (block) =>
      !entries.has(block) && !(isContentsTitle.test(block.text) && block.kind === 'paragraph'),
  )
}

const isContentsTitle =
  /^(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|table des matières|índice|indice|sumário|inhoud(?:sopgave)?):?$/iu

/** "1.2 Engraving details" */
const sectionNumber = /^(?:\d+|[A-Z])(?:\.\d+)+\.?\s+\p{Lu}.{2,240}$/u

/** In words: what is more is text that its author has put above the title. */
const mostAbove = 60
const sentenceWords = 8

/** What a page has above its only heading of the highest level is not yet its text. */
function dropAboveTitle(blocks: readonly Block[]): readonly Block[] {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? block.level : []))
  const highest = Math.min(...levels)
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.level === highest)
  const above = blocks.slice(0, Math.max(0, at))
  const isFrame =
    above.every((block) => !isSaid(block)) &&
    above.reduce((sum, { text }) => sum + countWords(text), 0) <= mostAbove
  const isOnly = levels.filter((level) => level === highest).length === 1
  // A line that nobody has marked may be the subtitle of the one above it.
  const isTitle = highest === 1 || above.length !== 1
  return isOnly && isFrame && isTitle ? blocks.slice(at) : blocks
}

const isSaid = ({ kind, text }: Block): boolean =>
  kind === 'quotation' ||
  kind === 'field' ||
  (kind === 'paragraph' && endsLikeSentence(text) && countWords(text) >= sentenceWords)

/** In rows: pages set their ways and their notes as tables of so few. */
const frameRows = 3

/**
 * A table that only sets something beside a picture is the text that it holds; one that only leads to
 * other pages is nothing.
 */
export function openTable(block: TableBlock): Block[] {
  const { rows } = block.table
  const filled = rows.map((row) => row.filter((cell) => cell !== ''))
  const cells = filled.flat()
  if (cells.filter((cell) => arrowed.test(cell)).length >= 2) return []
  if (rows.length > frameRows) return [block]
  if (cells.filter(isWay).length >= 2) return []
  const isFrame = filled.every((own, at) => own.length <= 1 || own.length < (rows[at]?.length ?? 0))
  if (!isFrame || cells.length > rows.flat().length / 2) return [block]
  return cells.filter((text) => endsLikeSentence(text)).map((text) => ({ kind: 'paragraph', text }))
}

const countWords = (text: string): number => foldText(text).split(/\s+/u).length
