import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The share of all processors that others use, seen over a moment in which nothing of ours runs. The
 * system's load average would count the bench before this one as well.
 */
export async function measureBusy(): Promise<number> {
  const before = readTimes()
  await sleep(1_000)
  const after = readTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function readTimes(): { idle: number; all: number } {
  const times = cpus().map((processor) => processor.times)
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, spent) => sum + Object.values(spent).reduce((a, b) => a + b, 0), 0),
  }
}
