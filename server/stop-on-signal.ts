import type { Server } from 'node:http'

/** Whoever stops us waits ten seconds as a rule, and then kills. */
const patienceMs = 8000

/** Lets running answers finish, then `tidy`, then ends. A second signal ends at once. */
export function stopOnSignal(server: Server, tidy: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    server.close(() => void tidy().finally(() => process.exit(0)))
    // A connection whose last answer is out would otherwise wait for another question.
    setInterval(() => server.closeIdleConnections(), 100).unref()
    // An open event stream would otherwise hold the process for as long as its reader likes.
    setTimeout(() => server.closeAllConnections(), patienceMs).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
