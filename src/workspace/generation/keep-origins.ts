import type { TabMemory } from '#ports/tabs/tab-memory.ts'

import type { Generation } from './generation.ts'

/** Reloading the page loses neither the way to the rest of a presentation nor what it was made from. */
export async function keepOrigins(state: Generation['state'], memory: TabMemory): Promise<void> {
  const kept = memory.read()
  state.subscribe(({ origins }, before) => {
    if (origins === before.origins) return
    if (Object.keys(origins).length > 0) memory.keep(JSON.stringify(origins))
    else memory.forget()
  })
  if (kept === null) return
  // What could not be fetched stays kept: the next reload finds it.
  const reading = await import('./read-origins.ts').catch(() => null)
  if (!reading) return
  state.setState(({ origins }) => ({ origins: { ...reading.readOrigins(kept), ...origins } }))
}
