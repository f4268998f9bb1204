type Piece = { text: string; x: number }
type Way = 'left' | 'right'
type Part = { text: string; way: Way | null }

const turned = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu
const straight = /\p{L}/gu
const digits = /\p{N}/u

/**
 * The words of a line in the order of reading. pdf.js turns the letters of a piece that reads from the
 * right, and leaves the pieces as the file has them: mostly from left to right, as they are seen.
 */
export function joinInReadingOrder(pieces: readonly Piece[]): string {
  const texts = pieces.map(({ text }) => text)
  if (!texts.some((text) => findWay(text) === 'left') || !standsLeftToRight(pieces))
    return texts.join('')
  const line = findLineWay(texts)
  const groups = groupByWay(texts.flatMap(line === 'left' ? cutBrackets : makePart), line)
  return (line === 'left' ? groups.toReversed() : groups).map(readGroup).join('')
}

const standsLeftToRight = (pieces: readonly Piece[]): boolean =>
  pieces.every(({ x }, index) => x >= (pieces[index - 1]?.x ?? x))

function findWay(text: string): Way | null {
  if (text.search(turned) >= 0) return 'left'
  return text.search(straight) >= 0 || digits.test(text) ? 'right' : null
}

/** As both of its ends are read; where they differ, as most of its letters are. */
function findLineWay(texts: readonly string[]): Way {
  const ways = texts.filter((text) => text.search(straight) >= 0).map(findWay)
  const [first] = ways
  if (first && first === ways.at(-1)) return first
  const all = texts.join('')
  const count = (letters: RegExp): number => all.match(letters)?.length ?? 0
  return count(turned) * 2 > count(straight) ? 'left' : 'right'
}

const makePart = (text: string): Part[] => [{ text, way: findWay(text) }]

/** Brackets around straight words belong to the line; where they stand the wrong way, it is seen that they do. */
function cutBrackets(text: string): Part[] {
  if (findWay(text) !== 'right') return makePart(text)
  const [, before = '', words = '', after = ''] = /^([)\]}»\s]*)(.*?)([([{«\s]*)$/u.exec(text) ?? []
  return [before, words, after].filter((part) => part !== '').flatMap(makePart)
}

/** Parts beside each other that are read the same way; signs and spaces as both sides are, else as the line. */
function groupByWay(parts: readonly Part[], line: Way): { way: Way; texts: string[] }[] {
  const groups: { way: Way; texts: string[] }[] = []
  const before = listNearestWays(parts)
  const after = listNearestWays(parts.toReversed()).toReversed()
  for (const [index, part] of parts.entries()) {
    const way = part.way ?? (before[index] === after[index] ? before[index] : null) ?? line
    // Signs alone are not turned by pdf.js.
    const text = part.way === null && way === 'left' ? turn(part.text) : part.text
    const last = groups.at(-1)
    if (last?.way === way) last.texts.push(text)
    else groups.push({ way, texts: [text] })
  }
  return groups
}

function listNearestWays(parts: readonly Part[]): (Way | null)[] {
  let last: Way | null = null
  return parts.map(({ way }) => (last = way ?? last))
}

const turn = (text: string): string => Array.from(text).toReversed().join('')

const readGroup = ({ way, texts }: { way: Way; texts: readonly string[] }): string =>
  (way === 'left' ? texts.toReversed() : texts).join('')
