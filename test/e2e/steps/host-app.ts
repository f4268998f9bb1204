import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'
import { test } from '@playwright/test'

import { createApp } from '../../../server/create-app.ts'
import { createLog } from '../../../server/create-log.ts'
import { createMemoryShareStore } from '../../../server/share-store/memory-share-store.ts'

/** A server of the test's own, that can go away and come back as another version. */
export type AppHost = {
  url: string
  /** Every path that was asked for since it was emptied. */
  asked: string[]
  /** The folder of the built app that is served from now on. */
  deploy(folder: string): void
  /** Holds back what is asked for next, until it is let go. */
  hold(paths: RegExp): () => void
  goOffline(): Promise<void>
  goOnline(): Promise<void>
}

export async function hostApp(): Promise<AppHost & { close(): Promise<void> }> {
  const shareStore = createMemoryShareStore()
  const log = createLog(() => {})
  const asked: string[] = []
  let answer = createAnswer('dist')
  let held: { paths: RegExp; released: Promise<void> } | null = null
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  function createAnswer(appDir: string) {
    return getRequestListener(createApp({ version: 'test', log, appDir, shareStore }).fetch)
  }

  function listen(at: number): Promise<Server> {
    const made = createServer(async (request, response) => {
      asked.push(request.url ?? '')
      if (held?.paths.test(request.url ?? '')) await held.released
      await answer(request, response)
    })
    return new Promise((resolve) => made.listen(at, '127.0.0.1', () => resolve(made)))
  }

  async function close() {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    deploy: (folder) => void (answer = createAnswer(folder)),
    hold(paths) {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      held = { paths, released }
      return () => {
        held = null
        release()
      }
    },
    goOffline: close,
    async goOnline() {
      server = await listen(port)
    },
    close,
  }
}

/** A test that may go offline: its server is really gone, for page, workers and service worker. */
export const testWithHost = test.extend<{ host: AppHost }>({
  serviceWorkers: 'allow',
  // Playwright insists on a pattern.
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, provide) => {
    const host = await hostApp()
    await provide(host)
    await host.close()
  },
  baseURL: ({ host }, provide) => provide(host.url),
})
