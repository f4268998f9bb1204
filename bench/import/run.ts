import { loadavg } from 'node:os'

import { readPptx } from '#codecs/pptx/read-pptx.ts'

import { hasCorpus, listCorpus, readCorpusFile, type Truth } from '../../test/corpus/corpus.ts'
import { listFoundSlides } from '../../test/corpus/list-found-slides.ts'
import { emptyScore, type FoundSlide, scoreDeck } from '../../test/corpus/score-deck.ts'
import { installPeers } from '../peers/install-peers.mjs'
import type { Peer } from './peer.ts'
import { loadOfficeParser, loadPptxToJson } from './peers.mjs'

if (!hasCorpus) {
  console.log('The corpus is not beside this repository, so there is nothing to measure.')
  process.exit(0)
}
installPeers()

/** Each file so many times, of which the fastest counts: the machine has other things to do. */
const rounds = Number(process.env['ROUNDS'] ?? 3)

const ours: Peer = {
  name: 'Lectern',
  knowsTitles: true,
  async read(bytes) {
    const read = await readPptx(bytes, { fileName: '' })
    if (read.ok) return () => listFoundSlides(read.value.deck)
    // The others find no slides in it, either.
    if (read.error === 'empty') return () => []
    throw new Error(read.error)
  },
}
const peers = [ours, await loadPptxToJson(), await loadOfficeParser()]
const files = listCorpus('pptx').filter(([, truth]) => truth.error === undefined)
// What they print of broken files is not ours to read.
console.warn = console.error = () => {}

type Run = { ms: number; slides: FoundSlide[] } | null

const listNothing = (): FoundSlide[] => []

async function measure(peer: Peer, name: string): Promise<Run> {
  let ms = Number.POSITIVE_INFINITY
  let list: () => FoundSlide[] = listNothing
  try {
    for (let round = 0; round < rounds; round++) {
      const bytes = readCorpusFile(name)
      const begin = performance.now()
      list = await peer.read(bytes)
      ms = Math.min(ms, performance.now() - begin)
    }
    return { ms, slides: list() }
  } catch {
    return null
  }
}

const runs = new Map<string, Run[]>()
for (const [name] of files) {
  const row: Run[] = []
  for (const peer of peers) row.push(await measure(peer, name))
  runs.set(name, row)
}

const percent = ({ right, of }: { right: number; of: number }) =>
  `${((100 * right) / of).toFixed(1)} %`

/** Of the files that a program reads at all, as far as it knows what is measured. */
function describe(peer: Peer, at: number, entries: readonly (readonly [string, Truth])[]) {
  const score = emptyScore()
  for (const [name, truth] of entries)
    scoreDeck(score, name, truth, runs.get(name)?.[at]?.slides ?? [])
  return {
    program: peer.name,
    'not read': files.filter(([name]) => !runs.get(name)?.[at]).length,
    order: percent(score.order),
    titles: peer.knowsTitles ? percent(score.titles) : '–',
    text: percent(score.text),
    notes: percent(score.notes),
    pictures: percent(score.pictures),
  }
}

function compareSpeed(at: number) {
  const both = [...runs.values()].flatMap(([own, ...others]) => {
    const other = others[at - 1]
    return own && other ? [{ own: own.ms, other: other.ms }] : []
  })
  const sum = (key: 'own' | 'other') => both.reduce((total, run) => total + run[key], 0)
  const ratios = both.map(({ own, other }) => other / own).toSorted((a, b) => a - b)
  return {
    beside: peers[at]?.name,
    files: both.length,
    'ours, ms': Math.round(sum('own')),
    'theirs, ms': Math.round(sum('other')),
    'times as fast': (sum('other') / sum('own')).toFixed(2),
    'median of files': (ratios[Math.floor(ratios.length / 2)] ?? 0).toFixed(2),
  }
}

console.log(`${files.length} files, best of ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}`)
console.log('Against the truth, over all files (one that is not read counts as wrong):')
console.table(peers.map((peer, at) => describe(peer, at, files)))
console.log('Over the files that each program reads:')
console.table(
  peers.map((peer, at) =>
    describe(
      peer,
      at,
      files.filter(([name]) => runs.get(name)?.[at]),
    ),
  ),
)
console.log('Speed, over the files that both read (bar: 1.5 times as fast as pptxtojson):')
console.table([compareSpeed(1), compareSpeed(2)])
