import { readFile, rm, mkdtemp, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commands, type Driver } from './driver.ts'
import { type Program, startProgram } from './start-program.ts'

const patienceMs = 120_000

/** Longer than it waits for a page itself. Rarely one is never answered, and a test should say which. */
const answerMs = 310_000

const preferences = {
  // A free one, which it writes into its profile.
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.download.folderList': 2,
  // Otherwise it opens every PDF that it has saved in a tab of its own, in front of the one that is tested.
  'pdfjs.disabled': true,
}

/** Firefox as it is installed, spoken to by the protocol that it brings: no driver is needed. */
export async function startFirefox(path: string, env: Record<string, string>): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'lectern-firefox-'))
  const lines = Object.entries({ ...preferences, 'browser.download.dir': profile }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--marionette', 'about:blank']
  // Its size without a screen; otherwise a window cannot be made larger than 1366 x 768.
  const screen = { MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1200' }
  const program = startProgram(path, args, { HOME: profile, ...screen, ...env })
  async function end() {
    program.end()
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    const port = await readPort(join(profile, 'MarionetteActivePort'), program)
    const ask = talk(await open(port))
    await ask('WebDriver:NewSession', {})
    return {
      name: 'Firefox',
      send: (command, body) => ask(commands[command].marionette, body),
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function readPort(file: string, program: Program): Promise<number> {
  const until = Date.now() + patienceMs
  for (;;) {
    const port = Number(await readFile(file, 'utf8').catch(() => ''))
    if (port > 0) return port
    if (program.hasEnded() || Date.now() > until) throw new Error('Firefox did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })

type Answer = [kind: number, id: number, error: { message: string } | null, result: unknown]
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** Each message is its length in bytes, a colon, and JSON. */
function talk(socket: Socket) {
  const waiting = new Map<number, Waiting>()
  let received = Buffer.alloc(0)
  let asked = 0

  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)).toString())
      if (colon < 0 || received.length < end) return
      take(JSON.parse(received.subarray(colon + 1, end).toString('utf8')))
      received = received.subarray(end)
    }
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'))
  })
  // Told by `close`, too.
  socket.on('error', () => {})

  function take(message: unknown) {
    // The first one only greets.
    if (!Array.isArray(message)) return
    const [, id, error, result] = message as Answer
    const one = waiting.get(id)
    waiting.delete(id)
    if (error) one?.reject(new Error(error.message))
    else one?.resolve(result)
  }

  return async (name: string, body: object): Promise<unknown> => {
    const id = ++asked
    let deadline: NodeJS.Timeout | undefined
    const result = await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      deadline = setTimeout(() => reject(new Error(`Firefox never answered ${name}`)), answerMs)
      const message = JSON.stringify([0, id, name, body])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    }).finally(() => clearTimeout(deadline))
    return isWrapped(result) ? result.value : result
  }
}

/** Most answers are, the list of windows is not. */
const isWrapped = (result: unknown): result is { value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result
