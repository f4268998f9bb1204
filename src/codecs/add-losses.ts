import type { Loss } from './loss.ts'

/** What is lost on a slide is told with it; what the whole deck loses is told once, however many slides show it. */
export function addLosses(all: Loss[], more: readonly Loss[]): void {
  for (const loss of more)
    if (loss.kind !== 'logo-missing' || !all.some(({ kind }) => kind === loss.kind)) all.push(loss)
}
