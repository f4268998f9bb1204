import { redactSecrets } from './redact-secrets.ts'

export type Log = {
  error(event: string, error: unknown, fields?: Record<string, string | number>): void
}

/** One JSON object per line. Headers, queries and bodies are never handed in, so keys stay out. */
export function createLog(write: (line: string) => void): Log {
  return {
    error(event, error, fields = {}) {
      const entry = {
        time: new Date().toISOString(),
        level: 'error',
        event,
        ...fields,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }
      write(`${redactSecrets(JSON.stringify(entry))}\n`)
    },
  }
}
