import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Client } from 'pg'

import { installDebianPackages } from '../../scripts/install-debian-packages.mjs'
import { judges } from '../../scripts/judges.mjs'

const run = promisify(execFile)
const debianPrograms = '/usr/lib/postgresql'

export const withoutPostgres =
  'PostgreSQL is not installed (Debian: apt-get install postgresql), so this is not tested'

export type PostgresServer = {
  url: string
  /** Everything that it writes: tables, write-ahead log, its own log. */
  folder: string
  start(): Promise<void>
  /** As when it crashes: nobody is waited for. */
  kill(): Promise<void>
  /** Another database on the same server, empty. */
  createDatabase(): Promise<string>
  close(): Promise<void>
}

/** The folder of its programs, or `null`; whoever is root on a Debian gets them. */
export async function findPostgres(): Promise<string | null> {
  const here = findPrograms()
  if (here) return here
  await installDebianPackages(judges.database)
  return findPrograms()
}

function findPrograms(): string | null {
  const versions = existsSync(debianPrograms) ? readdirSync(debianPrograms) : []
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianPrograms, version, 'bin'))
  const onPath = (process.env['PATH'] ?? '').split(':')
  return (
    [...folders, ...onPath].find(
      (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
    ) ?? null
  )
}

/**
 * A real one, with a socket and data in a folder of its own, and no port. It waits for the disk only
 * where it is told to (`fsync=on`): that is for computers that crash, and takes long.
 */
export async function startPostgresServer(
  programs: string,
  ...settings: string[]
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pg-'))
  const data = join(folder, 'data')
  const user = findUser()
  if (user) await chown(folder, user.uid, user.gid)
  const initArgs = ['-D', data, '-U', 'lectern', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']
  await run(join(programs, 'initdb'), initArgs, { cwd: folder, ...user })

  let child: ChildProcess | null = null
  let databases = 0
  const urlOf = (database: string) =>
    `postgres://lectern@/${database}?host=${encodeURIComponent(folder)}`

  async function start() {
    const all = ['listen_addresses=', 'logging_collector=on', 'fsync=off', ...settings]
    const args = ['-D', data, '-k', folder, ...all.flatMap((setting) => ['-c', setting])]
    child = spawn(join(programs, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...user })
    for (;;) {
      if (child.exitCode !== null) throw new Error('PostgreSQL does not start')
      if (await answers(urlOf('postgres'))) return
      await sleep(50)
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start()
  return {
    url: urlOf('postgres'),
    folder,
    start,
    // It takes this for an immediate end: a KILL would leave its own children behind.
    kill: () => end('SIGQUIT'),
    async createDatabase() {
      const name = `lectern_${++databases}`
      await runQuery(urlOf('postgres'), `CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    async close() {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** It refuses to run as root. */
function findUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

async function answers(url: string): Promise<boolean> {
  return runQuery(url, 'SELECT 1').then(
    () => true,
    () => false,
  )
}

async function runQuery(url: string, query: string): Promise<void> {
  const client = new Client(url)
  // It may also break while it is being closed.
  client.on('error', () => {})
  await client.connect()
  await client.query(query).finally(() => client.end())
}
