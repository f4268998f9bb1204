import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  forgetVoiceFiles,
  loadVoiceFiles,
  measureMissing,
  readManifest as readManifestOf,
} from './voice-files.ts'

const file = (path: string, bytes: number) => ({ path, bytes, transfer: bytes / 2 })
const source = { address: '/voice/voice.json', names: ['model', 'tokens', 'dictionary'] } as const
const readManifest = () => readManifestOf(source)
const manifest = {
  files: {
    model: file('model-1.onnx', 40),
    tokens: file('tokens-1.txt', 4),
    runtime: file('runtime-1.wasm', 20),
    dictionary: file('english-1.txt', 10),
  },
}

/** The shortest there is, with a remark in it. */
const engine = new TextEncoder().encode('\0asm\u{1}\0\0\0\0\n\u{1}remarked!')
const wasm = { headers: { 'Content-Type': 'application/wasm' } }

let store: Map<string, Response>
let served: Record<string, () => Response>
let fetched: string[]
let isOnline: boolean

beforeEach(() => {
  store = new Map()
  fetched = []
  isOnline = true
  served = { '/voice/voice.json': () => Response.json(manifest) }
  for (const { path, bytes } of Object.values(manifest.files))
    served[`/voice/${path}`] = () => new Response(new Uint8Array(bytes))
  served['/voice/runtime-1.wasm'] = () => new Response(engine, wasm)
  vi.spyOn(WebAssembly, 'compileStreaming')
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => store.get(address)?.clone(),
      put: async (address: string, response: Response) => void store.set(address, response),
      keys: async () => [...store.keys()].map((path) => ({ url: `http://localhost${path}`, path })),
      delete: async (one: string | { path: string }) =>
        store.delete(typeof one === 'string' ? one : one.path),
    }),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    fetched.push(address)
    return served[address]?.() ?? new Response('', { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const load = (seen: number[] = []) =>
  loadVoiceFiles(source, manifest, ({ loaded, total }) => seen.push(loaded / total))

test('VF1 the size is known before anything is fetched, as it travels', async () => {
  expect(await readManifest()).toEqual({ ok: true, value: manifest })
  expect(await measureMissing(manifest)).toBe(37)
  expect(fetched).toEqual(['/voice/voice.json'])
})

test('VF1 what comes is counted as it travels, and ends at the size that was announced', async () => {
  const announced = await measureMissing(manifest)
  let last = { loaded: 0, total: 0 }
  await loadVoiceFiles(source, manifest, (progress) => (last = progress))
  expect(last).toEqual({ loaded: announced, total: announced })
})

test('VF2 what was fetched once is kept, and needs no network', async () => {
  const seen: number[] = []
  expect(await load(seen)).toMatchObject({ ok: true })
  expect(seen.at(-1)).toBe(1)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  isOnline = false
  expect(await readManifest()).toMatchObject({ ok: true })
  expect(await measureMissing(manifest)).toBe(0)
  const again = await load()
  expect(again.ok && again.value.model.byteLength).toBe(40)
})

const compiled = expect.any(WebAssembly.Module)

test('VF2 the engine is compiled from the answer that came, and later from that one as it was kept', async () => {
  expect(await load()).toMatchObject({ ok: true, value: { runtime: compiled } })
  expect(await load()).toMatchObject({ ok: true, value: { runtime: compiled } })
  expect(WebAssembly.compileStreaming).toHaveBeenCalledTimes(2)
  expect(fetched.filter((path) => path === '/voice/runtime-1.wasm')).toHaveLength(1)
})

test('VF2 an engine under another name, from some host or kept by an older version, is compiled whole', async () => {
  served['/voice/runtime-1.wasm'] = () => new Response(engine)
  expect(await load()).toMatchObject({ ok: true, value: { runtime: compiled } })
  expect(await load()).toMatchObject({ ok: true, value: { runtime: compiled } })
  expect(WebAssembly.compileStreaming).not.toHaveBeenCalled()
})

test('VF4 an engine that is cut off is not kept', async () => {
  served['/voice/runtime-1.wasm'] = () => new Response(engine.slice(0, 7), wasm)
  expect(await load()).toMatchObject({ error: { code: 'download-failed' } })
  expect([...store.keys()]).not.toContain('/voice/runtime-1.wasm')
})

test('VF3 a copy of the app without a voice says so', async () => {
  delete served['/voice/voice.json']
  expect(await readManifest()).toMatchObject({ error: { code: 'not-installed' } })
  served['/voice/voice.json'] = () => new Response('<!doctype html>')
  expect(await readManifest()).toMatchObject({ error: { code: 'not-installed' } })
})

test('VF4 without a network, and with one that fails, the reason is told', async () => {
  served['/voice/model-1.onnx'] = () => new Response('', { status: 500 })
  expect(await load()).toMatchObject({ error: { code: 'download-failed' } })
  served['/voice/model-1.onnx'] = () => new Response(new Uint8Array(12))
  expect(await load()).toMatchObject({ error: { code: 'download-failed' } })
  isOnline = false
  store.clear()
  expect(await readManifest()).toMatchObject({ error: { code: 'offline' } })
  expect(await load()).toMatchObject({ error: { code: 'offline' } })
})

test('VF5 after a failure only the rest is fetched', async () => {
  served['/voice/model-1.onnx'] = () => new Response('', { status: 500 })
  await load()
  await expect.poll(() => store.size).toBe(4)
  fetched.length = 0
  served['/voice/model-1.onnx'] = () => new Response(new Uint8Array(40))
  expect(await load()).toMatchObject({ ok: true })
  expect(fetched).toEqual(['/voice/model-1.onnx'])
})

test('VF6 the files of an older build go', async () => {
  store.set('/voice/model-0.onnx', new Response('old'))
  await load()
  expect([...store.keys()]).not.toContain('/voice/model-0.onnx')
  expect(store.size).toBe(5)
})

const studio = { address: '/voice/studio.json', names: ['model'] } as const
const studioManifest = {
  files: {
    model: [file('part-1.onnx', 8), file('part-2.onnx', 6)],
    runtime: manifest.files.runtime,
  },
}

function serveStudio() {
  served['/voice/part-1.onnx'] = () => new Response(new Uint8Array(8).fill(1))
  served['/voice/part-2.onnx'] = () => new Response(new Uint8Array(6).fill(2))
}

test('VF8 of a file in parts, those that came stay, whatever else is fetched, and are joined in order', async () => {
  serveStudio()
  served['/voice/part-2.onnx'] = () => new Response('', { status: 500 })
  expect(await loadVoiceFiles(studio, studioManifest, () => {})).toMatchObject({ ok: false })
  await expect.poll(() => store.has('/voice/part-1.onnx')).toBe(true)
  await load()
  expect(await measureMissing(studioManifest)).toBe(3)
  serveStudio()
  fetched.length = 0
  const loaded = await loadVoiceFiles(studio, studioManifest, () => {})
  expect(fetched).toEqual(['/voice/part-2.onnx'])
  expect(loaded.ok && [...new Uint8Array(loaded.value.model)].join('')).toBe('11111111222222')
})

test('VF9 a voice that is given up takes its files along, but none that another one has, too', async () => {
  serveStudio()
  await load()
  await loadVoiceFiles(studio, studioManifest, () => {})
  await forgetVoiceFiles(studio)
  expect([...store.keys()].some((path) => path.includes('part') || path.includes('studio'))).toBe(
    false,
  )
  expect(await measureMissing(manifest)).toBe(0)
})
