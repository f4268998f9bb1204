/** When a service lets us try again, where it says so. */
export const findRetryTime = (failure: object, now: number): number | null =>
  'retryAfterMs' in failure && typeof failure.retryAfterMs === 'number'
    ? now + failure.retryAfterMs
    : null
