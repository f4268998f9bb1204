import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'

const connections = 50
const readsPerRound = 500

export type Speed = { perSecond: number; processorMs: number }

type Needs = { server: ChildProcess; url: string; bytes: number }

/** Reads over many connections at once and sees what it costs the server. */
export function createReader({ server, url, bytes }: Needs) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let errors = 0

  const read = (path: string): Promise<void> =>
    new Promise((resolve) => {
      get(url + path, { agent }, (answer) => {
        let seen = 0
        answer.on('data', (piece: Buffer) => (seen += piece.length))
        answer.on('end', () => {
          if (answer.statusCode !== 200 || seen !== bytes) errors += 1
          resolve()
        })
      }).on('error', () => {
        errors += 1
        resolve()
      })
    })

  /** Milliseconds of the processor that the server has used so far. */
  async function readProcessorMs(): Promise<number> {
    const answer = once(server, 'message')
    server.send('processor')
    return Number((await answer)[0])
  }

  return {
    async measure(choosePath: (turn: number) => string): Promise<Speed> {
      let turn = 0
      const before = await readProcessorMs()
      const started = performance.now()
      const readOn = async () => {
        while (turn < readsPerRound) await read(choosePath(turn++))
      }
      await Promise.all(Array.from({ length: connections }, readOn))
      const perSecond = (readsPerRound / (performance.now() - started)) * 1000
      return { perSecond, processorMs: ((await readProcessorMs()) - before) / readsPerRound }
    },
    errors: () => errors,
    close: () => agent.destroy(),
  }
}
