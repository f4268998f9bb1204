// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'

import { tabMemoryContract } from '#ports/tabs/tab-memory.contract.ts'

import { createBrowserTabMemory } from './browser-tab-memory.ts'
import { createMemoryTabMemory } from './memory-tab-memory.ts'

describe('in memory', () => tabMemoryContract(createMemoryTabMemory))

describe('in the browser', () => {
  const open = () => {
    sessionStorage.clear()
    return createBrowserTabMemory('origins')
  }
  tabMemoryContract(open)

  test('what finds no room leaves nothing older in its place', () => {
    const memory = open()
    memory.keep('old')
    memory.keep('x'.repeat(6 * 1024 * 1024))
    expect(memory.read()).toBeNull()
  })

  test('a browser that forbids storage forgets and does not fail', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    const memory = createBrowserTabMemory('origins')
    memory.keep('text')
    memory.forget()
    expect(memory.read()).toBeNull()
  })
})
