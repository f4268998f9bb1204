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

/** Every process of the browser is busy with it when tracing begins; that is not the page's doing. */
const tracingBeginsMs = 500

/**
 * What the page's main thread does meanwhile: its tasks, each by the clock and in processor time.
 * The latter is what it costs whatever else the machine is doing.
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<void>} act
 */
export async function traceTasks(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', '-*'] })
  await page.waitForTimeout(tracingBeginsMs)
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const own = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && threads.has(`${pid}:${tid}`))
  // Looking for an element or handing over a file is the work of the test, not of the page, also
  // where it comes in the middle of a task.
  const questions = own.filter(({ args }) =>
    /DevTools/.test(args?.chrome_mojo_event_info?.mojo_interface_tag ?? ''),
  )
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, dur, tdur = 0 }) => {
      const asked = questions.filter((question) => question.ts >= ts && question.ts < ts + dur)
      const sum = (key) => asked.reduce((total, question) => total + (question[key] ?? 0), 0)
      return { dur: dur - sum('dur'), tdur: tdur - sum('tdur') }
    })
  if (tasks.length === 0) throw new Error('The browser traced no task')
  return {
    longestMs: Math.max(...tasks.map(({ dur }) => dur)) / 1_000,
    longestCpuMs: Math.max(...tasks.map(({ tdur }) => tdur)) / 1_000,
    cpuMs: tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1_000,
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
