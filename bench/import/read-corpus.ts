import { readCorpusFile, type Truth } from '../../test/corpus/corpus.ts'
import { emptyScore, type FoundSlide, scoreDeck } from '../../test/corpus/score-deck.ts'
import type { Peer } from './peer.ts'

export type CorpusFile = readonly [name: string, truth: Truth]

/** Null where the program gave up. */
type Reading = { ms: number; slides: FoundSlide[] } | null

/** What a program made of every file. */
export type Readings = { peer: Peer; byFile: ReadonlyMap<string, Reading> }

export const shareNames = ['order', 'titles', 'text', 'notes', 'pictures'] as const

type ShareName = (typeof shareNames)[number]

/** In percent; null for what a program does not tell. */
export type Shares = Record<ShareName, number | null> & { notRead: number }

/** File by file and round by round, so that whatever else the machine does meets every program. */
export async function readCorpus(
  peers: readonly Peer[],
  files: readonly CorpusFile[],
  rounds: number,
): Promise<Readings[]> {
  const all = peers.map((peer) => ({ peer, byFile: new Map<string, Reading>() }))
  for (const [name] of files)
    for (let round = 0; round < rounds; round++)
      for (const { peer, byFile } of all)
        byFile.set(name, quicker(await readFile(peer, name), byFile.get(name)))
  return all
}

async function readFile(peer: Peer, name: string): Promise<Reading> {
  const bytes = readCorpusFile(name)
  const begin = performance.now()
  try {
    const list = await peer.read(bytes)
    const ms = performance.now() - begin
    return { ms, slides: list() }
  } catch {
    return null
  }
}

/** Of several rounds the fastest counts: the machine has other things to do. */
const quicker = (one: Reading, other: Reading | undefined): Reading =>
  other === undefined || (one && other && one.ms < other.ms) ? one : other

/** Against the truth; a file that is not read counts as wrong. */
export function scoreReadings({ peer, byFile }: Readings, files: readonly CorpusFile[]): Shares {
  const score = emptyScore()
  for (const [name, truth] of files) scoreDeck(score, name, truth, byFile.get(name)?.slides ?? [])
  const percent = (name: ShareName) => (100 * score[name].right) / score[name].of
  return {
    order: percent('order'),
    titles: peer.knowsTitles ? percent('titles') : null,
    text: percent('text'),
    notes: percent('notes'),
    pictures: percent('pictures'),
    notRead: [...byFile.values()].filter((reading) => reading === null).length,
  }
}

/** Milliseconds of both over the files that both read. */
export function compareSpeed(own: Readings, other: Readings) {
  const pairs = [...own.byFile].flatMap(([name, reading]) => {
    const theirs = other.byFile.get(name)
    return reading && theirs ? [{ own: reading.ms, other: theirs.ms }] : []
  })
  return {
    files: pairs.length,
    own: pairs.reduce((sum, pair) => sum + pair.own, 0),
    other: pairs.reduce((sum, pair) => sum + pair.other, 0),
  }
}
