import type { ModelFailure } from '#ports/model-failure.ts'

import type { OpenResponse } from './open-response.ts'
import { parseJson } from '#core/parse-json.ts'
import { type Fields, isFields, readString } from '#core/read-fields.ts'

/** A refusal as the provider sent it, before it is understood. */
export type ProviderError = {
  status: number
  message: string
  /** The error object itself, as far as it was JSON. */
  fields: Fields
  retryAfterMs?: number
}

export type ReadFailure = (error: ProviderError) => ModelFailure

/** Every provider wraps it a little differently: `{error:{…}}`, `[{error:{…}}]`, `{error:"…"}`, plain text. */
export async function readProviderError(response: OpenResponse): Promise<ProviderError> {
  const error = parseProviderError(await response.text(), response.status)
  const told = Number(response.headers.get('retry-after')) * 1000
  const retryAfterMs = told > 0 ? told : readWait(error.message)
  return { ...error, ...(retryAfterMs > 0 && { retryAfterMs }) }
}

const wait =
  /(?:try again|retry) in (?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?/i

/** OpenAI and Groq do not let web pages read the header, but say it: `Please try again in 6m0.5s.` */
export function readWait(message: string): number {
  const [, hours = 0, minutes = 0, seconds = 0, ms = 0] = wait.exec(message) ?? []
  return Math.round(
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms),
  )
}

function parseProviderError(text: string, status: number): ProviderError {
  const fields = findErrorFields(parseJson(text))
  const message = readString(fields['message'])
  return { status, fields, message: message || (text.startsWith('<') ? '' : text) }
}

function findErrorFields(parsed: unknown): Fields {
  const body: unknown = Array.isArray(parsed) ? parsed[0] : parsed
  if (!isFields(body)) return {}
  const { error } = body
  if (typeof error === 'string') return { ...body, message: error }
  return isFields(error) ? error : body
}

const maxSaid = 300

/** Providers repeat the key, whole or in part, in what they say about it. */
export function addWhatWasSaid(failure: ModelFailure, message: string, key = ''): ModelFailure {
  if (failure.code === 'bad-key' || failure.code === 'key-leaked') return failure
  const said = (key ? message.replaceAll(key, '…') : message).trim().slice(0, maxSaid)
  return said ? { ...failure, said } : failure
}
