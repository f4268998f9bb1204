import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

import type { Deck } from '#core/deck/deck.ts'
import { encodeBase64 } from '#core/encode-base64.ts'

import { installPeers } from '../peers/install-peers.mjs'
import { drawNoise } from './draw-noise.ts'
import { loadLectern } from './load-lectern.ts'
import type { Peer } from './peer.ts'
import { loadPptxGenJs } from './pptxgenjs.mjs'

installPeers()

/**
 * Each so many times, of which the fastest counts: the machine has other things to do. A short deck
 * is written before the engine has come to know the code, so it takes more of them.
 */
const rounds = Number(process.env['ROUNDS'] ?? 3)
const countRounds = (slides: number): number => (slides < 100 ? 5 : 1) * rounds
const sizes = (process.env['SIZES'] ?? '10,100,1000').split(',').map(Number)

const articles = join(import.meta.dirname, '../../test/fixtures/articles')
const sentences = readdirSync(articles).flatMap((name) =>
  readFileSync(join(articles, name), 'utf8')
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.replaceAll(/[#*_`>|]/gu, '').trim())
    .filter(({ length }) => length > 30 && length < 140),
)

const take = (at: number): string => sentences[at % sentences.length] ?? ''

/** Real sentences, never the same slide twice. */
function createDeck(slides: number): Deck {
  return {
    title: `A deck of ${slides}`,
    slides: Array.from({ length: slides }, (_, index) => ({
      id: `slide-${index}`,
      title: `${index + 1} ${take(7 * index).slice(0, 50)}`,
      content: [1, 2, 3, 4].map((at) => `${take(5 * index + 13 * at)} (${index})`),
      notes: [1, 2, 3, 4, 5].map((at) => take(index + 11 * at)).join(' '),
    })),
  }
}

/** By the processor, not by the clock: others may want it, too. */
type Run = { ms: number; bytes: number }

async function measure(peer: Peer, slides: number, picture: string | null): Promise<Run> {
  const run: Run = { ms: Number.POSITIVE_INFINITY, bytes: 0 }
  for (let round = 0; round < countRounds(slides); round++) {
    const deck = createDeck(slides)
    const begin = process.cpuUsage()
    const bytes = await peer.write(deck, picture)
    const { user, system } = process.cpuUsage(begin)
    run.ms = Math.min(run.ms, (user + system) / 1000)
    run.bytes = bytes.length
  }
  return run
}

const [ours, peer] = [await loadLectern(), await loadPptxGenJs()]
const picture = `data:image/png;base64,${encodeBase64(drawNoise(280, 280))}`
await measure(ours, 5, picture)
await measure(peer, 5, picture)

const kilobytes = (bytes: number) => Math.round(bytes / 1000)
console.log(
  `Best of ${rounds} rounds (of ${countRounds(1)} below 100 slides), load ${loadavg()[0]?.toFixed(1)}, beside ${peer.name}`,
)
console.log(
  'Bars: time at most 0.6 with pictures, size at most 0.5 for text and 0.2 where a picture repeats',
)
const table = []
for (const shown of [null, picture])
  for (const slides of sizes) {
    const [own, other] = [await measure(ours, slides, shown), await measure(peer, slides, shown)]
    table.push({
      slides,
      holds: shown ? 'text and one picture on every slide' : 'text and notes',
      'ours, processor ms': Math.round(own.ms),
      'theirs, processor ms': Math.round(other.ms),
      'time ratio': (own.ms / other.ms).toFixed(2),
      'ours, kB': kilobytes(own.bytes),
      'theirs, kB': kilobytes(other.bytes),
      'size ratio': (own.bytes / other.bytes).toFixed(3),
    })
  }
console.table(table)
