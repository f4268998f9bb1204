import { parseJson } from '#core/parse-json.ts'
import { type Fields, isFields, readString } from '#core/read-fields.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

import type { OpenResponse } from './open-response.ts'

/** A refusal as the provider sent it, before it is understood. */
export type ProviderError = {
  /** 0 in the middle of a stream, unless the error brings its own. */
  status: number
  message: string
  /** The error object itself, as far as it was JSON. */
  fields: Fields
  retryAfterMs?: number
}

export type ReadFailure = (error: ProviderError) => ModelFailure

/** Every provider wraps it a little differently: `{error:{…}}`, `[{error:{…}}]`, `{error:"…"}`, `{detail:{…}}`, plain text. */
export function readProviderError(
  { status, headers }: Pick<OpenResponse, 'status' | 'headers'>,
  text: string,
): ProviderError {
  const error = toProviderError(parseJson(text), status)
  const message = error.message || (text.startsWith('<') ? '' : text)
  const told = Number(headers.get('retry-after')) * 1000
  const retryAfterMs = told > 0 ? told : readWait(message)
  return { ...error, message, ...(retryAfterMs > 0 && { retryAfterMs }) }
}

/** An error that came as an event of a stream. */
export const readErrorEvent = (event: Fields): ProviderError => toProviderError(event, 0)

const wait =
  /(?:try again|retry) in (?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?/i

/** OpenAI and Groq do not let web pages read the header, but say it: `Please try again in 6m0.5s.` */
export function readWait(message: string): number {
  const [, hours = 0, minutes = 0, seconds = 0, ms = 0] = wait.exec(message) ?? []
  return Math.round(
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms),
  )
}

function toProviderError(parsed: unknown, status: number): ProviderError {
  const fields = findErrorFields(parsed)
  const own = Number(fields['code'])
  // Some gateways put the true status here, under one that says all is well.
  const isOwn = status < 400 && own >= 400 && own < 600
  return {
    status: isOwn ? own : status,
    fields,
    message: readString(fields['message']) || readString(fields['msg']),
  }
}

function findErrorFields(parsed: unknown): Fields {
  const body: unknown = Array.isArray(parsed) ? parsed[0] : parsed
  if (!isFields(body)) return {}
  const error = body['error'] ?? firstOf(body['detail'])
  if (typeof error === 'string') return { ...body, message: error }
  return isFields(error) ? error : body
}

/** Services in Python list what is wrong with each field. */
const firstOf = (detail: unknown): unknown => (Array.isArray(detail) ? detail[0] : detail)

const maxSaid = 300

/** Providers repeat the key, whole or in part, in what they say about it. */
export function addWhatWasSaid(failure: ModelFailure, message: string, key = ''): ModelFailure {
  if (failure.code === 'bad-key' || failure.code === 'key-leaked') return failure
  const said = (key ? message.replaceAll(key, '…') : message).trim().slice(0, maxSaid)
  return said ? { ...failure, said } : failure
}
