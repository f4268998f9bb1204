import type { ProviderError, ReadFailure } from '#adapters/model-http/provider-error.ts'
import { type Fields, readList } from '#core/read-fields.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

/** Errors of the Gemini API, whether for text or for pictures. */
export const createGeminiReadFailure =
  (model: string): ReadFailure =>
  (error) =>
    readKeyFailure(error) ?? readQuotaFailure(error) ?? readOtherFailure(error, model)

function readKeyFailure({ status, message, fields }: ProviderError): ModelFailure | null {
  if (/reported as leaked/i.test(message)) return { code: 'key-leaked' }
  const reason = findDetail(fields, 'ErrorInfo')?.['reason']
  const isBad = reason === 'API_KEY_INVALID' || /api key (?:not valid|expired)/i.test(message)
  if (isBad || status === 401) return { code: 'bad-key' }
  return null
}

function readQuotaFailure({
  status,
  message,
  fields,
  retryAfterMs,
}: ProviderError): ModelFailure | null {
  if (status === 402) return { code: 'no-credit' }
  if (status !== 429) return null
  const quotas = readList(findDetail(fields, 'QuotaFailure')?.['violations'])
  // A quota of nothing at all is how a model that must be paid for answers a free key.
  if (quotas.some((quota) => quota['quotaValue'] === '0') || /limit: 0\b/.test(message))
    return { code: 'no-credit' }
  if (quotas.some((quota) => /PerDay/i.test(String(quota['quotaId'])))) return { code: 'quota-day' }
  if (/credits? (?:are|is) depleted|billing/i.test(message) && quotas.length === 0)
    return { code: 'no-credit' }
  const wait = readSeconds(findDetail(fields, 'RetryInfo')?.['retryDelay']) ?? retryAfterMs
  return { code: 'rate-limited', ...(wait !== undefined && { retryAfterMs: wait }) }
}

function readOtherFailure(
  { status, message, fields, retryAfterMs }: ProviderError,
  model: string,
): ModelFailure {
  if (status === 400 && fields['status'] === 'FAILED_PRECONDITION')
    return { code: /billing/i.test(message) ? 'no-credit' : 'wrong-region' }
  if (/user location is not supported/i.test(message)) return { code: 'wrong-region' }
  if (status === 403) return { code: 'not-allowed' }
  if (status === 404) return { code: 'model-gone', model }
  if (status === 413 || /token count|number of tokens/i.test(message)) return { code: 'too-long' }
  if (status === 408 || status === 504) return { code: 'timed-out' }
  // Within a stream it may have none.
  if (status === 0 || status >= 500)
    return { code: 'overloaded', ...(retryAfterMs !== undefined && { retryAfterMs }) }
  return status >= 400 ? { code: 'bad-request', status } : { code: 'bad-reply' }
}

function findDetail(fields: Fields, type: string): Fields | undefined {
  return readList(fields['details']).find((detail) => String(detail['@type']).endsWith(`.${type}`))
}

function readSeconds(duration: unknown): number | undefined {
  const seconds = typeof duration === 'string' ? /^([\d.]+)s$/.exec(duration)?.[1] : undefined
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000)
}
