import type { TabMemory } from '#ports/tabs/tab-memory.ts'

export function createMemoryTabMemory(kept: string | null = null): TabMemory {
  let text = kept
  return {
    read: () => text,
    keep: (next) => void (text = next),
    forget: () => void (text = null),
  }
}
