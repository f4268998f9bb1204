import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type ServerProcess = {
  child: ChildProcess
  /** Fails, with all that was said, when it ends before. */
  ready: Promise<{ url: string; text: string }>
  /** All it has said so far, on both of its outputs. */
  readText(): string
}

const fromSource = ['--import', 'tsx', 'server/index.ts']
const built = ['dist-server/index.js']

/** Our server as it is, in a process of its own, on a free port of this computer. */
export function startServerProcess(
  env: Record<string, string>,
  { isBuilt = false } = {},
): ServerProcess {
  const child = spawn(process.execPath, isBuilt ? built : fromSource, {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stderr.on('data', (piece) => (text += piece))
  const ready = new Promise<{ url: string; text: string }>((resolve, reject) => {
    child.stdout.on('data', (piece) => {
      text += piece
      const url = /ready at (\S+)/.exec(text)?.[1]
      if (url) resolve({ url, text })
    })
    child.on('exit', () => reject(new Error(text)))
  })
  return { child, ready, readText: () => text }
}
