import type { ContentfulStatusCode } from 'hono/utils/http-status'

import type { ImageFailure } from '#ports/models/image-model.ts'

const statuses: Partial<Record<ImageFailure['code'], ContentfulStatusCode>> = {
  'bad-key': 401,
  'key-leaked': 401,
  'no-credit': 402,
  'not-allowed': 403,
  'wrong-region': 403,
  'too-long': 413,
  blocked: 422,
  'no-picture': 422,
  'quota-day': 429,
  'rate-limited': 429,
  overloaded: 503,
  'timed-out': 504,
}

/** What is not the caller's fault is the provider's, and we stand between the two. */
export const findFailureStatus = ({ code }: ImageFailure): ContentfulStatusCode =>
  statuses[code] ?? 502
