import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

import { SqliteError } from 'libsql'

export type LibsqlReader = {
  /** The first row, or undefined. Blobs come as bytes. */
  get(sql: string, ...values: unknown[]): Promise<unknown>
  close(): Promise<void>
}

type Waiting = { resolve: (row: unknown) => void; reject: (reason: Error) => void }
type Problem = { message: string; code: string }
type Answer = { question: number; row?: unknown; problem?: Problem }

/**
 * What the thread does. As text, because the built server is one file; in JavaScript that every Node
 * runs as it is.
 */
const threadSource = `
  const { parentPort, workerData } = require('node:worker_threads')
  const Database = require(workerData.libsql)
  const database = new Database(workerData.file)
  database.pragma('busy_timeout = ' + workerData.patienceMs)
  const statements = new Map()
  function prepare(sql) {
    if (!statements.has(sql)) statements.set(sql, database.prepare(sql))
    return statements.get(sql)
  }
  parentPort.on('message', ({ question, sql, values }) => {
    try {
      const row = prepare(sql).get(...values)
      const moved = []
      for (const name of Object.keys(row ?? {}))
        if (Buffer.isBuffer(row[name])) {
          const { buffer, byteOffset, byteLength } = row[name]
          // A buffer that it has to itself is moved, not copied.
          const isOwn = byteLength === buffer.byteLength
          row[name] = new Uint8Array(isOwn ? buffer : buffer.slice(byteOffset, byteOffset + byteLength))
          moved.push(row[name].buffer)
        }
      parentPort.postMessage({ question, row }, moved)
    } catch (error) {
      const problem = { message: String(error.message), code: String(error.code ?? '') }
      parentPort.postMessage({ question, problem })
    }
  })`

/**
 * A connection that reads in a thread of its own: libsql has no other way to read than to wait for
 * the disk, and a slow one would stop every answer of the process.
 */
export function openLibsqlReader(file: string, patienceMs: number): LibsqlReader {
  const libsql = createRequire(import.meta.url).resolve('libsql')
  const waiting = new Map<number, Waiting>()
  let questions = 0
  let thread: Worker | null = null

  function start(): Worker {
    const started = new Worker(threadSource, {
      eval: true,
      workerData: { libsql, file, patienceMs },
    })
    started.on('message', ({ question, row, problem }: Answer) => {
      const asked = waiting.get(question)
      waiting.delete(question)
      if (problem) asked?.reject(toError(problem))
      else asked?.resolve(row)
    })
    // It says why on its way; whoever waits is only told that there is no answer.
    started.on('error', () => {})
    started.on('exit', () => giveUp(started))
    // Nobody waits for it who does not wait for an answer.
    started.unref()
    return started
  }

  /** The next question gets another one: the disk may be there again. */
  function giveUp(ended: Worker) {
    if (thread !== ended) return
    thread = null
    const error = new SqliteError('The thread that reads has ended', 'SQLITE_CANTOPEN', 0)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    get(sql, ...values) {
      const asked = (thread ??= start())
      const question = ++questions
      return new Promise((resolve, reject) => {
        waiting.set(question, { resolve, reject })
        asked.postMessage({ question, sql, values }, [])
      })
    },
    async close() {
      await thread?.terminate()
    },
  }
}

/** An error loses what it is on its way out of a thread. */
const toError = ({ message, code }: Problem): Error =>
  code.startsWith('SQLITE_') ? new SqliteError(message, code, 0) : new Error(message)
