import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from './create-app.ts'
import { createLog } from './create-log.ts'
import { listen } from './listen.ts'

const page = '<!doctype html><title>Lectern</title><div id="root"></div>'
const sharedPage = '<!doctype html><title>Shared</title><div id="root"></div>'
const script = `export const words = '${'deck '.repeat(400)}'`

let folder: string
let server: Server
let url: string
const logged: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-server-'))
  const appDir = join(folder, 'dist')
  await mkdir(join(appDir, 'assets'), { recursive: true })
  await mkdir(join(appDir, 'voice'))
  await writeFile(join(folder, 'secret.txt'), 'not yours')
  await writeFile(join(appDir, 'voice/piper-0123456789ab.onnx'), 'weights')
  await writeFile(join(appDir, 'voice/voice.json'), '{}')
  await writeFile(join(appDir, 'index.html'), page)
  await mkdir(join(appDir, 'demo-share'))
  await writeFile(join(appDir, 'demo-share/index.html'), sharedPage)
  await writeFile(join(appDir, 'call.html'), '<!doctype html><title>Call</title>')
  await writeFile(join(appDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(appDir, 'assets/main-1a2b.js'), script)
  await writeFile(join(appDir, 'assets/main-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(appDir, 'assets/main-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(appDir, 'assets/engine-3c4d.wasm'), new Uint8Array([0, 0x61, 0x73, 0x6d]))

  const app = createApp({
    version: '9.8.7',
    appDir,
    log: createLog((line) => logged.push(line)),
    connectSources: ['https://shares.example.org'],
  })
  app.post('/break', () => {
    throw new Error('the provider refused key=AIzaSyCanary0123456789abcdef')
  })
  const listening = await listen({ fetch: app.fetch, host: '127.0.0.1', port: 0 })
  if (!listening.ok) throw new Error(listening.error)
  server = listening.value.server
  url = listening.value.address.url
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

type RawAnswer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** `fetch` tidies the path and unpacks the body; this sends and returns exactly what is on the wire. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('health: says ok and the version, and is never cached', async () => {
  const answer = await fetch(`${url}/api/health`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok', version: '9.8.7', shares: 'off' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('ready: without shares there is nothing to wait for', async () => {
  const answer = await fetch(`${url}/api/ready`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ready', shares: 'off' })
})

test('HSTS: not where anybody could ask for it', async () => {
  const answer = await fetch(url, { headers: { 'x-forwarded-proto': 'https' } })
  expect(answer.headers.get('strict-transport-security')).toBeNull()
})

test('api: an unknown call is a 404 in JSON, not the page', async () => {
  const answer = await fetch(`${url}/api/nothing`, { method: 'POST' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ error: 'not-found' })
})

test.each(['/', '/auth', '/dashboard', '/deck/deck-1/3', '/help?from=menu'])(
  'page: %s answers with index.html that is checked each time',
  async (path) => {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toBe(page)
  },
)

test.each(['/demo-share/', '/demo-share/abc', '/demo-share/abc?embed'])(
  'share page: %s answers with a page of its own that is checked each time',
  async (path) => {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toBe(sharedPage)
  },
)

test('LK14 the page of a share names what it leads to, and no other does', async () => {
  const id = 'AbC-_'.repeat(5).slice(0, 22)
  const linkOf = async (path: string) => (await fetch(url + path)).headers.get('link')
  const preload = `</api/shares/${id}>; rel=preload; as=fetch; crossorigin`
  expect(await linkOf(`/demo-share/${id}`)).toBe(preload)
  expect(await linkOf(`/demo-share/${id}?embed`)).toBe(preload)
  for (const path of [
    '/',
    '/demo-share/',
    '/demo-share/abc',
    `/demo-share/${id}%3E`,
    `/deck/${id}`,
  ])
    expect(await linkOf(path)).toBeNull()
})

test('share page: search engines are told to leave it out, and only it', async () => {
  const [shared, landing] = await Promise.all(
    ['/demo-share/abc', '/'].map((path) => fetch(url + path)),
  )
  expect(shared?.headers.get('x-robots-tag')).toBe('noindex')
  expect(landing?.headers.get('x-robots-tag')).toBeNull()
})

test.each([
  '/assets/main-0000.js',
  '/assets/',
  '/missing.png',
  '/assets/deep/none',
  '/demo-share/a.js',
])('missing file: %s is a 404, not the page', async (path) => {
  const answer = await fetch(url + path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('<div')
})

test('voice: its files are kept for a year, the list of them is asked for each time', async () => {
  const [file, list] = await Promise.all(
    ['/voice/piper-0123456789ab.onnx', '/voice/voice.json'].map((path) => fetch(url + path)),
  )
  expect(file?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(list?.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['/', {}],
  ['/dashboard', {}],
  ['/assets/main-1a2b.js', { 'accept-encoding': 'br' }],
])('unchanged: %s is not sent again to whoever has it', async (path, accepts) => {
  const first = await getRaw(path, accepts)
  const { etag, 'last-modified': changedAt } = first.headers
  for (const held of [
    { 'if-none-match': String(etag) },
    { 'if-modified-since': String(changedAt) },
  ]) {
    const again = await getRaw(path, { ...accepts, ...held })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['etag']).toBe(etag)
    expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
    expect(again.headers['content-security-policy']).toBeDefined()
  }
  for (const stale of [
    { 'if-none-match': '"other"', 'if-modified-since': String(changedAt) },
    { 'if-modified-since': new Date(0).toUTCString() },
  ])
    expect((await getRaw(path, { ...accepts, ...stale })).status).toBe(200)
})

test('unchanged: plain and compressed are not taken for each other', async () => {
  const path = '/assets/main-1a2b.js'
  const plain = await getRaw(path)
  const held = { 'if-none-match': String(plain.headers['etag']), 'accept-encoding': 'br' }
  expect((await getRaw(path, held)).status).toBe(200)
})

test('methods: HEAD has the headers of GET; others are told which there are', async () => {
  const head = await fetch(url, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(page.length))
  expect(await head.text()).toBe('')
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const answer = await fetch(`${url}/dashboard`, { method })
    expect(answer.status, method).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  }
})

test('hashed file: kept for a year and never asked for again', async () => {
  const answer = await fetch(`${url}/assets/main-1a2b.js`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.text()).toBe(script)
})

test('hashed file: asked for again it is the same, for each as it can be read', async () => {
  const path = '/assets/main-1a2b.js'
  const ways = ['br', 'gzip', 'br;q=0', 'identity']
  const first = await Promise.all(ways.map((way) => getRaw(path, { 'accept-encoding': way })))
  for (const [at, way] of ways.entries()) {
    const again = await getRaw(path, { 'accept-encoding': way })
    expect(again.headers['content-encoding']).toBe(['br', 'gzip'][at])
    expect(again.body).toEqual(first[at]?.body)
    expect({ ...again.headers, date: '' }).toEqual({ ...first[at]?.headers, date: '' })
  }
})

test.each([
  ['/assets/main-1a2b.js', /^text\/javascript/],
  ['/assets/engine-3c4d.wasm', /^application\/wasm/],
  ['/favicon.svg', /^image\/svg\+xml/],
])('type: %s has its own', async (path, type) => {
  const answer = await fetch(url + path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(type)
})

test('compression: brotli for who takes it, gzip for who takes only that, plain for the rest', async () => {
  const path = '/assets/main-1a2b.js'
  const brotli = await getRaw(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.headers['content-type']).toMatch(/^text\/javascript/)
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)

  const gzip = await getRaw(path, { 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')

  const plain = await getRaw(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(script)

  for (const answer of [brotli, gzip, plain]) {
    expect(answer.headers['vary']).toBe('Accept-Encoding')
  }
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//secret.txt',
  '/%00.txt',
])('traversal: %s reaches nothing outside the built app', async (path) => {
  const answer = await getRaw(path)
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).not.toContain('not yours')
})

test('security headers: on pages, files, calls and errors alike', async () => {
  const answers = [
    ...['/', '/assets/main-1a2b.js', '/api/health', '/missing.png'].map((path) =>
      fetch(url + path),
    ),
    fetch(`${url}/break`, { method: 'POST' }),
  ]
  for (const answer of answers) {
    const { headers, url: path } = await answer
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
  }
})

test('security headers: every known model provider and this computer may be called', async () => {
  const { headers } = await fetch(url)
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  const allowed = directives.find((directive) => directive.startsWith('connect-src '))?.split(' ')
  expect(allowed).toEqual(
    expect.arrayContaining([
      'https://generativelanguage.googleapis.com',
      'https://api.openai.com',
      'https://api.anthropic.com',
      'https://openrouter.ai',
      'https://api.groq.com',
      'https://api.mistral.ai',
      'http://localhost:*',
      'http://127.0.0.1:*',
    ]),
  )
})

test('security headers: the setting adds its origin to connect-src and to nothing else', async () => {
  const { headers } = await fetch(url)
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  const naming = directives.filter((directive) => directive.includes('shares.example.org'))
  expect(naming).toHaveLength(1)
  expect(naming[0]).toMatch(/^connect-src 'self' /)
})

test('security headers: only the document of a live call may run script of others, and only we may frame it', async () => {
  const policies = await Promise.all(
    ['/', '/call.html', '/call.html/', '/x/call.html'].map(async (path) => {
      const { headers } = await fetch(url + path)
      return headers.get('content-security-policy') ?? ''
    }),
  )
  const [app, call, ...others] = policies
  expect(app).toContain("frame-src 'self'")
  expect(app).toContain("frame-ancestors 'none'")
  expect(call).toContain('https://c.daily.co')
  expect(call).toContain("frame-ancestors 'self'")
  for (const policy of [app, ...others]) expect(policy).not.toMatch(/daily|pluot|vapi/u)
  for (const policy of policies) expect(policy).not.toContain("'unsafe-eval'")
})

test('security headers: others may frame what is watched as an embed, and no other address', async () => {
  const policyOf = async (path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy') ?? ''
  const id = 'A'.repeat(22)
  expect(await policyOf(`/demo-share/${id}?embed`)).toContain('frame-ancestors *;')
  for (const path of [`/demo-share/${id}`, '/?embed', '/dashboard?embed', '/assets/a.js?embed'])
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
})

test('failure: the log has one JSON line that says what broke, without the key or the query', async () => {
  logged.length = 0
  const answer = await fetch(`${url}/break?apiKey=canary-in-query`, { method: 'POST' })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    error: expect.stringMatching(
      /^Something went wrong in Lectern’s own server.*start it again\.$/,
    ),
  })
  expect(logged).toHaveLength(1)
  const entry = JSON.parse(logged[0] ?? '') as Record<string, string>
  expect(entry).toMatchObject({
    level: 'error',
    event: 'request-failed',
    method: 'POST',
    path: '/break',
  })
  expect(entry['error']).toContain('the provider refused')
  expect(logged[0]).not.toMatch(/canary/i)
})
