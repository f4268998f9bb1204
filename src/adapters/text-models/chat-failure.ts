import type { ProviderError, ReadFailure } from '#adapters/model-http/provider-error.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

const rateLimit = /rate.?limit|too many requests/i
const noCredit = /insufficient_quota|billing|credit|payment|balance/i
const tooLong =
  /context_length|context length|maximum context|too long|too many tokens|prompt is too/i
const noSuchPath = /(?:invalid|unknown) (?:request )?url|unexpected endpoint/i

type Asked = {
  /** Empty when the list of models was asked for. */
  model: string
  /** Where the user says the service is; left out where it can only be right. */
  address?: string
}

/** Errors of the OpenAI-shaped and Anthropic services, which agree in their statuses. */
export const createChatReadFailure =
  ({ model, address }: Asked): ReadFailure =>
  (error) => {
    const retry = error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }
    const { status } = error
    if (address && isWrongPath(error, model)) return { code: 'wrong-address', address }
    if (status === 401) return { code: 'bad-key' }
    if (status === 402) return { code: 'no-credit' }
    if (status === 403) return readForbidden(error)
    if (status === 404) return { code: 'model-gone', model }
    if (status === 408 || status === 504) return { code: 'timed-out' }
    if (status === 413) return { code: 'too-long' }
    if (status === 429)
      return isWithoutCredit(error) ? { code: 'no-credit' } : { code: 'rate-limited', ...retry }
    if (status >= 500) return { code: 'overloaded', ...retry }
    return status >= 400 ? readBadRequest(error, model) : readWithoutStatus(error)
  }

/** Whatever answers there knows no such call: a service that has one says what it lacks. */
const isWrongPath = ({ status, fields, message }: ProviderError, model: string): boolean =>
  noSuchPath.test(message) ||
  ((status === 404 || status === 405) && (model === '' || !fields['message']))

/** In the middle of a stream, or under status 200, only the words tell what it is. */
function readWithoutStatus(error: ProviderError): ModelFailure {
  const said = describe(error)
  if (isWithoutCredit(error)) return { code: 'no-credit' }
  if (rateLimit.test(said)) return { code: 'rate-limited' }
  if (/authentication|invalid_api_key/i.test(said)) return { code: 'bad-key' }
  if (tooLong.test(said)) return { code: 'too-long' }
  if (/overloaded|server|api_error|internal/i.test(said)) return { code: 'overloaded' }
  return { code: error.status === 0 ? 'interrupted' : 'bad-reply' }
}

/** Who is merely too fast is told of payment too, as the way to be allowed more. */
function isWithoutCredit(error: ProviderError): boolean {
  const said = describe(error)
  return /insufficient_quota/.test(said) || (noCredit.test(said) && !rateLimit.test(said))
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
