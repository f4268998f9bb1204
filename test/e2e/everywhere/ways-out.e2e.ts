import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@playwright/test'

/** Somebody who would like to hear from the page. Its name is none that the policy allows. */
async function startStranger() {
  const heard: string[] = []
  const server = createServer((request, answer) => {
    heard.push(new URL(request.url ?? '/', 'http://stranger.localhost').pathname)
    answer.writeHead(200, { 'access-control-allow-origin': '*' }).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { heard, host: `stranger.localhost:${port}`, stop: () => server.close() }
}

test(
  'WO1 whatever a script that got in tries, nine ways out are shut',
  { tag: '@gate' },
  async ({ page }) => {
    const stranger = await startStranger()
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const tried = await page.evaluate(async (host) => {
      const to = (way: string) => `http://${host}/${way}`
      const add = <Tag extends keyof HTMLElementTagNameMap>(
        tag: Tag,
        fields: Partial<HTMLElementTagNameMap[Tag]>,
      ) => {
        const element = Object.assign(document.createElement(tag), fields)
        document.body.append(element)
        return element
      }
      const ways: Record<string, () => unknown> = {
        fetch: () => fetch(to('fetch'), { mode: 'no-cors' }),
        beacon: () => navigator.sendBeacon(to('beacon'), 'secret'),
        socket: () => new WebSocket(`ws://${host}/socket`),
        events: () => new EventSource(to('events')),
        style: () => add('link', { rel: 'stylesheet', href: to('style') }),
        prefetch: () => add('link', { rel: 'prefetch', href: to('prefetch') }),
        frame: () => add('iframe', { src: to('frame') }),
        media: () => add('audio', { src: to('media'), autoplay: true }),
        form: () => add('form', { action: to('form'), method: 'post', target: '_blank' }).submit(),
      }
      for (const attempt of Object.values(ways)) {
        try {
          await attempt()
        } catch {
          // Refused on the spot.
        }
      }
      return Object.keys(ways)
    }, stranger.host)
    // Long enough for a request that was let out to arrive.
    await page.waitForTimeout(1_500)
    expect(tried).toHaveLength(9)
    expect(stranger.heard).toEqual([])

    // That the stranger would have heard: leaving the page is shut to nobody.
    await page.goto(`http://${stranger.host}/left`)
    expect(stranger.heard).toContain('/left')
    stranger.stop()
  },
)
