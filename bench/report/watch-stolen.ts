import { readFileSync } from 'node:fs'

/** Of all processors since the machine was started, in ticks. */
export type SpentTicks = { stolen: number; all: number }

/**
 * The share of its processors that the host of a virtual machine gives to others from now on. It is
 * taken only from who works, so nobody sees it who looks while nothing runs. 0 where nobody tells it.
 */
export function watchStolen(read: () => string = readStatistics): () => number {
  const before = parseTicks(read())
  return () => {
    const after = parseTicks(read())
    if (!before || !after || after.all <= before.all) return 0
    return (after.stolen - before.stolen) / (after.all - before.all)
  }
}

function readStatistics(): string {
  try {
    return readFileSync('/proc/stat', 'utf8')
  } catch {
    // Only Linux has it.
    return ''
  }
}

/** user, nice, system, idle, waiting, two kinds of interrupts, stolen; what follows is counted in these. */
function parseTicks(statistics: string): SpentTicks | null {
  const [, line] = /^cpu +(.+)$/mu.exec(statistics) ?? []
  const ticks = (line ?? '').split(' ').slice(0, 8).map(Number)
  const stolen = ticks[7]
  if (stolen === undefined || ticks.some(Number.isNaN)) return null
  return { stolen, all: ticks.reduce((sum, one) => sum + one, 0) }
}
