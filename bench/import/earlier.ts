import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { DeckReader } from '#codecs/read-result.ts'

import { asPeer } from './lectern.ts'
import type { Peer } from './peer.ts'

/** The last state whose reader knew nothing of looks. */
const commit = 'ae8393e3805c84ab5757672a92a9d19955e015fc'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = `${root}.cache/bench/import/earlier-${commit.slice(0, 8)}`

/** Our own reader of before slides kept their look, out of the history. */
export async function loadEarlier(): Promise<Peer> {
  if (!existsSync(folder)) unpackCommit()
  const { readPptx }: { readPptx: DeckReader } = await import(
    `${folder}/src/codecs/pptx/read-pptx.ts`
  )
  return asPeer('Lectern before there were looks', (bytes) => readPptx(bytes, { fileName: '' }))
}

/** With its `package.json`, by which what it imports of its own is found. */
function unpackCommit(): void {
  const half = `${folder}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true })
  run('git', ['archive', '--output', `${half}/all.tar`, commit, 'src', 'package.json'], root)
  run('tar', ['-xf', 'all.tar'], half)
  rmSync(`${half}/all.tar`)
  // Only whole: the next run takes what stands there for unpacked.
  renameSync(half, folder)
}

const run = (program: string, args: string[], cwd: string) =>
  execFileSync(program, args, { cwd, stdio: 'ignore' })
