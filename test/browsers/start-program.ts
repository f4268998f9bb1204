import { type ChildProcess, spawn } from 'node:child_process'

/** A program with all that it starts in its turn: none of it outlives `end`, nor this process. */
export type Program = {
  /** The first line it writes in which this is found. */
  read(pattern: RegExp): Promise<RegExpExecArray>
  hasEnded(): boolean
  end(): void
}

export function startProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program {
  // A group of its own, so that the whole tree can be ended at once.
  const child = spawn(file, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  let failure: Error | null = null
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((run) => run())
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text
      tell()
    })
  child.once('error', (error) => {
    failure = error
    tell()
  })
  child.once('exit', tell)
  const end = () => endGroup(child)
  process.once('exit', end)

  return {
    read: (pattern) =>
      new Promise((resolve, reject) => {
        function look() {
          const found = pattern.exec(written)
          if (found) resolve(found)
          else if (failure || hasEnded(child))
            reject(failure ?? new Error(`${file} ended before it was ready:\n${written}`))
          else return
          listeners.delete(look)
        }
        listeners.add(look)
        look()
      }),
    hasEnded: () => failure !== null || hasEnded(child),
    end() {
      process.off('exit', end)
      end()
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

function endGroup({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    // Even where the first of the group has gone, those it started may be there.
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended by itself.
  }
}
