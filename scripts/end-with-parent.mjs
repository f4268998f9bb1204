const parent = process.ppid

/**
 * Whoever ends npm with a signal ends npm and its shell, not what the shell runs. Without this
 * a server or a test run would go on with nobody to stop it.
 */
export function endWithParent() {
  if (!process.env['npm_lifecycle_event']) return
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
