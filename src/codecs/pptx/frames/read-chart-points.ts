import { childrenOf, findElement, readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'

/** What the program kept in the file from the last time it drew the chart. */
export type ChartPoints = {
  /** As they are written in the file; empty where there is none. */
  texts: string[]
  /** As the sheet says it; empty where it does not. */
  format: string
  isNumeric: boolean
  /** Names of several levels, of which these are the innermost. */
  hasLevels: boolean
}

/** A file may number its points as it likes. */
const mostPoints = 10_000

const caches = [
  ['strRef', 'strCache'],
  ['numRef', 'numCache'],
  ['multiLvlStrRef', 'multiLvlStrCache'],
  ['strLit', ''],
  ['numLit', ''],
] as const

/** Of a reference to a sheet with its last values, or of values that stand in the file itself. */
export function readChartPoints(source: XmlElement | undefined): ChartPoints {
  const cache = findCache(source)
  if (!cache) {
    const text = readOwnText(findElement(source, 'v'))
    return { texts: text ? [text] : [], format: '', isNumeric: false, hasLevels: false }
  }
  const levels = childrenOf(cache, 'lvl')
  const found: string[] = []
  for (const point of childrenOf(levels[0] ?? cache, 'pt')) {
    const at = Number(point.attributes.get('idx') ?? found.length)
    if (!Number.isInteger(at) || at < 0 || at >= mostPoints) continue
    found[at] = readOwnText(findElement(point, 'v'))
  }
  const declared = Number(findElement(cache, 'ptCount')?.attributes.get('val') ?? 0)
  const count = Number.isInteger(declared) ? Math.min(Math.max(declared, 0), mostPoints) : 0
  return {
    texts: Array.from({ length: Math.max(count, found.length) }, (_, at) => found[at] ?? ''),
    format: readOwnText(findElement(cache, 'formatCode')),
    isNumeric: cache.name.startsWith('num'),
    hasLevels: levels.length > 1,
  }
}

function findCache(source: XmlElement | undefined): XmlElement | undefined {
  for (const [holder, cache] of caches) {
    const found = cache === '' ? findElement(source, holder) : findElement(source, holder, cache)
    if (found) return found
  }
  return undefined
}

/** Null for what is no number, such as the error of a sheet. */
export const readNumbers = ({ texts }: ChartPoints): (number | null)[] =>
  texts.map((text) => {
    const value = Number(text)
    return text.trim() === '' || !Number.isFinite(value) ? null : value
  })
