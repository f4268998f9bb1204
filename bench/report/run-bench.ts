import { setTimeout as sleep } from 'node:timers/promises'

import { formatBar, formatPeer, formatRatio, formatValue } from './format-figure.ts'
import { isAtRest, judgeFigure } from './judge-figure.ts'
import { measureBusy } from './measure-busy.ts'
import type { Figure, Report, TakenReport, BenchOptions } from './report.ts'
import { watchStolen } from './watch-stolen.ts'

/** Browsers and servers that were told to end need a moment for it. */
const settleMs = 1_000

/**
 * Measures, prints, and fails the process where a bar does not hold. Whoever started this process as
 * a child is sent the report, too.
 */
export async function runBench(measure: (options: BenchOptions) => Promise<Report>): Promise<void> {
  // Whoever wanted the report is gone.
  process.on('disconnect', () => process.exit(1))
  // Waiting for that alone would keep this process alive.
  process.channel?.unref()
  const before = await measureBusy()
  const stolen = watchStolen()
  const report = await measure({ quick: process.argv.includes('--quick') })
  const meanwhile = stolen()
  await sleep(settleMs)
  const busy = Math.max(before, meanwhile, await measureBusy())
  printReport({ ...report, busy })
  const fails = report.figures.some((figure) => judgeFigure(figure, busy) === 'fails')
  if (fails) process.exitCode = 1
  await sendReport({ ...report, busy })
}

const sendReport = (report: TakenReport): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(report, undefined, undefined, () => resolve())
    else resolve()
  })

function printReport({ figures, missing, busy }: TakenReport): void {
  if (figures.length > 0) console.table(figures.map((figure) => describeRow(figure, busy)))
  for (const sentence of missing) console.log(sentence)
  const rest = isAtRest(busy) ? 'at rest' : 'busy, so what is by the clock is not judged'
  console.log(`Others used ${Math.round(100 * busy)} % of the processors: ${rest}.`)
}

const describeRow = (figure: Figure, busy: number) => ({
  figure: figure.name,
  Lectern: formatValue(figure.value, figure.unit),
  peer: formatPeer(figure),
  ratio: formatRatio(figure),
  bar: formatBar(figure),
  verdict: judgeFigure(figure, busy),
})
