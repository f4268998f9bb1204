/**
 * A failed command is told by its message; where in our scripts it arose helps nobody.
 * @param {unknown} reason
 * @returns {never}
 */
export function exitWithReason(reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exit(1)
}
