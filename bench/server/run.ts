import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

import { ownerHashHeader, shareMediaType, sharePath } from '#adapters/share/share-calls.ts'

import {
  findPostgres,
  startPostgresServer,
  withoutPostgres,
} from '../../test/fakes/postgres-server.ts'
import { percentile } from '../editor/measure-page.mjs'
import type { Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { createReader, type Speed } from './create-reader.ts'

const shareBytes = 200_000
const shareCount = 20
/** Of what the same process serves from a file. */
const bar = 0.7
const file = '/assets/same-1a2b.bin'

async function measureServer({ quick }: BenchOptions): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(join(folder, 'dist', file), randomBytes(shareBytes))
  // `postgres` keeps the shares there, in a database of its own.
  const postgres = process.argv.includes('postgres') ? await startPostgres() : null
  const server = fork(new URL('serve.ts', import.meta.url), [folder, postgres?.url ?? ''], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  server.on('exit', (code) => code && process.exit(code))
  if (server.stderr) tellTroubles(server.stderr)
  try {
    const url = String((await once(server, 'message'))[0])
    const paths = await createShares(url)
    const reader = createReader({ server, url, bytes: shareBytes })
    const readShares = () => reader.measure((turn) => paths[turn % paths.length] ?? '')
    const readFile = () => reader.measure(() => file)

    await readFile()
    await readShares()
    const pairs: Pair[] = []
    // One after the other, so that whatever else the machine does meets both.
    for (let round = 0; round < (quick ? 3 : 9); round++)
      pairs.push({ file: await readFile(), share: await readShares() })
    reader.close()
    return describePairs(pairs, reader.errors())
  } finally {
    server.kill()
    await postgres?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Pair = { file: Speed; share: Speed }

function describePairs(pairs: readonly Pair[], errors: number): Report {
  const median = (choose: (pair: Pair) => number) => percentile(pairs.map(choose), 0.5)
  const beside = (key: keyof Speed) => ({
    value: median(({ share }) => share[key]),
    peer: { name: 'file', value: median((pair) => pair.file[key]) },
  })
  return {
    figures: [
      { id: 'reads', name: 'reads by the clock', ...beside('perSecond'), unit: 'a second' },
      { id: 'cpu', name: 'a read', ...beside('processorMs'), unit: 'processor ms' },
      {
        id: 'clock-ratio',
        name: 'reads beside the file, by the clock, median of rounds',
        value: median(({ file: plain, share }) => share.perSecond / plain.perSecond),
        unit: '',
        needsRest: true,
        bar: { atLeast: bar },
      },
      {
        id: 'cpu-ratio',
        name: 'reads beside the file, by the server’s processor time, median of rounds',
        value: median(({ file: plain, share }) => plain.processorMs / share.processorMs),
        unit: '',
        bar: { atLeast: bar },
      },
      { id: 'errors', name: 'errors', value: errors, unit: '', bar: { atMost: 0 } },
    ],
    plots: [],
    missing: [],
  }
}

/** It notes every request, as it does in earnest. */
function tellTroubles(log: Readable): void {
  createInterface({ input: log }).on('line', (line) => {
    if (!line.includes('"level":"info"')) console.error(line)
  })
}

async function createShares(url: string): Promise<string[]> {
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
  return paths
}

async function startPostgres() {
  const programs = await findPostgres()
  if (!programs) throw new Error(withoutPostgres)
  return startPostgresServer(programs)
}

await runBench(measureServer)
