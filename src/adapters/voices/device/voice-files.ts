import * as v from 'valibot'

import { fail, ok, type Result } from '#core/result.ts'
import type { VoiceFailure, VoiceProgress } from '#ports/sound/voice.ts'

const fileSchema = v.object({ path: v.string(), bytes: v.number(), transfer: v.number() })
/** In parts, what is here of a large one stays when the rest does not come. */
const entrySchema = v.union([fileSchema, v.array(fileSchema)])
const manifestSchema = v.object({ files: v.record(v.string(), entrySchema) })

type VoiceFile = v.InferOutput<typeof fileSchema>
type VoiceEntry = v.InferOutput<typeof entrySchema>

/** Every voice has its engine, beside the files of its own. */
export type VoiceManifest<Name extends string> = { files: Record<Name | 'runtime', VoiceEntry> }

/** Where the list of a voice's files is, and what has to be in it. */
export type VoiceSource<Name extends string> = { address: string; names: readonly Name[] }

const addressOf = ({ path }: VoiceFile): string => `/voice/${path}`
const listParts = (manifest: Pick<VoiceManifest<string>, 'files'>): VoiceFile[] =>
  Object.values(manifest.files).flat()

/** Kept for good once they are here, so that the voice speaks without a network. */
const openStore = (): Promise<Cache> => caches.open('lectern-voice')

/** What the build has made; the copy that was kept serves when there is no network. */
export async function readManifest<Name extends string>({
  address,
  names,
}: VoiceSource<Name>): Promise<Result<VoiceManifest<Name>, VoiceFailure>> {
  const answer = await fetch(address, { cache: 'no-cache' }).catch(() => null)
  if (answer?.status === 404) return fail({ code: 'not-installed' })
  const found = answer?.ok ? answer : await findKept(address)
  if (!found) return fail(describeNoNetwork())
  const manifest = v.safeParse(manifestSchema, await found.json().catch(() => null))
  // A server that answers every address with a page has no voice either.
  return manifest.success && hasAll(manifest.output, names)
    ? ok(manifest.output)
    : fail({ code: 'not-installed' })
}

const hasAll = <Name extends string>(
  manifest: v.InferOutput<typeof manifestSchema>,
  names: readonly Name[],
): manifest is VoiceManifest<Name> =>
  ['runtime', ...names].every((name) => Object.hasOwn(manifest.files, name))

/** How much there is still to fetch, as it travels. */
export async function measureMissing(manifest: VoiceManifest<string>): Promise<number> {
  const sizes = await Promise.all(
    listParts(manifest).map(async (file) =>
      (await findKept(addressOf(file))) ? 0 : file.transfer,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** What the voice is made of, with its engine as the browser has compiled it. */
export type VoiceFiles<Name extends string> = Record<Name, ArrayBuffer> & {
  runtime: WebAssembly.Module
}

/** Fetches what is not here yet and gives all of it. Counted as it travels, as announced before. */
export async function loadVoiceFiles<Name extends string>(
  { address, names }: VoiceSource<Name>,
  manifest: VoiceManifest<Name>,
  onProgress: (progress: VoiceProgress) => void,
): Promise<Result<VoiceFiles<Name>, VoiceFailure>> {
  const all = listParts(manifest)
  const total = all.reduce((sum, { transfer }) => sum + transfer, 0)
  const here = new Map<VoiceFile, number>()
  const count = (file: VoiceFile, bytes: number) => {
    here.set(file, (here.get(file) ?? 0) + bytes)
    const travelled = (one: VoiceFile) => (one.transfer * (here.get(one) ?? 0)) / one.bytes
    onProgress({ loaded: all.reduce((sum, one) => sum + travelled(one), 0), total })
  }

  async function load(name: Name): Promise<[Name, ArrayBuffer]> {
    const parts = [manifest.files[name]].flat()
    const whole = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes, 0))
    let at = 0
    for (const part of parts) {
      whole.set(await loadPart(part), at)
      at += part.bytes
    }
    return [name, whole.buffer]
  }

  async function loadPart(file: VoiceFile): Promise<Uint8Array<ArrayBuffer>> {
    const kept = await findKept(addressOf(file))
    if (kept) {
      count(file, file.bytes)
      return new Uint8Array(await kept.arrayBuffer())
    }
    const bytes = await read(file, (await ask(file)).body, (length) => count(file, length))
    await keep(addressOf(file), new Response(bytes))
    return bytes
  }

  /**
   * Compiled while it comes, and from the very answer that was given or kept: only then does the
   * browser keep what it has compiled as well, which costs it seconds each time.
   */
  async function compile(file: VoiceFile): Promise<WebAssembly.Module> {
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

  const [engine] = [manifest.files.runtime].flat()
  if (!engine) return fail({ code: 'not-installed' })
  // First, so that no other voice takes what is here of it for what an older build has left.
  await keep(address, Response.json(manifest))
  try {
    const [runtime, ...loaded] = await Promise.all([compile(engine), ...names.map(load)])
    await dropOlder()
    // Each of the names has just been loaded.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return ok(Object.assign(Object.fromEntries(loaded), { runtime }) as VoiceFiles<Name>)
  } catch {
    return fail(describeNoNetwork())
  }
}

/** The room it takes is free again. */
export async function forgetVoiceFiles({ address }: VoiceSource<string>): Promise<void> {
  try {
    await (await openStore()).delete(address)
  } catch {
    return
  }
  await dropOlder()
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
): Promise<Uint8Array<ArrayBuffer>> {
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
  return bytes
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

/** Files that no list names any more go: those of an older build, or of a voice that was given up. */
async function dropOlder(): Promise<void> {
  try {
    const store = await openStore()
    const requests = await store.keys()
    const wanted = new Set<string>()
    for (const request of requests) {
      const { pathname } = new URL(request.url)
      if (!pathname.endsWith('.json')) continue
      const manifest = v.safeParse(manifestSchema, await (await store.match(pathname))?.json())
      if (!manifest.success) continue
      wanted.add(pathname)
      for (const file of listParts(manifest.output)) wanted.add(addressOf(file))
    }
    for (const request of requests)
      if (!wanted.has(new URL(request.url).pathname)) await store.delete(request)
  } catch {
    // They only take room.
  }
}

const describeNoNetwork = (): VoiceFailure => ({
  code: navigator.onLine ? 'download-failed' : 'offline',
})
