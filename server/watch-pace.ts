export type PaceWatch = {
  /** So many bytes have come or gone. */
  count(bytes: number): void
  stop(): void
}

export type Pace = { leastBytesPerSecond: number; spanMs: number }

/**
 * Slower than the slowest line that anybody has. What is sent lies in buffers of the system first
 * and leaves those in large pieces, so a span is long.
 */
export const leastPace: Pace = { leastBytesPerSecond: 4_000, spanMs: 15_000 }

/** Tells once, when two spans in a row were too slow: one may have been no more than a machine that stood still. */
export function watchPace({ leastBytesPerSecond, spanMs }: Pace, onSlow: () => void): PaceWatch {
  const least = (leastBytesPerSecond * spanMs) / 1000
  let moved = 0
  let slowSpans = 0
  const timer = setInterval(() => {
    slowSpans = moved < least ? slowSpans + 1 : 0
    moved = 0
    if (slowSpans < 2) return
    clearInterval(timer)
    onSlow()
  }, spanMs)
  timer.unref()
  return {
    count: (bytes) => void (moved += bytes),
    stop: () => clearInterval(timer),
  }
}
