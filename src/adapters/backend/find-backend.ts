import { isLoopbackName } from '#core/is-loopback-name.ts'
import { parseJson } from '#core/parse-json.ts'
import { readFields } from '#core/read-fields.ts'

const patienceMs = 2000

/** On this computer the server that serves the page also talks to Gemini; anywhere else the page does. */
export async function findBackend({
  hostname,
  origin,
}: Pick<Location, 'hostname' | 'origin'>): Promise<string | null> {
  if (!isLoopbackName(hostname)) return null
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(new URL('/api/health', origin), { signal, cache: 'no-store' })
    const answer = readFields(parseJson(await response.text()))
    return response.ok && answer['status'] === 'ok' ? origin : null
  } catch {
    return null
  }
}
