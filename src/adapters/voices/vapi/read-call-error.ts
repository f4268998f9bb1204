/** One failure makes the SDK tell of several errors, each with its text at another depth. */
export type CallError = {
  type: string
  message: string
  /** Of the answer of the service, where there was one. */
  status: number | null
  /** The call is over as calls are: nothing went wrong. */
  isNaturalEnd: boolean
  /** The call goes on without what failed. */
  isHarmless: boolean
}

const naturalEnds = ['call ended', 'meeting has ended', 'meeting ended', 'ejection']

/** Recording, the level meter and noise cancellation are extras. */
const harmless: ReadonlySet<string> = new Set([
  'video-recording-setup-error',
  'audio-observer-setup-error',
  'audio-processing-setup-error',
  'audio-processor-recovery-error',
])

/** Where a sentence may stand, the likeliest first. */
const sentenceFields = ['message', 'msg', 'errorMsg', 'error', 'details', 'reason']
/** What is no news to the user, or would drown it. */
const noise: ReadonlySet<string> = new Set(['stack', 'errorStack', 'timestamp', 'context', 'stage'])
const deepest = 6

export function readCallError(payload: unknown): CallError {
  const type = textOf(fieldOf(payload, 'type')) || 'unknown-error'
  const texts = listTexts(payload).map((text) => text.toLowerCase())
  return {
    type,
    message: findSentence(fieldOf(payload, 'error') ?? payload) || 'Unknown error',
    status: findStatus(payload),
    isNaturalEnd:
      texts.includes('ejected') ||
      texts.some((text) => naturalEnds.some((end) => text.includes(end))),
    isHarmless: harmless.has(type),
  }
}

function findSentence(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim()
  if (depth > deepest || typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value))
    return value
      .map((entry) => findSentence(entry, depth + 1))
      .filter(Boolean)
      .join('. ')
  for (const field of sentenceFields) {
    const found = findSentence(fieldOf(value, field), depth + 1)
    if (found) return found
  }
  return ''
}

function findStatus(value: unknown, depth = 0): number | null {
  if (depth > deepest || typeof value !== 'object' || value === null) return null
  for (const [name, entry] of Object.entries(value)) {
    const isStatus = name === 'statusCode' || name === 'status'
    if (isStatus && typeof entry === 'number' && entry >= 400) return entry
    const inside = findStatus(entry, depth + 1)
    if (inside !== null) return inside
  }
  return null
}

function listTexts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (depth > deepest || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    noise.has(name) ? [] : listTexts(entry, depth + 1),
  )
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
