export type RateLimiter = {
  /** 0 when the call may go on, or for how many milliseconds it may not. */
  take(caller: string, now: number): Promise<number | 'unavailable'>
}

export type RateRule = {
  /** Calls are counted for each rule by itself. */
  name: string
  limit: number
  windowMs: number
}

export type CreateRateLimiter = (rule: RateRule) => RateLimiter
