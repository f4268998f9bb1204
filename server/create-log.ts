import { redactSecrets } from './redact-secrets.ts'

type Fields = Record<string, string | number>

export type Log = {
  info(event: string, fields?: Fields): void
  error(event: string, error: unknown, fields?: Fields): void
}

/** One JSON object per line. Headers, queries and bodies are never handed in, so keys stay out. */
export function createLog(write: (line: string) => void): Log {
  function tell(level: 'info' | 'error', event: string, fields: Fields) {
    const entry = { time: new Date().toISOString(), level, event, ...fields }
    write(`${redactSecrets(JSON.stringify(entry))}\n`)
  }
  return {
    info: (event, fields = {}) => tell('info', event, fields),
    error: (event, error, fields = {}) =>
      tell('error', event, {
        ...fields,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  }
}
