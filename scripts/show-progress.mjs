/** Without a terminal each sign is a line of its own, and few are enough. */
const signSeconds = 15

/**
 * Says what is being done, and goes on saying so: what stands still on a screen looks broken.
 *
 * @template T
 * @param {string} doing a sentence
 * @param {() => Promise<T>} work
 * @param {{ output?: { write(text: string): unknown, isTTY?: boolean }, tickMs?: number }} [options]
 * @returns {Promise<T>}
 */
export async function showProgress(doing, work, { output = process.stdout, tickMs = 1_000 } = {}) {
  const { isTTY } = output
  let seconds = 0
  output.write(isTTY ? doing : `${doing}\n`)
  const sign = setInterval(() => {
    seconds += 1
    if (isTTY) output.write(`\r${doing} ${seconds} s`)
    else if (seconds % signSeconds === 0) output.write(`Still at it, ${seconds} seconds so far.\n`)
  }, tickMs)
  try {
    return await work()
  } finally {
    clearInterval(sign)
    if (isTTY) output.write('\n')
  }
}
