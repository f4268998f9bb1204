import { spawn, spawnSync } from 'node:child_process'

import { projectRoot } from './project-root.mjs'

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {number} [timeoutMs]
 * @property {(pid: number) => void} [onStart]
 *
 * @typedef {object} Outcome
 * @property {boolean} ok false also when it was killed or ran out of time
 * @property {string} output everything it wrote, and why it ended when that was not by itself
 */

const patienceMs = 5000
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program to its end, with all its children: none of them outlives it, nor this process.
 * @param {string} file
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export function runCommand(file, args, { env = {}, timeoutMs, onStart } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the whole tree can be ended at once. Windows ends trees by pid.
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    if (child.pid) onStart?.(child.pid)
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text))

    /** @type {NodeJS.Timeout | undefined} */
    let timer
    if (timeoutMs) {
      timer = setTimeout(() => {
        output += `\nStopped after ${Math.round(timeoutMs / 1000)} s, which is too long.\n`
        endTree(child.pid, 'SIGTERM')
        timer = setTimeout(() => endTree(child.pid, 'SIGKILL'), patienceMs)
      }, timeoutMs)
    }

    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      endTree(child.pid, signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    for (const signal of signals) process.on(signal, passOn)

    /** @param {boolean} ok */
    const finish = (ok) => {
      clearTimeout(timer)
      for (const signal of signals) process.off(signal, passOn)
      resolve({ ok, output })
    }
    child.on('error', (error) => {
      output += `\n${file} could not be run: ${error.message}\n`
      finish(false)
    })
    // What it left behind may hold its output open, and would be waited for.
    child.on('exit', () => endTree(child.pid, 'SIGKILL'))
    child.on('close', (code, signal) => {
      if (signal) output += `\nEnded by ${signal}.\n`
      finish(code === 0)
    })
  })
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function endTree(pid, signal) {
  if (!pid) return
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-pid, signal)
  } catch {
    // Already gone, which is what was wanted.
  }
}
