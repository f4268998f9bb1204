import * as v from 'valibot'

import { fail, ok, type Result } from '#core/result.ts'
import type { VoiceFailure, VoiceProgress } from '#ports/voice.ts'

const fileSchema = v.object({ path: v.string(), bytes: v.number(), transfer: v.number() })
const manifestSchema = v.object({
  files: v.object({
    model: fileSchema,
    tokens: fileSchema,
    runtime: fileSchema,
    dictionary: fileSchema,
  }),
})

type VoiceFile = v.InferOutput<typeof fileSchema>
export type VoiceManifest = v.InferOutput<typeof manifestSchema>
export type VoiceFileName = keyof VoiceManifest['files']

const manifestAddress = '/voice/voice.json'
const addressOf = ({ path }: VoiceFile): string => `/voice/${path}`

/** Kept for good once they are here, so that the voice speaks without a network. */
const openStore = (): Promise<Cache> => caches.open('lectern-voice')

/** What the build has made; the copy that was kept serves when there is no network. */
export async function readManifest(): Promise<Result<VoiceManifest, VoiceFailure>> {
  const answer = await fetch(manifestAddress, { cache: 'no-cache' }).catch(() => null)
  if (answer?.status === 404) return fail({ code: 'not-installed' })
  const found = answer?.ok ? answer : await findKept(manifestAddress)
  if (!found) return fail(describeNoNetwork())
  const manifest = v.safeParse(manifestSchema, await found.json().catch(() => null))
  // A server that answers every address with a page has no voice either.
  return manifest.success ? ok(manifest.output) : fail({ code: 'not-installed' })
}

/** How much there is still to fetch, as it travels. */
export async function measureMissing({ files }: VoiceManifest): Promise<number> {
  const sizes = await Promise.all(
    Object.values(files).map(async (file) =>
      (await findKept(addressOf(file))) ? 0 : file.transfer,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** What the voice is made of, with its engine as the browser has compiled it. */
export type VoiceFiles = Record<Exclude<VoiceFileName, 'runtime'>, ArrayBuffer> & {
  runtime: WebAssembly.Module
}

/** Fetches what is not here yet and gives all of it. Counted as it travels, as announced before. */
export async function loadVoiceFiles(
  manifest: VoiceManifest,
  onProgress: (progress: VoiceProgress) => void,
): Promise<Result<VoiceFiles, VoiceFailure>> {
  const all = Object.values(manifest.files)
  const total = all.reduce((sum, { transfer }) => sum + transfer, 0)
  const here = new Map<VoiceFile, number>()
  const count = (file: VoiceFile, bytes: number) => {
    here.set(file, (here.get(file) ?? 0) + bytes)
    const travelled = (one: VoiceFile) => (one.transfer * (here.get(one) ?? 0)) / one.bytes
    onProgress({ loaded: all.reduce((sum, one) => sum + travelled(one), 0), total })
  }

  const load = async (name: Exclude<VoiceFileName, 'runtime'>) => {
    const file = manifest.files[name]
    const kept = await findKept(addressOf(file))
    if (kept) {
      const bytes = await kept.arrayBuffer()
      count(file, bytes.byteLength)
      return bytes
    }
    const bytes = await read(file, (await ask(file)).body, (length) => count(file, length))
    await keep(addressOf(file), new Response(bytes))
    return bytes
  }

  /**
   * Compiled while it comes, and from the very answer that was given or kept: only then does the
   * browser keep what it has compiled as well, which costs it seconds each time.
   */
  const compile = async () => {
    const file = manifest.files.runtime
    const kept = await findKept(addressOf(file))
    if (kept) {
      count(file, file.bytes)
      return compileAnswer(kept)
    }
    const answer = await ask(file)
    const compiling = compileAnswer(answer.clone())
    // Should the rest not come, that is told by who reads it.
    compiling.catch(() => {})
    const whole = answer.clone()
    await read(file, answer.body, (length) => count(file, length))
    await keep(addressOf(file), whole)
    return compiling
  }

  try {
    const [model, tokens, runtime, dictionary] = await Promise.all([
      load('model'),
      load('tokens'),
      compile(),
      load('dictionary'),
    ])
    await keepOnly(manifest)
    return ok({ model, tokens, runtime, dictionary })
  } catch {
    return fail(describeNoNetwork())
  }
}

/** Browsers take only what is called by its right name; some hosts do not know it. */
const compileAnswer = async (answer: Response): Promise<WebAssembly.Module> =>
  answer.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer())

async function ask(file: VoiceFile): Promise<Answer> {
  const answer = await fetch(addressOf(file))
  if (answer.ok && hasBody(answer)) return answer
  throw new Error(`${file.path} was answered with ${answer.status}`)
}

type Answer = Response & { body: NonNullable<Response['body']> }

const hasBody = (answer: Response): answer is Answer => answer.body !== null

async function read(
  file: VoiceFile,
  body: ReadableStream<Uint8Array>,
  count: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(file.bytes)
  let at = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes.set(value, at)
    at += value.length
    count(value.length)
  }
  if (at !== file.bytes) throw new Error(`${file.path} is cut off`)
  return bytes.buffer
}

async function findKept(address: string): Promise<Response | undefined> {
  try {
    return await (await openStore()).match(address)
  } catch {
    // Only secure pages have it, and a private window may refuse.
    return undefined
  }
}

async function keep(address: string, answer: Response): Promise<void> {
  try {
    await (await openStore()).put(address, answer)
  } catch {
    // Without room it is fetched again the next time.
  }
}

/** The files of an older build go. */
async function keepOnly(manifest: VoiceManifest): Promise<void> {
  await keep(manifestAddress, Response.json(manifest))
  const wanted = new Set([manifestAddress, ...Object.values(manifest.files).map(addressOf)])
  try {
    const store = await openStore()
    for (const request of await store.keys())
      if (!wanted.has(new URL(request.url).pathname)) await store.delete(request)
  } catch {
    // They only take room.
  }
}

const describeNoNetwork = (): VoiceFailure => ({
  code: navigator.onLine ? 'download-failed' : 'offline',
})
