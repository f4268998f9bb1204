// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

import { startServiceWorker } from './browser-app-updates.ts'

/** Workers as a busy page has them in WebKit: the first is its controller before it was installed. */
function stageWorkers({ controller }: { controller: object | null }) {
  const worker = new EventTarget()
  const registration = Object.assign(new EventTarget(), {
    installing: worker,
    waiting: null as EventTarget | null,
    active: null,
    update: async () => {},
  })
  const workers = Object.assign(new EventTarget(), {
    controller,
    ready: new Promise(() => {}),
    register: async () => registration,
  })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  return {
    registration,
    install() {
      workers.controller ??= worker
      Object.assign(registration, { installing: null, waiting: worker })
      worker.dispatchEvent(new Event('statechange'))
    },
    takeOver() {
      workers.controller = worker
      registration.waiting = null
      workers.dispatchEvent(new Event('controllerchange'))
      worker.dispatchEvent(new Event('statechange'))
    },
  }
}

async function follow(): Promise<{ told: () => number }> {
  let told = 0
  const updates = await startServiceWorker()
  updates?.onReady(() => (told += 1))
  return { told: () => told }
}

test('OF5 the first worker of all is no new version, in whatever order the page hears of it', async () => {
  const { install, takeOver } = stageWorkers({ controller: null })
  const { told } = await follow()
  install()
  takeOver()
  expect(told()).toBe(0)
})

test('OF5 the next one is, also on a page that was there before the first', async () => {
  const { install, takeOver } = stageWorkers({ controller: null })
  const { told } = await follow()
  install()
  takeOver()
  takeOver()
  expect(told()).toBe(1)
})

test('OF5 a new version is told of once, when it waits and when another tab has let it take over', async () => {
  const { install, takeOver } = stageWorkers({ controller: {} })
  const { told } = await follow()
  install()
  expect(told()).toBe(1)
  takeOver()
  expect(told()).toBe(1)
})

test('OF5 one that another tab has let take over is told of', async () => {
  const { takeOver } = stageWorkers({ controller: {} })
  const { told } = await follow()
  takeOver()
  expect(told()).toBe(1)
})

test('OF5 one that waits already is told of at once', async () => {
  const { registration } = stageWorkers({ controller: {} })
  registration.waiting = new EventTarget()
  const { told } = await follow()
  expect(told()).toBe(1)
})
