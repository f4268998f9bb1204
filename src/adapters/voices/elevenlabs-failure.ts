import type { ProviderError } from '#adapters/model-http/provider-error.ts'
import { readString } from '#core/read-fields.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

/** Its statuses are shared by many causes; which one it is stands in a field. */
export function readElevenLabsFailure(error: ProviderError): ModelFailure {
  const cause = readString(error.fields['status']) || readString(error.fields['code'])
  return readCause(cause, error) ?? readStatus(error)
}

function readCause(cause: string, { retryAfterMs }: ProviderError): ModelFailure | null {
  const retry = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (/quota_exceeded|payment|paid_plan|subscription|insufficient/.test(cause))
    return { code: 'no-credit' }
  if (/invalid_api_key|needs_authorization/.test(cause)) return { code: 'bad-key' }
  if (/missing_permissions|unusual_activity|only_for|not_allowed/.test(cause))
    return { code: 'not-allowed' }
  if (/too_many|rate_limit|concurrent/.test(cause)) return { code: 'rate-limited', ...retry }
  if (/system_busy/.test(cause)) return { code: 'overloaded', ...retry }
  if (/character_limit|text_too_long/.test(cause)) return { code: 'too-long' }
  if (/voice_not_found|invalid_voice|model_not_found/.test(cause))
    return { code: 'model-gone', model: cause }
  if (/policy|moderation/.test(cause)) return { code: 'blocked', reason: cause }
  return null
}

function readStatus({ status, retryAfterMs }: ProviderError): ModelFailure {
  const retry = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (status === 401) return { code: 'bad-key' }
  if (status === 402) return { code: 'no-credit' }
  if (status === 403) return { code: 'not-allowed' }
  if (status === 404) return { code: 'model-gone', model: '' }
  if (status === 408 || status === 504) return { code: 'timed-out' }
  if (status === 413) return { code: 'too-long' }
  if (status === 429) return { code: 'rate-limited', ...retry }
  if (status >= 500) return { code: 'overloaded', ...retry }
  return status >= 400 ? { code: 'bad-request', status } : { code: 'bad-reply' }
}
