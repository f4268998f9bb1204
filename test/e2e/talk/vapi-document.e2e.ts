import { expect, type Page, test } from '@playwright/test'

import { serveVapi, type VapiService } from '../../fakes/vapi-service.ts'

const key = 'vapi-canary-7b1e55'

/** Speaks to the document of a call as the app does, without the app. */
const askDocument = (page: Page, requests: readonly unknown[]): Promise<unknown[]> =>
  page.evaluate(async (asked) => {
    const frame = document.createElement('iframe')
    frame.src = '/call.html'
    const greeted = new Promise((resolve) =>
      window.addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) resolve(data)
      }),
    )
    document.body.append(frame)
    const greeting = await greeted
    const { port1, port2 } = new MessageChannel()
    const news: unknown[] = []
    port1.addEventListener('message', ({ data }) => news.push(data))
    port1.start()
    frame.contentWindow?.postMessage('something else', location.origin)
    frame.contentWindow?.postMessage(greeting, location.origin, [port2])
    for (const request of asked) port1.postMessage(request)
    await new Promise((resolve) => setTimeout(resolve, 2500))
    frame.remove()
    return news
  }, requests)

let service: VapiService

test.beforeEach(async ({ page, context }) => {
  service = await serveVapi(context)
  await page.goto('/')
})

test('the document: a call without an assistant is refused by the SDK, and told once', async ({
  page,
}) => {
  const news = await askDocument(page, [{ kind: 'start', key, volume: 1 }])
  expect(news).toEqual([
    {
      kind: 'error',
      type: 'validation-error',
      message: 'Assistant or Squad or Workflow must be provided.',
      status: null,
    },
  ])
  expect(service.calls).toHaveLength(0)
})

test('the document: a second start is ignored, and the end is told once', async ({ page }) => {
  const start = {
    kind: 'start',
    key,
    volume: 1,
    assistant: { firstMessage: 'Good morning to you.' },
  }
  const news = await askDocument(page, [start, start])
  expect(service.calls).toHaveLength(1)
  expect(news).toContainEqual({ kind: 'listening' })
  expect(news).toContainEqual({ kind: 'turn', isOn: true })
  expect(news).not.toContainEqual(expect.objectContaining({ kind: 'error' }))
})
