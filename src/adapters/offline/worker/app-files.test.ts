import { createHash } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import { createFakeCaches, type FakeCaches } from '../../../../test/fakes/fake-caches.ts'
import { appCacheName } from '../worker-protocol.ts'
import { createAppFiles } from './app-files.ts'
import type { AppList } from './app-list.ts'

const pageUrl = 'https://lectern.test/'
const at = (path: string) => new URL(path, pageUrl).href
const describe = (path: string, content: string) => ({
  path,
  hash: createHash('sha256').update(content).digest('base64').slice(0, 16),
})

let caches: FakeCaches
/** What the server has; null is no network. */
let served: Record<string, string> | null
let fetched: string[]

function makeVersion(version: string, screen = `screen ${version}`) {
  const files = {
    [`/assets/base-${version}.js`]: `base ${version}`,
    '/assets/same-1.js': 'same',
    [`/assets/screen-${version}.js`]: screen,
  }
  const [base, ...rest] = Object.entries(files).map(([path, content]) => describe(path, content))
  if (!base) throw new Error('A version has files')
  const list: AppList = { version, core: [base], rest, bytes: 100 }
  const page = `<meta name="version" content="${version}"><script src="${base.path}">`
  const app = createAppFiles({
    list,
    caches,
    pageUrl,
    async fetch(asked) {
      const url = asked instanceof Request ? asked.url : asked
      fetched.push(new URL(url).pathname)
      if (!served) throw new TypeError('Failed to fetch')
      const content = served[new URL(url).pathname]
      return content === undefined
        ? new Response('', { status: 404 })
        : new Response(content, { headers: { 'content-type': 'text/plain' } })
    },
  })
  return { app, list, deploy: () => (served = { '/': page, ...files }), page }
}

beforeEach(() => {
  caches = createFakeCaches()
  served = {}
  fetched = []
})

const read = async (answer: Promise<Response>) => (await answer).text()
const ask = (path: string) => new Request(at(path))
const kept = (version: string) => [...(caches.stored.get(appCacheName(version))?.keys() ?? [])]

async function installed(version = '1') {
  const made = makeVersion(version)
  made.deploy()
  await made.app.install()
  await made.app.fill()
  return made
}

test('OF1 everything is there without a network, at every address', async () => {
  const { app, page } = await installed()
  served = null
  expect(await read(app.answerPage(ask('/deck/a/3')))).toBe(page)
  expect(await read(app.answerFile(ask('/assets/screen-1.js')))).toBe('screen 1')
})

test('OF1 what is missing is fetched later, and only that', async () => {
  const { app, deploy } = makeVersion('1')
  deploy()
  await app.install()
  expect(kept('1')).toEqual(expect.arrayContaining([at('/'), at('/assets/base-1.js')]))
  fetched = []
  await app.fill()
  expect(fetched).toEqual(['/assets/same-1.js', '/assets/screen-1.js'])
  fetched = []
  await app.fill()
  expect(fetched).toEqual([])
})

test('OF2 what did not change comes from the version before', async () => {
  await installed('1')
  fetched = []
  await installed('2')
  expect(fetched).not.toContain('/assets/same-1.js')
  expect(kept('2')).toContain(at('/assets/same-1.js'))
})

test('OF2 a page of the old version still gets its files from the new worker', async () => {
  await installed('1')
  const { app } = await installed('2')
  expect(await read(app.answerFile(ask('/assets/screen-1.js')))).toBe('screen 1')
})

test('OF6 an installation that is not whole leaves nothing behind', async () => {
  const { app, deploy } = makeVersion('1')
  deploy()
  delete served?.['/assets/base-1.js']
  await expect(app.install()).rejects.toThrow()
  expect(caches.stored.size).toBe(0)
})

test('OF6 without room nothing is installed, and the version before goes on', async () => {
  const before = await installed('1')
  const { app, deploy } = makeVersion('2')
  deploy()
  caches.fault = new DOMException('', 'QuotaExceededError')
  await expect(app.install()).rejects.toThrow()
  expect([...caches.stored.keys()]).toEqual([appCacheName('1')])
  expect(await read(before.app.answerPage(ask('/')))).toBe(before.page)
})

test('OF6 when the room ends on the way, what is there is enough to start', async () => {
  const { app, page, deploy } = makeVersion('1')
  deploy()
  await app.install()
  caches.fault = new DOMException('', 'QuotaExceededError')
  await app.fill()
  expect(await read(app.answerPage(ask('/')))).toBe(page)
  expect(await read(app.answerFile(ask('/assets/screen-1.js')))).toBe('screen 1')
})

test('OF6 a page of another version is not taken for this one', async () => {
  makeVersion('2').deploy()
  const page = served?.['/']
  const { app, deploy } = makeVersion('1')
  deploy()
  if (served && page) served['/'] = page
  await expect(app.install()).rejects.toThrow()
})

test('OF6 a file that is not what the build made is not kept', async () => {
  const { app, deploy } = makeVersion('1')
  deploy()
  if (served)
    served['/assets/screen-1.js'] = '<!doctype html>Please sign in to the wireless network'
  await app.install()
  await app.fill()
  expect(kept('1')).not.toContain(at('/assets/screen-1.js'))
  expect(kept('1')).toContain(at('/assets/same-1.js'))
})

test('OF6 a damaged file is fetched anew, and mended', async () => {
  await installed()
  caches.stored.get(appCacheName('1'))?.set(at('/assets/base-1.js'), new Response('base'))
  const { app } = makeVersion('1')
  expect(await read(app.answerFile(ask('/assets/base-1.js')))).toBe('base 1')
  served = null
  expect(await read(app.answerFile(ask('/assets/base-1.js')))).toBe('base 1')
})

test('OF6 a damaged page comes from the server', async () => {
  const { app, page } = await installed()
  caches.stored.get(appCacheName('1'))?.set(at('/'), new Response('<html'))
  expect(await read(app.answerPage(ask('/dashboard')))).toBe('')
  expect(fetched.at(-1)).toBe('/dashboard')
  await app.fill()
  expect(await read(app.answerPage(ask('/dashboard')))).toBe(page)
})

test('OF6 a page whose files nobody has any more gives way to that of the server', async () => {
  const { app } = await installed('1')
  caches.stored.get(appCacheName('1'))?.delete(at('/assets/screen-1.js'))
  makeVersion('2').deploy()
  expect((await app.answerFile(ask('/assets/screen-1.js'))).status).toBe(404)
  expect(kept('1')).not.toContain(at('/'))
})

test('OF2 the page of an old version that is still open is not shown for that of the new one', async () => {
  await installed('1')
  const { app } = await installed('2')
  await read(app.answerPage(ask('/')))
  caches.stored.get(appCacheName('2'))?.delete(at('/'))
  fetched = []
  await app.answerPage(ask('/dashboard'))
  expect(fetched).toEqual(['/dashboard'])
})

test('OF6 a server that is ill for a moment does not cost the page', async () => {
  const { app } = await installed('1')
  caches.stored.get(appCacheName('1'))?.delete(at('/assets/screen-1.js'))
  served = null
  await expect(app.answerFile(ask('/assets/screen-1.js'))).rejects.toThrow()
  expect(kept('1')).toContain(at('/'))
})

test('OF6 after all data was cleared, it is filled again', async () => {
  const { app, page } = await installed()
  caches.stored.clear()
  await app.fill()
  served = null
  expect(await read(app.answerPage(ask('/')))).toBe(page)
})
