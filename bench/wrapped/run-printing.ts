import { fork } from 'node:child_process'
import { join } from 'node:path'

export type Row = Record<string, string | number>

type Note = { way: 'log'; told: string } | { way: 'table'; told: Row[] }

/** What it has told: lines, and tables with a value for each column. */
export type Printed = { lines: string[]; rows: Row[] }

/** Runs a bench that prints its figures, to its end. */
export function runPrinting(bench: string, env: NodeJS.ProcessEnv): Promise<Printed> {
  const printed: Printed = { lines: [], rows: [] }
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, '..', bench), {
      execArgv: ['--import', 'tsx', '--import', join(import.meta.dirname, 'note-output.mjs')],
      env: { ...process.env, ...env },
    })
    child.on('message', (note: Note) => {
      if (note.way === 'log') printed.lines.push(note.told)
      else printed.rows.push(...note.told)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      // It fails where a bar of its own does not hold, which is judged here, too.
      if (signal || (code !== 0 && printed.rows.length + printed.lines.length === 0))
        reject(new Error(`bench/${bench} ended with ${signal ?? `status ${code}`}`))
      else resolve(printed)
    })
  })
}
