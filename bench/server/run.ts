import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  findPostgres,
  startPostgresServer,
  withoutPostgres,
} from '../../test/fakes/postgres-server.ts'
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

// `-- postgres` keeps the shares there, in a database of its own.
const postgres = process.argv.includes('postgres') ? await startPostgres() : null
const server = fork(new URL('serve.ts', import.meta.url), [folder, postgres?.url ?? ''])
server.on('exit', (code) => code && process.exit(code))
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

async function startPostgres() {
  const programs = await findPostgres()
  if (!programs) throw new Error(withoutPostgres)
  return startPostgresServer(programs)
}

/** Milliseconds of the processor that the server has used so far. */
async function readProcessorMs(): Promise<number> {
  const answer = once(server, 'message')
  server.send('processor')
  return Number((await answer)[0])
}

type Speed = { perSecond: number; processorMs: number }

async function measure(choosePath: (turn: number) => string): Promise<Speed> {
  let turn = 0
  const before = await readProcessorMs()
  const started = performance.now()
  const readOn = async () => {
    while (turn < readsPerRound) await read(choosePath(turn++))
  }
  await Promise.all(Array.from({ length: connections }, readOn))
  const perSecond = (readsPerRound / (performance.now() - started)) * 1000
  return { perSecond, processorMs: ((await readProcessorMs()) - before) / readsPerRound }
}

const measureShares = () => measure((turn) => paths[turn % paths.length] ?? '')
const measureFile = () => measure(() => file)
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

await measureFile()
await measureShares()
const pairs: { file: Speed; share: Speed }[] = []
// One after the other, so that whatever else the machine does meets both.
for (let round = 0; round < rounds; round++)
  pairs.push({ file: await measureFile(), share: await measureShares() })

agent.destroy()
server.kill()
await postgres?.close()
await rm(folder, { recursive: true, force: true })

const middle = (which: 'file' | 'share', what: keyof Speed) =>
  median(pairs.map((pair) => pair[which][what]))
const describe = (which: 'file' | 'share') =>
  `${Math.round(middle(which, 'perSecond'))}/s (${middle(which, 'processorMs').toFixed(2)} processor ms each)`
const ratio = median(pairs.map((pair) => pair.share.perSecond / pair.file.perSecond))
const processorRatio = median(pairs.map((pair) => pair.file.processorMs / pair.share.processorMs))
const [load = 0] = loadavg()
console.log(
  `${connections} connections, ${shareBytes / 1000} kB: shares ${describe('share')}, the same bytes as a file ${describe('file')}, ratio ${ratio.toFixed(2)} by the clock, ${processorRatio.toFixed(2)} by the processor, errors ${errors}, load ${load.toFixed(1)}`,
)
if (errors > 0 || ratio < bar) process.exitCode = 1
