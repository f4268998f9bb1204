const task = /^\s*[-*+]\s+\[([ xX])\]\s/u

/**
 * "- [x] tides" beside "- [ ] moons": a slide has no boxes, and what is not done yet would stand among
 * what is. Where nothing is done, all of it is what is planned.
 */
export function dropOpenTasks(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (let from = 0; from < lines.length;) {
    const end = lines.findIndex((line, at) => at >= from && !task.test(line))
    const run = lines.slice(from, end === -1 ? lines.length : Math.max(end, from + 1))
    const isMixed = run.some(isDone) && !run.every(isDone)
    kept.push(...(isMixed && task.test(run[0] ?? '') ? run.filter(isDone) : run))
    from += run.length
  }
  return kept
}

const isDone = (line: string): boolean => /[xX]/u.test(task.exec(line)?.[1] ?? '')
