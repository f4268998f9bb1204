import { expect, test } from 'vitest'

import type { TabMemory } from './tab-memory.ts'

export function tabMemoryContract(make: () => TabMemory): void {
  test('what was kept last is read, until it is forgotten', () => {
    const memory = make()
    expect(memory.read()).toBeNull()
    memory.keep('one')
    memory.keep('another')
    expect(memory.read()).toBe('another')
    memory.forget()
    expect(memory.read()).toBeNull()
  })
}
