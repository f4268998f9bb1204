import type { TabMemory } from '#ports/tab-memory.ts'

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
  const { readOrigins } = await import('./read-origins.ts')
  state.setState(({ origins }) => ({ origins: { ...readOrigins(kept), ...origins } }))
}
