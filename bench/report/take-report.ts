import { fork } from 'node:child_process'
import { join } from 'node:path'

import type { TakenReport, BenchOptions } from './report.ts'
import type { Outcome } from './write-page.ts'

/** So that one that hangs does not take the others with it. */
const patienceMs = 30 * 60_000

const folder = join(import.meta.dirname, '..')

/** Runs a bench in a process of its own: what it leaves behind cannot slow the next. */
export function takeReport(bench: string, { quick }: BenchOptions): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = fork(join(folder, bench), quick ? ['--quick'] : [], {
      execArgv: ['--import', 'tsx'],
    })
    let report: TakenReport | null = null
    let failure = ''
    const timer = setTimeout(() => {
      failure = `it took longer than ${patienceMs / 60_000} minutes.`
      child.kill()
    }, patienceMs)
    child.on('message', (message: TakenReport) => (report = message))
    child.on('error', (error) => (failure = error.message))
    child.on('close', (code) => {
      clearTimeout(timer)
      if (report) resolve({ bench, report })
      else resolve({ bench, failure: failure || `it ended with status ${code ?? 'unknown'}.` })
    })
  })
}
