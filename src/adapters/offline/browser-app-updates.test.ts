// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

import { startServiceWorker } from './browser-app-updates.ts'

/** Workers as WebKit has them: who registers hears of it when the first one has the page already. */
function stageWorkers({ controller }: { controller: object | null }) {
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null as object | null,
    active: null,
    update: async () => {},
  })
  const workers = Object.assign(new EventTarget(), {
    controller,
    ready: new Promise(() => {}),
    async register() {
      workers.controller ??= {}
      return registration
    },
  })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  return { registration, change: () => workers.dispatchEvent(new Event('controllerchange')) }
}

async function follow(): Promise<{ told: () => number }> {
  let told = 0
  const updates = await startServiceWorker()
  updates?.onReady(() => (told += 1))
  return { told: () => told }
}

test('OF5 the first worker of all is no new version, however late the page hears of it', async () => {
  const { change } = stageWorkers({ controller: null })
  const { told } = await follow()
  change()
  expect(told()).toBe(0)
})

test('OF5 the next one is, also on a page that was there before the first', async () => {
  const { change } = stageWorkers({ controller: null })
  const { told } = await follow()
  change()
  change()
  expect(told()).toBe(1)
})

test('OF5 a worker that another tab has let take over is told of once', async () => {
  const { change } = stageWorkers({ controller: {} })
  const { told } = await follow()
  change()
  change()
  expect(told()).toBe(1)
})

test('OF5 one that waits already is told of at once', async () => {
  const { registration } = stageWorkers({ controller: {} })
  registration.waiting = {}
  const { told } = await follow()
  expect(told()).toBe(1)
})
