import type { ProviderError, ReadFailure } from '#adapters/model-http/provider-error.ts'
import type { ModelFailure } from '#ports/model-failure.ts'

const noCredit = /insufficient_quota|billing|credit|payment|balance/i
const tooLong =
  /context_length|context length|maximum context|too long|too many tokens|prompt is too/i

/** Errors of the OpenAI-shaped and Anthropic services, which agree in their statuses. */
export const createChatReadFailure =
  (model: string): ReadFailure =>
  (error) => {
    const retry = error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }
    const { status } = error
    if (status === 401) return { code: 'bad-key' }
    if (status === 402) return { code: 'no-credit' }
    if (status === 403) return readForbidden(error)
    if (status === 404) return { code: 'model-gone', model }
    if (status === 408 || status === 504) return { code: 'timed-out' }
    if (status === 413) return { code: 'too-long' }
    if (status === 429)
      return noCredit.test(describe(error))
        ? { code: 'no-credit' }
        : { code: 'rate-limited', ...retry }
    if (status >= 500) return { code: 'overloaded', ...retry }
    return status >= 400 ? readBadRequest(error, model) : { code: 'bad-reply' }
  }

/** A failure in the middle of a stream has no status of its own, only a type. */
export function readChatStreamFailure(error: ProviderError): ModelFailure {
  const kind = describe(error)
  if (/overloaded|server|api_error|internal/i.test(kind)) return { code: 'overloaded' }
  if (noCredit.test(kind)) return { code: 'no-credit' }
  if (/rate_limit/i.test(kind)) return { code: 'rate-limited' }
  if (/authentication|invalid_api_key/i.test(kind)) return { code: 'bad-key' }
  return tooLong.test(kind) ? { code: 'too-long' } : { code: 'interrupted' }
}

const describe = ({ fields, message }: ProviderError): string =>
  [fields['code'], fields['type'], message].join(' ')

function readForbidden(error: ProviderError): ModelFailure {
  const said = describe(error)
  if (/country|region|territory|location/i.test(said)) return { code: 'wrong-region' }
  if (/moderation|flagged/i.test(said)) return { code: 'blocked', reason: 'moderation' }
  return { code: 'not-allowed' }
}

function readBadRequest(error: ProviderError, model: string): ModelFailure {
  const said = describe(error)
  if (/model_not_found|model .*(?:does not exist|not found|decommissioned)/i.test(said))
    return { code: 'model-gone', model }
  if (tooLong.test(said)) return { code: 'too-long' }
  if (/content_policy|content_filter|moderation/i.test(said))
    return { code: 'blocked', reason: 'content_policy' }
  // Anthropic and others answer an empty purse with 400.
  if (/credit balance|billing/i.test(said)) return { code: 'no-credit' }
  return { code: 'bad-request', status: error.status }
}
