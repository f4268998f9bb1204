import { readdirSync, readFileSync } from 'node:fs'

/**
 * Ends what a crashed runner left behind in process groups of its own: browsers and servers.
 * They are known by a mark that they inherited in their environment, which Linux lets us read.
 * @param {string} mark
 */
export function endStrays(mark) {
  if (process.platform !== 'linux') return
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry)
    if (!pid || pid === process.pid) continue
    try {
      if (readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark)) process.kill(pid, 'SIGKILL')
    } catch {
      // Gone in the meantime, or another user's.
    }
  }
}
