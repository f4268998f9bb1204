import { writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const beatMs = 1000
const silenceMs = 180_000

/**
 * Does the work while no other process does work under the same lock file. `lend` names a child
 * that works on when this process is killed, so that nobody starts beside it.
 * @template T
 * @param {string} file
 * @param {(lend: (pid: number) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  await mkdir(dirname(file), { recursive: true })
  await take(file)
  const beat = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => {})
  }, beatMs)
  try {
    return await work((pid) => writeFileSync(file, `${process.pid} ${pid}`))
  } finally {
    clearInterval(beat)
    await rm(file, { force: true })
  }
}

/** @param {string} file */
async function take(file) {
  let told = false
  let tookOver = false
  for (;;) {
    if (await create(file)) {
      if (!tookOver) return
      // Another process may have seen the same abandoned lock and removed ours in its place.
      await sleep(100)
      if (await isOwn(file)) return
    } else if (await isAbandoned(file)) {
      await rm(file, { force: true })
      tookOver = true
    } else {
      if (!told) console.log('Another start is preparing the app; waiting for it.')
      told = true
      await sleep(200)
    }
  }
}

/** @param {string} file */
async function create(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {string} file */
async function isOwn(file) {
  const content = await readFile(file, 'utf8').catch(() => '')
  return content === String(process.pid)
}

/**
 * A killed process leaves its lock behind. Its id may by now be a stranger's, so long silence
 * counts as well.
 * @param {string} file
 */
async function isAbandoned(file) {
  try {
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > silenceMs) return true
    const holders = (await readFile(file, 'utf8')).split(' ').map(Number).filter(Boolean)
    // Empty for a moment between being created and being written.
    return holders.length > 0 && !holders.some(isAlive)
  } catch {
    return false
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
