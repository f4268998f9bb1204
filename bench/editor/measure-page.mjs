/** @typedef {import('@playwright/test').Page} Page */

/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * Notes, in the page, the time from each key to the next painted frame.
 * @param {Page} page
 */
export const startMeasuring = (page) =>
  page.addInitScript(() => {
    const keys = []
    Object.assign(window, { keys })
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A task after the frame's callbacks runs once the frame has been painted.
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => keys.push(performance.now() - timeStamp))
          channel.port1.start()
          channel.port2.postMessage(null)
        }),
      { capture: true },
    )
  })

/**
 * Milliseconds from each key to its paint since the last call.
 * @param {Page} page
 * @returns {Promise<number[]>}
 */
export const takeKeys = (page) => page.evaluate(() => window.keys.splice(0))

/**
 * What the page's main thread does meanwhile: its tasks, each by the clock and in processor time.
 * The latter is what it costs whatever else the machine is doing.
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<void>} act
 */
export async function traceTasks(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', '-*'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && threads.has(`${pid}:${tid}`),
  )
  if (tasks.length === 0) throw new Error('The browser traced no task')
  return {
    longestMs: Math.max(...tasks.map(({ dur }) => dur)) / 1_000,
    longestCpuMs: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
    cpuMs: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000,
  }
}

/**
 * The smallest value that `share` of the values do not exceed.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? Number.NaN
}
