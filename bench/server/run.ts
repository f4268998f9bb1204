import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ownerHashHeader, shareMediaType, sharePath } from '#adapters/share/share-calls.ts'

const connections = 50
const shareBytes = 200_000
const shareCount = 20
const rounds = 9
const readsPerRound = 500
/** Of what the same process serves from a file. */
const bar = 0.7

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
const file = '/assets/same-1a2b.bin'
await mkdir(join(folder, 'dist/assets'), { recursive: true })
await writeFile(join(folder, 'dist', file), randomBytes(shareBytes))

const server = fork(new URL('serve.ts', import.meta.url), [folder])
const url = String((await once(server, 'message'))[0])
const agent = new Agent({ keepAlive: true, maxSockets: connections })

const headers = {
  'content-type': shareMediaType,
  [ownerHashHeader]: createHash('sha256').update('token').digest('hex'),
}
const paths: string[] = []
for (let share = 0; share < shareCount; share++) {
  const path = sharePath(randomBytes(16).toString('base64url'))
  const body = randomBytes(shareBytes)
  const { status } = await fetch(url + path, { method: 'POST', headers, body })
  if (status !== 201) throw new Error(`A share was answered with ${status}`)
  paths.push(path)
}

let errors = 0

function read(path: string): Promise<void> {
  return new Promise((resolve) => {
    get(url + path, { agent }, (answer) => {
      let bytes = 0
      answer.on('data', (piece: Buffer) => (bytes += piece.length))
      answer.on('end', () => {
        if (answer.statusCode !== 200 || bytes !== shareBytes) errors += 1
        resolve()
      })
    }).on('error', () => {
      errors += 1
      resolve()
    })
  })
}

/** Reads per second. */
async function measure(choosePath: (turn: number) => string): Promise<number> {
  let turn = 0
  const started = performance.now()
  const readOn = async () => {
    while (turn < readsPerRound) await read(choosePath(turn++))
  }
  await Promise.all(Array.from({ length: connections }, readOn))
  return (readsPerRound / (performance.now() - started)) * 1000
}

const measureShares = () => measure((turn) => paths[turn % paths.length] ?? '')
const measureFile = () => measure(() => file)
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

await measureFile()
await measureShares()
const pairs: { file: number; share: number }[] = []
// One after the other, so that whatever else the machine does meets both.
for (let round = 0; round < rounds; round++)
  pairs.push({ file: await measureFile(), share: await measureShares() })

agent.destroy()
server.kill()
await rm(folder, { recursive: true, force: true })

const ratio = median(pairs.map(({ file: peer, share }) => share / peer))
const perSecond = (which: 'file' | 'share') => Math.round(median(pairs.map((pair) => pair[which])))
console.log(
  `${connections} connections, ${shareBytes / 1000} kB: shares ${perSecond('share')}/s, the same bytes as a file ${perSecond('file')}/s, ratio ${ratio.toFixed(2)}, errors ${errors}`,
)
if (ratio < bar || errors > 0) process.exitCode = 1
