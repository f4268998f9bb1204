export type RateLimiter = {
  /** 0 when the call may go on, or for how many milliseconds it may not: never more than the window. */
  take(caller: string): Promise<number | 'unavailable'>
}

export type RateRule = {
  /** Calls are counted for each rule by itself. */
  name: string
  limit: number
  windowMs: number
}

/**
 * Time is told by a clock that nobody sets, the process's own or the database's: whoever corrects
 * that of the system would otherwise lock everybody out. Tests bring theirs.
 */
export type CreateRateLimiter = (rule: RateRule, now?: () => number) => RateLimiter
