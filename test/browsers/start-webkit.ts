import { createServer, type AddressInfo } from 'node:net'

import { commands, type Driver } from './driver.ts'
import { startProgram } from './start-program.ts'

const patienceMs = 120_000

export type WebKitPaths = { driver: string; browser: string; screen: string }

/** The engine of Safari in its small GTK browser, on a screen of its own. */
export async function startWebKit(
  paths: WebKitPaths,
  env: Record<string, string>,
): Promise<Driver> {
  const screen = startProgram(
    paths.screen,
    '-displayfd 1 -screen 0 1600x1200x24 -nolisten tcp'.split(' '),
  )
  const programs = [screen]
  const end = async () => programs.forEach((program) => program.end())
  try {
    const display = await screen.read(/^\d+$/m)
    const port = await findFreePort()
    programs.unshift(
      startProgram(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], {
        DISPLAY: `:${display[0]}`,
        GDK_BACKEND: 'x11',
        ...env,
      }),
    )
    const origin = `http://127.0.0.1:${port}`
    await waitForDriver(origin)
    const session = (await ask(`${origin}/session`, {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
        },
      },
    })) as { sessionId: string }
    return {
      name: 'WebKit',
      send(command, body) {
        const { path, ...asked } = commands[command]
        const url = `${origin}/session/${session.sessionId}/${path}`
        return 'isRead' in asked ? ask(url) : ask(url, body)
      },
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function waitForDriver(origin: string): Promise<void> {
  const until = Date.now() + patienceMs
  while (!(await fetch(`${origin}/status`).catch(() => null))?.ok) {
    if (Date.now() > until) throw new Error('The driver of WebKit did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function ask(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/** The driver takes no other: between here and there somebody might take it, and the start fails. */
const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
